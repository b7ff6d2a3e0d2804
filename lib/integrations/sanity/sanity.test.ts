import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { afterAll, beforeAll, expect, test } from "vitest";

import * as queries from "@/cms/queries";
import { faqPages } from "@/lib/core/faq-pages";
import { locales } from "@/lib/i18n/locales";
import { type ContentSource, datasetSource, sanitySource } from "@/lib/integrations/sanity/content-source";
import { readDataset } from "@/lib/integrations/sanity/read-dataset";

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
let server: Server;
const asked: { perspective: string | null; token: string | undefined }[] = [];

/** A content API of the real wire shape, with groq-js behind it. */
function serve(source: ContentSource) {
  return createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    asked.push({ perspective: url.searchParams.get("perspective"), token: request.headers.authorization });
    const params = [...url.searchParams].filter(([name]) => name.startsWith("$"));
    const values = Object.fromEntries(params.map(([name, value]) => [name.slice(1), JSON.parse(value)]));
    const query = url.searchParams.get("query") ?? "";
    void source.fetch(query, values).then((result) => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ ms: 1, query, result, syncTags: [] }));
    });
  });
}

beforeAll(async () => {
  embedded = datasetSource([...(await readDataset("cms/dataset")), draft]);
  server = serve(embedded);
  await new Promise<void>((resolve) => void server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  remote = sanitySource({
    projectId: "bandwise",
    dataset: "production",
    token: "read",
    host: `http://localhost:${port}`,
  });
});

afterAll(() => new Promise((resolve) => void server.close(resolve)));

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
  expect(asked.length).toBeGreaterThan(0);
  expect(
    asked.every(({ perspective, token }) => perspective === "published" && token === "Bearer read"),
  ).toBe(true);
});

test("a draft never leaves the embedded source", async () => {
  const ids = await embedded.fetch(`*[_type == "faq"]._id`, {});
  expect(ids).toContain("faq.course.1.en");
  expect(ids).not.toContain(draft._id);
});
