import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { sanityClient } from "@/lib/integrations/sanity/content-source";
import { readDataset } from "@/lib/integrations/sanity/read-dataset";
import { checkProject } from "@/scripts/cms/check-project";
import { explain, openProject } from "@/scripts/cms/project";
import { seedProject, type SeedOptions } from "@/scripts/cms/seed-project";
import { sanityArticle } from "@/tests/factories/sanity-articles";
import { SanityServer } from "@/tests/factories/sanity-server";

const dataset = await readDataset("cms/dataset");
const first = "faq.course.1.en";

let cms: SanityServer;
let url = "";
let said: string[] = [];

beforeAll(() => {
  process.env.SANITY_PROJECT_ID = "bandwise";
});
afterAll(() => {
  delete process.env.SANITY_PROJECT_ID;
});
beforeEach(async () => {
  cms = new SanityServer();
  url = await cms.listen();
  said = [];
  return () => cms.close();
});

const client = (token = "write-token") =>
  sanityClient({ projectId: "bandwise", dataset: "production", token, host: url });

const seed = (options: Partial<SeedOptions> = {}, documents = dataset) =>
  seedProject(client(), documents, { dryRun: false, force: false, keep: false, ...options }, (line) =>
    said.push(line),
  );

const changed = (id: string, change: Record<string, unknown>) =>
  dataset.map((document) => (document._id === id ? { ...document, ...change } : document));

test("an empty project gets every document, in transactions of a hundred, and passes the gate", async () => {
  expect(await seed()).toBe(dataset.length);
  expect(cms.size).toBe(dataset.length + 1);
  expect(cms.mutations).toHaveLength(Math.ceil(dataset.length / 100));
  expect(Math.max(...cms.mutations.map((each) => each.length))).toBe(101);
  expect(said.at(-1)).toBe(`${dataset.length} of ${dataset.length} written`);
  expect(cms.read(first)).toMatchObject(dataset.find(({ _id }) => _id === first) ?? {});
  const { count, faults } = await checkProject(client());
  expect([count, faults]).toEqual([dataset.length, []]);
});

test("objects in lists have the keys that the studio wants", async () => {
  const social = [{ name: "Video", url: "https://example.org/video" }];
  await seed({}, changed("siteFacts", { social }));
  expect(cms.read("siteFacts")?.social).toEqual([
    { ...social[0], _key: expect.stringMatching(/^[0-9a-f]{12}$/) },
  ]);
  expect(await seed({}, changed("siteFacts", { social }))).toBe(0);
});

test("a second seeding finds everything the same and writes nothing", async () => {
  await seed();
  const before = cms.mutations.length;
  expect(await seed()).toBe(0);
  expect(cms.mutations).toHaveLength(before);
});

test("a dry run writes nothing", async () => {
  expect(await seed({ dryRun: true })).toBe(dataset.length);
  expect([cms.size, cms.mutations.length]).toEqual([0, 0]);
});

test("what nobody touched in the project follows the documents of a newer product", async () => {
  await seed();
  expect(await seed({}, changed(first, { question: "A better question?" }))).toBe(1);
  expect(cms.read(first)?.question).toBe("A better question?");
});

test("what somebody changed in the project is not replaced: the command says so and writes nothing", async () => {
  await seed();
  cms.put({ ...cms.read(first), _id: first, _type: "faq", answer: "Edited in the studio." });
  cms.remove("faq.course.2.en");
  const before = cms.mutations.length;
  await expect(seed()).rejects.toThrow(/Nothing was written.*--keep.*--force/);
  expect(said.join("\n")).toContain(first);
  expect(cms.mutations).toHaveLength(before);
  expect(await seed({ keep: true })).toBe(1);
  expect(cms.read(first)?.answer).toBe("Edited in the studio.");
  expect(cms.read("faq.course.2.en")).toBeDefined();
  expect(await seed({ force: true })).toBe(1);
  expect(cms.read(first)).toMatchObject(dataset.find(({ _id }) => _id === first) ?? {});
});

test("a document that was there before the first seeding counts as somebody's", async () => {
  cms.put({
    _id: first,
    _type: "faq",
    language: "en",
    page: "course",
    order: 1,
    question: "Mine?",
    answer: "Yes.",
  });
  await expect(seed()).rejects.toThrow(/Nothing was written/);
  expect(cms.size).toBe(1);
});

test("drafts stay, and the command tells of them", async () => {
  cms.put({ _id: `drafts.${first}`, _type: "faq", question: "A draft?" });
  await seed();
  expect(cms.read(`drafts.${first}`)?.question).toBe("A draft?");
  expect(said.join("\n")).toContain("1 of them have drafts");
});

test.for([
  ["a token without the right", () => seedWith("read-token"), /make a new one/],
  ["a server that is down", () => seedWhile("down"), /Sanity did not answer .* run the command again/],
] as const)("%s is one sentence that says what to do", async ([, run, sentence]) => {
  const error: unknown = await run().then(
    () => null,
    (fault: unknown) => fault,
  );
  expect(explain(error)).toMatch(sentence);
});

function seedWhile(mood: SanityServer["mood"]) {
  cms.mood = mood;
  return seed();
}

const seedWith = (token: string) =>
  seedProject(client(token), dataset, { dryRun: false, force: false, keep: false }, () => undefined);

test.for([
  [{}, /SANITY_PROJECT_ID/],
  [{ SANITY_PROJECT_ID: "bandwise" }, /SANITY_API_WRITE_TOKEN.*Editor/],
] as const)("a missing setting is named: %o", ([env, sentence]) => {
  expect(() => openProject(env, "SANITY_API_WRITE_TOKEN")).toThrow(sentence);
});

test("the check names what the site would refuse, and links to pages that do not exist", async () => {
  cms.put(sanityArticle("linked", { body: "[x](/no-such-page) and [y](/pricing)" }));
  cms.put(sanityArticle("unsafe", { body: "<script>alert(1)</script>" }));
  cms.put({ _id: "banner.en", _type: "banner", language: "en", text: "News" });
  const { faults } = await checkProject(client("read-token"));
  expect(faults.join("\n")).toMatch(/document article\.linked\.en.*link\/missing-page.*\/no-such-page/);
  expect(faults.join("\n")).toMatch(/document article\.unsafe\.en.*mdx\/html/);
  expect(faults.join("\n")).toMatch(
    /document banner\.en, en\): action: field\/missing: add the field "action"/,
  );
  expect(faults).toHaveLength(3);
});
