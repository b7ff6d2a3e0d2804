import { expect, test } from "vitest";

import { readDraft } from "@/lib/content/live/read-draft";
import { mayPreview } from "@/lib/services/cms/preview-pass";
import { cms, withCms } from "@/tests/api/cms-site";
import { askedOfSite, call } from "@/tests/api/harness";
import { sanityArticle } from "@/tests/factories/sanity-articles";

withCms();

const hour = 3_600_000;

/** What the studio writes when an editor opens a preview. */
function writeSecret(secret: string, at = new Date()) {
  const document = { _id: `drafts.${secret}`, _type: "sanity.previewUrlSecret", secret, source: "studio" };
  cms.put({ ...document, studioUrl: "https://studio.example" }, at);
}

const open = (secret: string, path: string) =>
  call(
    "GET",
    `/cms/preview?sanity-preview-secret=${secret}&sanity-preview-pathname=${encodeURIComponent(path)}`,
  );

const passOf = (headers: Headers) =>
  decodeURIComponent(/bandwise-preview=([^;]*)/.exec(headers.get("set-cookie") ?? "")?.[1] ?? "");

test("a link of the studio opens the draft of its article, for an hour, in this browser", async () => {
  writeSecret("fresh-secret");
  const { status, headers } = await open("fresh-secret", "/ja/learn/sketch");
  expect([status, headers.get("location")]).toEqual([307, "/ja/learn/sketch"]);
  expect(headers.get("set-cookie")).toMatch(/HttpOnly/);
  expect(headers.get("set-cookie")).toMatch(/Max-Age=3600/);
  expect(askedOfSite.preview.at(-1)).toBe(true);
  const pass = passOf(headers);
  expect(await mayPreview(pass, "/learn/sketch")).toBe(true);
  expect(await mayPreview(pass, "/learn/another")).toBe(false);
  expect(await mayPreview(pass.replace("sketch", "another"), "/learn/another")).toBe(false);
  expect(await mayPreview(pass.replace(/~\d+~/, "~9999999999~"), "/learn/sketch")).toBe(false);
  expect(await mayPreview(undefined, "/learn/sketch")).toBe(false);
});

test("without the studio's secret, with an old one, or for no article there is no preview", async () => {
  writeSecret("old-secret", new Date(Date.now() - 2 * hour));
  writeSecret("good-secret");
  const before = askedOfSite.preview.length;
  for (const [secret, path] of [
    ["guessed", "/learn/sketch"],
    ["old-secret", "/learn/sketch"],
    ["good-secret", "/pricing"],
    ["good-secret", "/app"],
    ["good-secret", "/learn/sketch/more"],
  ] as const) {
    const { status, body, headers } = await open(secret, path);
    expect([path, status, body.code]).toEqual([path, 403, "preview/link"]);
    expect(headers.get("set-cookie")).toBeNull();
  }
  expect((await call("GET", "/cms/preview")).status).toBe(400);
  expect(askedOfSite.preview).toHaveLength(before);
});

test("a link that names another host stays on this site", async () => {
  writeSecret("own-secret");
  const { headers } = await open("own-secret", "//evil.example/learn/sketch");
  expect(headers.get("location")).toBe("/learn/sketch");
});

test("while the CMS is down a link is answered with 503, and no preview begins", async () => {
  writeSecret("storm-secret");
  cms.mood = "down";
  const { status, body } = await open("storm-secret", "/learn/sketch");
  cms.mood = "well";
  expect([status, body.code]).toEqual([503, "cms/unavailable"]);
});

test("a pass ends by the clock of the server", async () => {
  writeSecret("hourly-secret");
  const { headers } = await open("hourly-secret", "/learn/sketch");
  const pass = passOf(headers);
  const until = Number(pass.split("~")[1]) * 1_000;
  expect(until - Date.now()).toBeGreaterThan(0.9 * hour);
  expect(until - Date.now()).toBeLessThanOrEqual(hour);
});

test("a draft is read with the token and in the editors' perspective, before the published version", async () => {
  cms.put(sanityArticle("sketch", { title: "Published" }));
  cms.put({
    ...sanityArticle("sketch", { title: "Drafted", status: "draft" }),
    _id: "drafts.article.sketch.en",
  });
  const draft = await readDraft("ja", "learn", "sketch");
  expect(draft?.shown?.article).toMatchObject({ title: "Drafted", written: "en", path: "/learn/sketch" });
  expect(draft?.faults).toEqual([]);
  expect(cms.asked.at(-1)).toMatchObject({ perspective: "drafts", token: "Bearer read-token" });
});

test("a draft that does not pass the gate is not shown; its faults are", async () => {
  cms.put({ ...sanityArticle("unsafe", { body: "<iframe />" }), _id: "drafts.article.unsafe.en" });
  const draft = await readDraft("en", "learn", "unsafe");
  expect(draft?.shown).toBeNull();
  expect(draft?.faults.join()).toContain("mdx/html");
  cms.put({ ...sanityArticle("test-format"), _id: "drafts.article.test-format.en" });
  expect((await readDraft("en", "learn", "test-format"))?.faults.join()).toContain("files win");
});

test("when the CMS does not answer, the draft is said to be out of reach", async () => {
  cms.mood = "garbage";
  expect(await readDraft("en", "learn", "sketch")).toBeNull();
  cms.mood = "well";
});

test("leaving ends the preview and leads to the article, or home when the browser names none", async () => {
  const leave = (cookie: string) => call("GET", "/cms/preview/leave?locale=de", { headers: { cookie } });
  const left = await leave("bandwise-preview=%2Flearn%2Fsketch~1~x");
  expect([left.status, left.headers.get("location")]).toEqual([307, "/de/learn/sketch"]);
  expect(left.headers.get("set-cookie")).toMatch(/bandwise-preview=;.*Expires=Thu, 01 Jan 1970/);
  expect(askedOfSite.preview.at(-1)).toBe(false);
  for (const cookie of ["", "bandwise-preview=%2F%2Fevil.example~1~x", "bandwise-preview=%2Fapp~1~x"])
    expect((await leave(cookie)).headers.get("location")).toBe("/de");
});
