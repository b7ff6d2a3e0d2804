import { afterAll, beforeAll, expect, test } from "vitest";

import * as queries from "@/cms/queries";
import { faqPages } from "@/lib/core/faq-pages";
import { locales } from "@/lib/i18n/locales";
import { type ContentSource, datasetSource, sanitySource } from "@/lib/integrations/sanity/content-source";
import { readDataset } from "@/lib/integrations/sanity/read-dataset";
import { SanityServer } from "@/tests/factories/sanity-server";

const draft = {
  _id: "drafts.faq.course.99.en",
  _type: "faq",
  language: "en",
  page: "course",
  order: 99,
  question: "Draft?",
  answer: "Not to be seen.",
};

let embedded: ContentSource;
let remote: ContentSource;
const server = new SanityServer({ read: "read", write: "write" });
beforeAll(async () => {
  const documents = [...(await readDataset("cms/dataset")), draft];
  embedded = datasetSource(documents);
  for (const document of documents) server.put(document);
  remote = sanitySource({
    projectId: "bandwise",
    dataset: "production",
    token: "read",
    host: await server.listen(),
  });
});

afterAll(() => server.close());

const calls = [
  ...faqPages.map((page) => ["faqQuery", page] as const),
  ["testimonialQuery", ""],
  ["planCopyQuery", ""],
  ["bannerQuery", ""],
  ["siteFactsQuery", ""],
] as const;

test.for(calls)(
  "%s %s: the embedded and the remote source give the same, and it fits its shape",
  async ([name, page]) => {
    const { groq, shape } = queries[name];
    for (const language of locales) {
      const params = { language, page };
      const here = await embedded.fetch(groq, params);
      expect(await remote.fetch(groq, params)).toEqual(here);
      expect(here).not.toEqual([]);
      expect(() => shape.parse(here)).not.toThrow();
    }
  },
);

test("the remote source asks for published documents only, with its token", () => {
  expect(server.asked.length).toBeGreaterThan(0);
  expect(
    server.asked.every(({ perspective, token }) => perspective === "published" && token === "Bearer read"),
  ).toBe(true);
});

test("a draft never leaves the embedded source", async () => {
  const ids = await embedded.fetch(`*[_type == "faq"]._id`, {});
  expect(ids).toContain("faq.course.1.en");
  expect(ids).not.toContain(draft._id);
});

test("a query too long for an address is posted, with its parameters", async () => {
  const ids = Array.from({ length: 2_000 }, (_, index) => `faq.course.${index}.en`);
  const found = await remote.fetch("*[_id in $ids]._id", { ids });
  expect(found).toEqual(expect.arrayContaining(["faq.course.1.en", "faq.course.2.en"]));
});
