import { expect, test } from "vitest";

import { letScriptsWait } from "@/scripts/start/scripts-after-paint.mjs";

const page = `<html lang="en"><head><link rel="preload" as="script" fetchPriority="low" href="/b.js"/><script src="/a.js" async=""></script><script src="/old.js" noModule=""></script></head><body><p>text</p><script src="/b.js" id="_R_" async=""></script><script>self.__next_f=[]</script></body></html>`;

test("framework scripts wait in their places and keep their marks; other scripts stay as they are", () => {
  const html = letScriptsWait("en", page) ?? "";
  expect(html).toContain('<script type="text/after-paint" src="/a.js" async="">');
  expect(html).toContain('<script type="text/after-paint" src="/b.js" id="_R_" async="">');
  expect(html).toContain('<script src="/old.js" noModule="">');
  expect(html).toContain("<script>self.__next_f=[]</script>");
  expect(html).not.toContain("preload");
});

test("the poster and the captions of a film wait, and the page says that it has not been painted", () => {
  const film = `<video controls="" poster="/film.webp" src="/film.mp4"><track kind="captions" src="/th.vtt" default=""/></video>`;
  const html = letScriptsWait("en", page.replace("<p>", `${film}<p>`)) ?? "";
  expect(html).toMatch(/^<html data-unpainted lang="en">/);
  expect(html).toContain('<video controls="" data-late-poster="/film.webp" src="/film.mp4">');
  expect(html).toContain('<track kind="captions" data-late-src="/th.vtt" default=""/>');
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
