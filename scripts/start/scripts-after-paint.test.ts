import { expect, test } from "vitest";

import { letScriptsWait } from "@/scripts/start/scripts-after-paint.mjs";

const page = `<html><head><link rel="preload" as="script" fetchPriority="low" href="/b.js"/><script src="/a.js" async=""></script><script src="/old.js" noModule=""></script></head><body><p>text</p><script src="/b.js" id="_R_" async=""></script><script>self.__next_f=[]</script></body></html>`;

test("framework scripts wait in their places and keep their marks; other scripts stay as they are", () => {
  const html = letScriptsWait(page) ?? "";
  expect(html).toContain('<script type="text/after-paint" src="/a.js" async="">');
  expect(html).toContain('<script type="text/after-paint" src="/b.js" id="_R_" async="">');
  expect(html).toContain('<script src="/old.js" noModule="">');
  expect(html).toContain("<script>self.__next_f=[]</script>");
  expect(html).not.toContain("preload");
});

test("a page that was rewritten is not rewritten again", () => {
  expect(letScriptsWait(letScriptsWait(page) ?? "")).toBeNull();
});

test("a page without framework scripts is left alone", () => {
  expect(letScriptsWait("<html><body><script>1</script></body></html>")).toBeNull();
});
