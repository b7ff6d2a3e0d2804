import { encodeSignatureHeader } from "@sanity/webhook";
import { beforeEach, expect, test, vi } from "vitest";

import { refreshLibrary, settleDueTags, readDueTags } from "@/lib/content/live/library";
import { changePages } from "@/lib/services/cms/change-pages";
import { expireDue } from "@/lib/services/cms/refresh-pages";
import { cms, deliver, told, withCms } from "@/tests/api/cms-site";
import { askedOfSite, call, runtime } from "@/tests/api/harness";
import { sanityArticle } from "@/tests/factories/sanity-articles";

withCms();

beforeEach(() => {
  askedOfSite.expired.length = 0;
});

/** The pages know everything that is in the CMS now. */
async function settle() {
  await refreshLibrary();
  settleDueTags(readDueTags());
}

const minutes = 60_000;
const article = sanityArticle("announced");

test("a message without a signature, with a wrong, an old, a future or a foreign one has no effect", async () => {
  cms.put(article);
  const now = Date.now();
  const good = await encodeSignatureHeader(JSON.stringify(told(article)), now, "a-secret-of-the-webhook");
  const answers = [
    await deliver(told(article), { signature: "" }),
    await deliver(told(article), { signature: "t=1,v1=00" }),
    await deliver(told(article), {
      signature: good.replace(/v1=(.)/, (_, first) => (first === "x" ? "v1=y" : "v1=x")),
    }),
    await deliver(told(article), { signedWith: "somebody-elses-secret" }),
    await deliver({ ...told(article), _id: "another" }, { signature: good }),
    await deliver("", { signature: good }),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    answers.map(() => [400, "webhook/signature"]),
  );
  for (const at of [now - 6 * minutes, now + 6 * minutes]) {
    const { status, body } = await deliver(told(article), { at });
    expect([status, body.code]).toEqual([400, "webhook/old"]);
  }
  expect(askedOfSite.expired).toEqual([]);
});

test("a message counts once; sent again it is refused", async () => {
  cms.put(article);
  const at = Date.now();
  expect((await deliver(told(article), { at })).status).toBe(200);
  const again = await deliver(told(article), { at });
  expect([again.status, again.body.code]).toEqual([409, "webhook/replayed"]);
  expect(askedOfSite.expired).toHaveLength(1);
});

test.for([
  ["not JSON", "hello"],
  ["a document without a name", '{"_type":"article"}'],
  ["a list", "[]"],
])("a signed message that is %s is answered with what is missing", async ([, body]) => {
  const answer = await deliver(body);
  expect([answer.status, answer.body.code]).toEqual([400, "webhook/content"]);
  expect(answer.body.message).toContain("_id and _type");
});

test("a message larger than 64 KB is refused before it is read to its end", async () => {
  const answer = await deliver({ ...told(article), padding: "x".repeat(70_000) });
  expect([answer.status, answer.body.code]).toEqual([413, "request/too-large"]);
});

test("a change in the text expires the article's own tag, and nothing else", async () => {
  cms.put(article);
  cms.put(sanityArticle("bystander"));
  await settle();
  cms.put({ ...article, body: "## Other words" });
  const { body } = await deliver(told(article));
  expect(body.data).toEqual({ expired: ["cms:article:learn:announced"], refused: [] });
  expect(askedOfSite.expired).toEqual([["cms:article:learn:announced"]]);
});

test.for([
  ["a new title", { title: "A new title" }],
  ["a new day", { dateModified: "2026-11-01" }],
  ["a review", { status: "review" }],
] as const)("%s changes the lists, too", async ([, change]) => {
  cms.put(article);
  await settle();
  cms.put({ ...article, ...change });
  const { body } = await deliver(told(article));
  expect(body.data.expired.toSorted()).toEqual(["cms:article:learn:announced", "cms:articles"]);
});

test("an article that is new, deleted or has another address changes the lists and both addresses", async () => {
  await settle();
  const fresh = sanityArticle("moving");
  cms.put(fresh);
  expect((await deliver(told(fresh))).body.data.expired.toSorted()).toEqual([
    "cms:article:learn:moving",
    "cms:articles",
  ]);
  cms.put({ ...fresh, slug: { current: "moved" } });
  expect(
    (await deliver(told({ ...fresh, slug: { current: "moved" } }))).body.data.expired.toSorted(),
  ).toEqual(["cms:article:learn:moved", "cms:article:learn:moving", "cms:articles"]);
  cms.remove(fresh._id);
  expect((await deliver({ _id: fresh._id, _type: "article" })).body.data.expired.toSorted()).toEqual([
    "cms:article:learn:moved",
    "cms:articles",
  ]);
});

test("a change that somebody saw before its message came expires its pages all the same", async () => {
  cms.put(article);
  await settle();
  cms.put({ ...article, title: "Seen early" });
  await refreshLibrary();
  const { body } = await deliver({ _id: article._id, _type: "article" });
  expect(body.data.expired.toSorted()).toEqual(["cms:article:learn:announced", "cms:articles"]);
});

test("the editor reads in the answer why a document is not shown", async () => {
  const faulty = sanityArticle("unready", { body: "<script>alert(1)</script>" });
  cms.put(faulty);
  const { status, body } = await deliver(told(faulty));
  expect(status).toBe(200);
  expect(body.data.refused.join()).toMatch(/document article\.unready\.en.*mdx\/html.*It is not shown/);
});

test("while the CMS is down a message is answered with 503, and counts when it comes again", async () => {
  cms.put(article);
  await settle();
  cms.put({ ...article, title: "Written in the storm" });
  const at = Date.now();
  cms.mood = "down";
  const first = await deliver(told(article), { at });
  expect([first.status, first.body.code, first.headers.get("retry-after")]).toEqual([
    503,
    "cms/unavailable",
    "60",
  ]);
  expect(askedOfSite.expired).toEqual([]);
  cms.mood = "well";
  const second = await deliver(told(article), { at });
  expect(second.body.data.expired.toSorted()).toEqual(["cms:article:learn:announced", "cms:articles"]);
});

test("another kind of document expires the pages that show it; an unknown one and a draft expire nothing", async () => {
  const expired = async (document: unknown) => (await deliver(document)).body.data.expired;
  expect(await expired({ _id: "faq.course.1.en", _type: "faq" })).toEqual(["cms:faq"]);
  expect(await expired({ _id: "x", _type: "sanity.imageAsset" })).toEqual([]);
  expect(await expired({ _id: "drafts.faq.course.1.en", _type: "faq" })).toEqual([]);
});

test("the operator's figures say whether the CMS answers and how many documents are refused", async () => {
  const { metrics } = await import("@/lib/services/operation/metrics");
  const { readMetrics } = await import("@/lib/services/operation/read-metrics");
  const read = () => readMetrics({ peer: "127.0.0.1", headers: new Headers({ host: "localhost" }) });
  cms.put(sanityArticle("refused", { title: "" }));
  await refreshLibrary();
  expect((await read())?.text).toMatch(/^cms_up 1$/m);
  expect((await metrics().cmsRefused.get()).values[0]?.value).toBeGreaterThanOrEqual(1);
  cms.mood = "garbage";
  await refreshLibrary();
  expect((await read())?.text).toMatch(/^cms_up 0$/m);
  cms.mood = "well";
  await refreshLibrary();
});

test("the message's route takes nothing but POST", async () => {
  expect((await call("GET", "/cms/webhook")).status).toBe(405);
});

test("what no message told of, the process finds by itself and makes its pages follow", async () => {
  await settle();
  cms.put({ ...article, title: "Nobody said so" });
  cms.put({ ...cms.read("banner.en"), _id: "banner.en", _type: "banner", text: "Fresh news" });
  await refreshLibrary();
  await expireDue(await runtime());
  expect(askedOfSite.expired.map((tags) => tags.toSorted())).toEqual([
    ["cms:article:learn:announced", "cms:articles", "cms:banner"],
  ]);
  expect(readDueTags()).toEqual([]);
});

test("a text whose day comes changes the lists without anybody touching it", async () => {
  const soon = sanityArticle("tomorrow", { publishAt: "2026-01-02T00:00:00Z" });
  cms.put(soon);
  await settle();
  vi.setSystemTime(new Date("2026-01-01T00:00:00Z"));
  await settle();
  vi.setSystemTime(new Date("2026-01-03T00:00:00Z"));
  await refreshLibrary();
  vi.useRealTimers();
  expect(readDueTags()).toContain("cms:articles");
  expect(readDueTags()).toContain("cms:article:learn:tomorrow");
});

test("nobody else can make the page server change its pages or show drafts", async () => {
  for (const authorization of ["", "Bearer ", `Bearer ${"x".repeat(43)}`])
    for (const change of [{ expire: ["cms:articles"] }, { preview: true }]) {
      const sent = { method: "POST", headers: { authorization }, body: JSON.stringify(change) };
      const { status } = await changePages(new Request("http://localhost/internal/pages", sent));
      expect(status).toBe(404);
    }
});
