import { afterEach, expect, test } from "vitest";

import { readBanner, readFaq, readPlanCopy, readSiteFacts, readVoices } from "@/lib/content/cms";
import { refreshLibrary } from "@/lib/content/live/library";
import { publishedPlans } from "@/lib/content/plans";
import { cmsHealth } from "@/lib/integrations/sanity/cms-health";
import { readContentNotes } from "@/lib/services/cms/watch-content";
import { cms, deliver, restart, withCms } from "@/tests/api/cms-site";

withCms();

type Fields = Record<string, unknown>;

/** Everything of these documents that pages show in a language, as one text. */
async function shown(locale: "en" | "de" = "en") {
  const parts = await Promise.all([
    readFaq(locale, "course"),
    readFaq(locale, "pricing"),
    readVoices(locale),
    readPlanCopy(locale).then((copies) => [...copies]),
    readBanner(locale),
    readSiteFacts(),
  ]);
  return JSON.stringify(parts);
}

const changed = new Map<string, Fields>();

/** An editor publishes other fields of a document. */
function write(id: string, change: Fields) {
  const document = cms.read(id);
  if (!document) throw new Error(`There is no ${id}.`);
  if (!changed.has(id)) changed.set(id, document);
  cms.put({ ...document, ...change });
}

const tell = (id: string) => deliver({ _id: id, _type: cms.read(id)?._type ?? "faq" });
const notesOn = (id: string) => readContentNotes().filter((note) => note.includes(`document ${id}`));

afterEach(async () => {
  for (const [id, document] of changed) cms.put({ ...document, _id: id, _type: String(document._type) });
  changed.clear();
  await refreshLibrary();
});

const withData = (id: string, change: Fields) => {
  const data = cms.read(id)?.data;
  return { data: { ...(typeof data === "object" ? data : {}), ...change } };
};

const faults: [what: string, id: string, change: () => Fields, sentence: RegExp][] = [
  [
    "a figure with a typo",
    "faq.course.2.en",
    () => ({ answer: "As a guest you have {guestQuestion} questions." }),
    /answer: dataset\/figure: there is no figure \{guestQuestion\}; braces are for \{guestQuestions\}/,
  ],
  [
    "a brace left open",
    "faq.course.2.en",
    () => ({ answer: "You have {guestQuestions." }),
    /dataset\/figure/,
  ],
  [
    "an ICU plural",
    "faq.course.2.en",
    () => ({ answer: "{n, plural, one {#} other {#}}" }),
    /dataset\/figure/,
  ],
  [
    "a figure in a question",
    "faq.course.2.en",
    () => ({ question: "{guestQuestions}?" }),
    /question: dataset/,
  ],
  ["a null answer", "faq.course.2.en", () => ({ answer: null }), /answer: field\/missing/],
  ["an empty answer", "faq.course.2.en", () => ({ answer: " " }), /answer: field\/value/],
  ["a number for an answer", "faq.course.2.en", () => ({ answer: 7 }), /answer: field\/value/],
  [
    "an answer without end",
    "faq.course.2.en",
    () => ({ answer: "a ".repeat(9_000) }),
    /answer: field\/value/,
  ],
  ["a page that is none", "faq.course.2.en", () => ({ page: "courses" }), /page: field\/value/],
  ["a language we have not", "faq.course.2.en", () => ({ language: "xx" }), /language: field\/value/],
  ["a place that is no number", "faq.course.2.en", () => ({ order: "two" }), /order: field\/value/],
  ["a tag", "faq.course.2.en", () => ({ answer: "Read <b>this</b>." }), /answer: dataset\/markup/],
  ["a link in Markdown", "faq.course.2.en", () => ({ answer: "[See](/pricing)" }), /answer: dataset\/markup/],
  [
    "a mark that turns the text",
    "faq.course.2.en",
    () => ({ answer: "abc\u202Edef" }),
    /file\/hidden-character/,
  ],
  ["what is left to write", "faq.course.2.en", () => ({ answer: "TODO" }), /text\/unwritten/],
  ["no line for a plan", "plan.premium-3d.en", () => ({ tagline: null }), /tagline: field\/missing/],
  ["no name for a plan", "plan.premium-3d.de", () => ({ name: undefined }), /name: field\/missing/],
  ["an empty feature", "plan.premium-3d.en", () => ({ features: [""] }), /features\.0: field\/value/],
  ["a banner without words", "banner.update.en", () => ({ text: null }), /text: field\/missing/],
  ["a banner with a placeholder", "banner.update.en", () => ({ text: "Hi {name}" }), /text: dataset\/figure/],
  ["a banner as a list", "banner.update.de", () => ({ action: ["Go"] }), /action: field\/value/],
  [
    "a country in words",
    "testimonial.1.en",
    () => withData("testimonial.1.en", { country: "Mexico" }),
    /data\.country: field\/value/,
  ],
  [
    "a testimonial without words",
    "testimonial.1.en",
    () => withData("testimonial.1.en", { content: null }),
    /data\.content: field\/missing/,
  ],
  ["an address that is none", "siteFacts", () => ({ contactEmail: "nobody" }), /contactEmail: field\/value/],
  [
    "a profile by http",
    "siteFacts",
    () => ({ social: [{ name: "X", url: "http://x.y" }] }),
    /social\.0\.url/,
  ],
];

test.for(faults)(
  "a document with %s keeps its last good version, also after a restart, and is said to be wrong",
  async ([, id, change, sentence]) => {
    await refreshLibrary();
    const before = [await shown(), await shown("de")];
    write(id, change());
    const answer = await tell(id);
    expect(answer.status).toBe(200);
    expect(answer.body.data.refused.join("\n")).toMatch(sentence);
    expect([await shown(), await shown("de")]).toEqual(before);
    expect(notesOn(id).join("\n")).toMatch(sentence);
    expect(notesOn(id).join("\n")).toContain("The version before is shown.");
    expect(cmsHealth().failing).toBeNull();
    await restart();
    expect([await shown(), await shown("de")]).toEqual(before);
    expect(notesOn(id).join("\n")).toMatch(sentence);
  },
);

test("no other document waits for a wrong one, and a mended one is shown at once", async () => {
  write("faq.course.2.en", { answer: "{guestQuestion}" });
  write("faq.course.1.en", { question: "Asked while another is wrong?" });
  await tell("faq.course.1.en");
  expect((await readFaq("en", "course"))[0]?.question).toBe("Asked while another is wrong?");
  expect(notesOn("faq.course.2.en")).toHaveLength(1);
  write("faq.course.2.en", { answer: "You have {guestQuestions} questions." });
  const { body } = await tell("faq.course.2.en");
  expect(body.data).toEqual({ expired: ["cms:faq"], refused: [] });
  expect((await readFaq("en", "course"))[1]?.answer).toMatch(/^You have \d+ questions\.$/);
  expect(notesOn("faq.course.2.en")).toEqual([]);
});

test("a document that was never right shows what comes with the product, or nothing, and the page stays whole", async () => {
  const product = await readFaq("en", "pricing");
  const id = "faq.pricing.1.en";
  const seeded = cms.read(id);
  cms.remove(id);
  await refreshLibrary();
  expect(await readFaq("en", "pricing")).toHaveLength(product.length - 1);
  cms.put({ ...seeded, _id: id, _type: "faq", answer: null });
  cms.put({ ...seeded, _id: "faq.new.en", _type: "faq", order: 99, answer: "{oh}" });
  await refreshLibrary();
  expect(await readFaq("en", "pricing")).toEqual(product);
  expect(notesOn(id).join()).toContain("The text that comes with the product is shown.");
  expect(notesOn("faq.new.en").join()).toContain("It is not shown.");
  cms.remove("faq.new.en");
  cms.put({ ...seeded, _id: id, _type: "faq" });
  await refreshLibrary();
  expect(readContentNotes()).toEqual([]);
});

test("a plan that is sold never loses its card, whatever becomes of its words", async () => {
  const { _id: id, ...words } = cms.read("plan.premium-3d.en") ?? { _id: "" };
  cms.remove(id);
  await refreshLibrary();
  expect([...(await readPlanCopy("en")).keys()]).toEqual(
    expect.arrayContaining(publishedPlans.map(({ vipId }) => vipId)),
  );
  expect(readContentNotes().join()).toContain('The plan "premium-3d" is sold and has no planCopy in English');
  cms.put({ ...words, _id: id, _type: "planCopy" });
  await refreshLibrary();
  expect(readContentNotes()).toEqual([]);
});

test("the studio's own habits are no faults: keys, lists left out, fields of another release", async () => {
  write("plan.premium-3d.en", { features: undefined, tagline: "Three days.", ours: "not the site's" });
  write("siteFacts", { social: [{ _key: "a", name: "Forum", url: "https://forum.example" }] });
  write("banner.update.en", { short: undefined });
  await refreshLibrary();
  expect(readContentNotes()).toEqual([]);
  expect((await readPlanCopy("en")).get("premium-3d")).toMatchObject({
    tagline: "Three days.",
    features: [],
  });
  expect((await readSiteFacts()).social).toEqual([{ name: "Forum", url: "https://forum.example" }]);
  const banner = await readBanner("en");
  expect(banner?.short).toBe(banner?.text);
});

test("of two banners the older one is shown, and a second text of a plan says which to delete", async () => {
  const banner = await readBanner("en");
  cms.put({
    ...cms.read("banner.update.en"),
    _id: "another",
    _type: "banner",
    text: "Another",
    _createdAt: "2990",
  });
  await refreshLibrary();
  expect(await readBanner("en")).toEqual(banner);
  expect(notesOn("another").join()).toContain("document banner.update.en says this already; delete one");
  cms.remove("another");
  await refreshLibrary();
});

test("the operator's figures name the document, the field and the rule", async () => {
  const { readMetrics } = await import("@/lib/services/operation/read-metrics");
  const read = async () =>
    (await readMetrics({ peer: "127.0.0.1", headers: new Headers({ host: "localhost" }) }))?.text;
  write("faq.course.2.en", { answer: "{guestQuestion}" });
  await refreshLibrary();
  const figure = 'cms_faults{document="faq.course.2.en",type="faq",field="answer",rule="dataset/figure"} 1';
  expect(await read()).toContain(figure);
  write("faq.course.2.en", { answer: "Right again." });
  await refreshLibrary();
  expect(await read()).not.toContain("faq.course.2.en");
});

test("a project that answers nothing has lost its token, not its documents", async () => {
  const before = await shown();
  cms.mood = "empty";
  expect(await refreshLibrary()).toBe(false);
  expect(await shown()).toBe(before);
  cms.mood = "well";
  await refreshLibrary();
});
