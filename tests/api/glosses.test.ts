import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";

import { readSenses } from "@/lib/bank/glosses/read-glosses";
import { createGlossBook, type GlossBook } from "@/lib/services/glosses/gloss-book";
import { WordReply } from "@/lib/services/glosses/views";
import { AnswerReply, PracticeSet } from "@/lib/services/practice/views";
import { call as callApi, runtime, withRuntime } from "@/tests/api/harness";
import {
  answer,
  createSet,
  fetchMedia,
  type Person,
  readPublishedItems,
  readStoredItems,
  rightAnswer,
  signUp,
} from "@/tests/api/practice-calls";

const root = path.join(process.cwd(), "content", "bank");
let folder = "";
let book: GlossBook | null = null;
const opened = () => {
  if (!book) throw new Error("The glosses are not there yet.");
  return book;
};

/** German has a gloss for every sense of the bank, Thai for none. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "bandwise-glosses-"));
  await mkdir(path.join(folder, "glosses", "de"), { recursive: true });
  const { rows } = readSenses(path.join(root, "glosses"));
  const heads = new Set(rows.map(({ lemma, partOfSpeech, sense }) => `${lemma}\t${partOfSpeech}\t${sense}`));
  const lines = [...heads].map((head) => `${head}\tauf Deutsch ${head.split("\t")[0]}`);
  await writeFile(path.join(folder, "glosses", "de", "a.tsv"), `${lines.join("\n")}\n`);
  await cp(path.join(root, "glosses", "en"), path.join(folder, "glosses", "en"), { recursive: true });
  await cp(path.join(root, "dictionary"), path.join(folder, "dictionary"), { recursive: true });
  book = createGlossBook(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

withRuntime(
  {},
  {
    glosses: {
      find: (...asked) => opened().find(...asked),
      lemma: (...asked) => opened().lemma(...asked),
      entries: (...asked) => opened().entries(...asked),
    },
  },
);

const Reply = z.object({ code: z.string().optional(), data: z.unknown().optional() });

async function callIn(locale: string, person: Person, method: string, pathname: string, body?: unknown) {
  const { token, address: peer } = person;
  const response = await callApi(method, pathname, { token, body, peer, headers: { locale } });
  return { status: response.status, ...Reply.parse(response.body) };
}

const lookUp = (person: Person, setId: string, position: number, word: string, locale = "de") =>
  callIn(locale, person, "GET", `/practice/items/${setId}/${position}/words/${word}`);

const linesOf = (item: PracticeSet["items"][number] | undefined) =>
  new Map((item?.explanation ?? []).map(({ key, params }) => [key, params]));

test("a review has the gloss of the reader's language, and English where there is none", async () => {
  const ana = await signUp();
  const { id: setId } = await createSet(ana, { type: "fill-in-the-blanks", size: 5 });
  const given = { setId, position: 0, answer: await rightAnswer(setId, 0), millis: 900 };
  const { data } = await callIn("de", ana, "POST", "/practice/answers", given);
  const german = linesOf(AnswerReply.parse(data).item);
  expect(german.get("gloss")?.["gloss"]).toBe(`auf Deutsch ${german.get("gloss")?.["word"]}`);
  expect([...german.keys()]).not.toContain("meaning");

  const readIn = async (locale: string) =>
    linesOf(PracticeSet.parse((await callIn(locale, ana, "GET", `/practice/sets/${setId}`)).data).items[0]);
  expect((await readIn("de")).get("gloss")).toEqual(german.get("gloss"));
  const thai = await readIn("th");
  const english = await readIn("en");
  expect(thai.get("meaning-in-english")).toEqual(english.get("meaning"));
  expect([...thai.keys()]).not.toContain("meaning");
  expect([...english.keys()]).not.toContain("gloss");
});

test("nothing of an open question tells a gloss", async () => {
  const ana = await signUp();
  const { id } = await createSet(ana, { type: "read-and-select", size: 20 });
  for (const locale of ["de", "th", "en"]) {
    const { data } = await callIn(locale, ana, "GET", `/practice/sets/${id}`);
    expect(PracticeSet.parse(data).items.map(({ explanation }) => explanation)).toEqual(
      Array.from({ length: 20 }, () => []),
    );
    expect(JSON.stringify(data)).not.toContain("auf Deutsch");
  }
});

test("a word of an open question gets the refusal of any other word, real or invented", async () => {
  const ana = await signUp();
  const set = await createSet(ana, { type: "read-and-select", size: 20 });
  const stored = await readStoredItems(set.id);
  expect(new Set(stored.map(({ steps }) => steps[0]?.key["isReal"])).size).toBe(2);
  const replies = await Promise.all(
    stored.map(({ steps }, position) => lookUp(ana, set.id, position, String(steps[0]?.prompt["word"]))),
  );
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(replies[0]).toMatchObject({ status: 404, code: "practice/unknown-word" });
});

test("the words of other questions cannot be asked for through a finished one, whatever was typed into it", async () => {
  const ana = await signUp();
  const { id } = await createSet(ana, { type: "listen-and-type", size: 5 });
  const words = (await readPublishedItems("read-and-select")).map(({ steps }) => steps[0]);
  const heard = String((await readStoredItems(id))[0]?.steps[0]?.key["text"]).toLowerCase();
  const isUnheard = (word: unknown) => !heard.includes(String(word));
  const real = String(
    words.find((step) => step?.key["isReal"] === true && isUnheard(step.prompt["word"]))?.prompt["word"],
  );
  const invented = String(words.find((step) => step?.key["isReal"] === false)?.prompt["word"]);
  await answer(ana, id, 0, { text: `${real} ${invented}` });
  const replies = [await lookUp(ana, id, 0, real), await lookUp(ana, id, 0, invented)];
  for (const reply of replies) expect(reply).toMatchObject({ status: 404, code: "practice/unknown-word" });
});

test("a word of a finished question is explained in the reader's language, and spoken", async () => {
  const ana = await signUp();
  const { id } = await createSet(ana, { type: "fill-in-the-blanks", size: 5 });
  await answer(ana, id, 0, await rightAnswer(id, 0));
  const key = (await readStoredItems(id))[0]?.steps[0]?.key;
  const word = String(key?.["word"]);
  const read = async (locale: string) => WordReply.parse((await lookUp(ana, id, 0, word, locale)).data);

  const german = await read("de");
  const asked = german.entries.findIndex(({ glosses }) => glosses.length > 0);
  expect(german.entries[asked]?.glosses[0]).toMatch(/^auf Deutsch [a-z]+$/);
  const thai = await read("th");
  expect(thai.entries[asked]).toMatchObject({ glosses: [], meaning: german.entries[asked]?.meaning });

  const { status, headers, bytes } = await fetchMedia(german.audio);
  expect([status, headers.get("content-type")]).toEqual([200, "audio/mpeg"]);
  expect(bytes.length).toBeGreaterThan(500);
  const other = german.audio.replace(word, "somebody");
  expect((await fetchMedia(other)).status).toBe(404);
  expect((await fetchMedia(german.audio, {}, 3 * 3_600_000)).status).toBe(404);
});

test("nobody looks up words of somebody else's question, and a word is a word", async () => {
  const [ana, ben] = [await signUp(), await signUp()];
  const { id } = await createSet(ana, { type: "fill-in-the-blanks", size: 5 });
  await answer(ana, id, 0, await rightAnswer(id, 0));
  expect(await lookUp(ben, id, 0, "the")).toMatchObject({ status: 404, code: "practice/unknown-set" });
  for (const wrong of ["The", "two%20words", "a".repeat(41), "..%2F", "%27"])
    expect((await lookUp(ana, id, 0, wrong)).status, wrong).toBe(400);
});

test("words are counted, so that nobody reads out the whole list", async () => {
  const ana = await signUp();
  const { id } = await createSet(ana, { type: "fill-in-the-blanks", size: 5 });
  await (await runtime()).limits.consume("word.user", ana.userId, 600);
  expect(await lookUp(ana, id, 0, "word")).toMatchObject({ status: 429, code: "request/too-many" });
});
