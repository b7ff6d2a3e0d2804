import { expect, test } from "vitest";

import { letScriptsWait } from "@/scripts/start/scripts-after-paint.mjs";

const page = `<html><head><link rel="preload" as="script" fetchPriority="low" href="/b.js"/><script src="/a.js" async=""></script><script src="/old.js" noModule=""></script></head><body><p>text</p><script src="/b.js" id="_R_" async=""></script><script>self.__next_f=[]</script></body></html>`;

test("framework scripts wait in their places and keep their marks; other scripts stay as they are", () => {
  const html = letScriptsWait("en", page) ?? "";
  expect(html).toContain('<script type="text/after-paint" src="/a.js" async="">');
  expect(html).toContain('<script type="text/after-paint" src="/b.js" id="_R_" async="">');
  expect(html).toContain('<script src="/old.js" noModule="">');
  expect(html).toContain("<script>self.__next_f=[]</script>");
  expect(html).not.toContain("preload");
});

test("a page that was rewritten is not rewritten again", () => {
  expect(letScriptsWait("en", letScriptsWait("en", page) ?? "")).toBeNull();
});

test("a page without framework scripts is left alone", () => {
  expect(letScriptsWait("en", "<html><body><script>1</script></body></html>")).toBeNull();
});

test("the learner area and an order show nothing without their scripts, which do not wait", () => {
  for (const address of ["en/app", "/ja/app", "/success", "/ja/success/cs_1"])
    expect(letScriptsWait(address, page)).toBeNull();
  for (const address of ["/", "/de", "/learn/apps", "/login", "/de/search", "/blog/study/search-engines"])
    expect(letScriptsWait(address, page)).not.toBeNull();
});
