import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { beforeEach, expect, test } from "vitest";

import { bankTypes } from "@/lib/bank/registry";
import { datasetSource, sanitySource } from "@/lib/integrations/sanity/content-source";
import { advisedGates } from "@/scripts/bank/pull/gate-advice";
import { pullBank } from "@/scripts/bank/pull/pull-bank";
import { readLexicon } from "@/scripts/bank/read-lexicon";
import { folderReader, seed, sourceReader } from "@/scripts/bank/read-sources";
import { SanityServer } from "@/tests/factories/sanity-server";

const lexicon = readLexicon();

const sentence = {
  _id: "sentence.kettle",
  _type: "bankSentence",
  _createdAt: "2026-11-01T08:00:00Z",
  text: "The [kettle] on the stove whistles when the water boils.",
  level: "B1",
  subject: "home",
  partOfSpeech: "noun",
  clue: "whistles when the water boils",
  gloss: "a pot with a spout for making water hot",
  alternatives: [],
};
const dictation = {
  _id: "dictation.bakery",
  _type: "bankDictation",
  _createdAt: "2026-11-02T08:00:00Z",
  text: "The bakery on the corner opens long before the first buses arrive.",
  level: "B1",
  subject: "food",
};
const passage = {
  _id: "passage.lamps",
  _type: "bankPassage",
  _createdAt: "2026-11-03T08:00:00Z",
  title: "Lamps Along the River",
  name: { _type: "slug", current: "lamps-along-the-river" },
  level: "B1",
  subject: "cities",
  kind: "narrative",
  names: ["Odile"],
  accept: [{ _key: "a", word: "old", others: ["own"] }],
  text: `For many years the path along the river was dark after sunset, and few people used it. Odile lived nearby
    and walked there with her old dog every evening. She carried a small lamp, and other walkers began to follow her
    light. One winter she hung a second lamp on a tree near the bridge. The next night somebody had added another one
    on the next tree. Soon there were lamps on all the trees between the bridge and the market. Children came to count
    them and gave each one a name. Today the city pays for the oil, but Odile still lights the first lamp herself.`.replaceAll(
    /\s+/g,
    " ",
  ),
};

let folder = "";
let cms: SanityServer;
let host = "";

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "bank-pull-"));
  mkdirSync(join(folder, "sentences"));
  for (const file of ["fill-in-the-blanks.yaml", "listen-and-type.yaml"])
    writeFileSync(join(folder, file), "[]\n");
  writeFileSync(join(folder, "word-levels.yaml"), "words: {}\n");
  cms = new SanityServer();
  host = await cms.listen();
  for (const document of [sentence, dictation, passage]) cms.put(document);
  return async () => {
    rmSync(folder, { recursive: true });
    await cms.close();
  };
});

const pull = (options: { check?: boolean; empty?: boolean } = {}) =>
  pullBank({
    source: sanitySource({ projectId: "bandwise", dataset: "production", token: "read-token", host }),
    folder,
    lexicon: () => lexicon,
    check: false,
    empty: false,
    ...options,
  });

const read = (file: string) => readFileSync(join(folder, file), "utf8");
const build = (type: "fill-in-the-blanks" | "listen-and-type" | "read-and-complete") =>
  bankTypes[type].build({ read: sourceReader(folder), readFolder: folderReader(folder), lexicon, seed });

test("published documents become files that name them, and items by the same generators", async () => {
  const { taken, refused, changed } = await pull();
  expect([taken, refused]).toEqual([3, []]);
  expect(changed).toEqual(["dictations/cms-b1.yaml", "passages/cms-b1.yaml", "sentences/cms-b1.yaml"]);
  for (const file of changed) expect(read(file)).toMatch(/# document \w+\.\w+\n/);
  const gaps = build("fill-in-the-blanks");
  expect(gaps.accepted.map(({ cefr, provenance }) => [cefr, provenance.source])).toEqual([
    ["B1", "content/bank/sentences/cms-b1.yaml"],
  ]);
  const dictated = build("listen-and-type").accepted.map(({ steps }): unknown => steps[0].key);
  expect(dictated).toContainEqual({ text: dictation.text });
  expect(build("read-and-complete").accepted.map(({ steps }): unknown => steps[0])).toMatchObject([
    {
      prompt: { title: passage.title },
      key: {
        gaps: expect.arrayContaining([expect.objectContaining({ word: "old", accepted: ["own"] })]),
      },
    },
  ]);
});

test("what was pulled follows from the documents alone: a second time nothing differs, from files or from the server", async () => {
  await pull();
  expect(await pull({ check: true })).toMatchObject({ taken: 3, changed: [] });
  const local = datasetSource([passage, dictation, sentence]);
  const again = await pullBank({ source: local, folder, lexicon: () => lexicon, check: true, empty: false });
  expect(again).toMatchObject({ taken: 3, changed: [] });
});

test("a draft is not taken", async () => {
  cms.put({ ...sentence, _id: "drafts.sentence.ladder", text: "We need a [ladder] to reach the roof." });
  expect(await pull()).toMatchObject({ taken: 3, refused: [] });
});

test.for([
  ["a field that is missing", { clue: null }, /document sentence\.kettle\): clue: field\/missing/],
  ["a level that there is not", { level: "B7" }, /level: field\/value: .*A2, B1, B2, C1/],
  [
    "a clue that the sentence has not",
    { clue: "boils over" },
    /clue-in-sentence: the clue has to be a phrase/,
  ],
  [
    "a British spelling",
    { text: "The [kettle] has a grey colour and boils the water." },
    /american-spelling/,
  ],
] as const)("%s is named with its document, and no other waits for it", async ([, change, reason]) => {
  cms.put({ ...sentence, ...change });
  const { taken, refused } = await pull();
  expect(taken).toBe(2);
  expect(refused).toHaveLength(1);
  expect(refused[0]?.sentences.join("\n")).toMatch(reason);
  expect(refused[0]?.sentences[0]).toContain("(document sentence.kettle)");
});

test.for([
  ["its schema", { gloss: null }],
  ["a gate", { clue: "nowhere in it" }],
] as const)(
  "the last good version of a document that %s refuses stays, and its place is told",
  async ([, change]) => {
    await pull();
    const before = read("sentences/cms-b1.yaml");
    cms.put({ ...sentence, ...change });
    const { taken, places, changed } = await pull();
    expect([taken, changed]).toEqual([3, []]);
    expect(read("sentences/cms-b1.yaml")).toBe(before);
    expect(places.get(sentence._id)).toMatch(/^content\/bank\/sentences\/cms-b1\.yaml:\d+$/);
  },
);

test("a file of people wins over a document that says nearly the same", async () => {
  const { text, subject, partOfSpeech, clue, gloss } = sentence;
  const own = { text, subject, partOfSpeech, clue, gloss };
  writeFileSync(join(folder, "sentences", "b1-01.yaml"), JSON.stringify({ level: "B1", sentences: [own] }));
  const { taken, refused } = await pull();
  expect(taken).toBe(2);
  expect(refused[0]?.sentences[0]).toMatch(/near-duplicate/);
});

test("of two documents with the same name the older one stays", async () => {
  cms.put({ ...passage, _id: "passage.copy", _createdAt: "2026-11-09T08:00:00Z" });
  const { refused } = await pull();
  expect(refused.map(({ id }) => id)).toEqual(["passage.copy"]);
});

test("what is unpublished leaves its file; a source that has lost everything changes nothing until somebody says so", async () => {
  await pull();
  cms.remove(dictation._id);
  expect((await pull()).changed).toEqual(["dictations/cms-b1.yaml"]);
  cms.mood = "empty";
  await expect(pull()).rejects.toThrow(/2 were taken before: nothing was changed.*--empty/);
  expect((await pull({ empty: true })).changed).toHaveLength(2);
});

test("every gate that can stop a document has advice for its editor", async () => {
  await pull();
  for (const type of ["fill-in-the-blanks", "listen-and-type", "read-and-complete"] as const)
    for (const { gates } of build(type).accepted)
      expect(gates.filter((gate) => !advisedGates.has(gate))).toEqual([]);
});
