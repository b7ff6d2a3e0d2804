import { expect, test } from "vitest";

import { lexiconOf } from "@/lib/bank/lexicon.fixture";
import { promptFaults } from "@/lib/bank/prompts/prompt-gates";
import type { PhotoTask, PromptOf, Sample } from "@/lib/bank/prompts/sources";
import type { Picture } from "@/lib/bank/scenes/read-pictures";

const asked =
  `What would you put on the small empty square behind a library, and who would use it? Say why, and give
one reason against it.`.replaceAll(/\s+/g, " ");
const lexicon = lexiconOf(asked.toLowerCase().match(/[a-z]+/g) ?? []);

type OpenQuestion = PromptOf<"writing-sample">;
const question: OpenQuestion = {
  name: "empty-square",
  level: "B1",
  subject: "cities",
  region: "anywhere",
  version: 1,
  prompt: asked,
};

const gatesOf = (...prompts: Partial<OpenQuestion>[]) =>
  promptFaults(
    prompts.map((own) => ({ task: "writing-sample", prompt: { ...question, ...own } })),
    lexicon,
  ).map(({ gate }) => gate);

test("a sound prompt has no faults", () => {
  expect(gatesOf({})).toEqual([]);
});

test("a prompt that is too short, ill spelled or unsuitable names its gate", () => {
  expect(gatesOf({ prompt: "What would you put on the square?" })).toEqual(["length"]);
  expect(gatesOf({ prompt: asked.replace("library", "libary") })).toEqual(["known-words"]);
  expect(gatesOf({ prompt: asked.replace("library", "casino") })).toEqual(["sensitive-subject"]);
  expect(gatesOf({ prompt: asked.replace("library", "rudeword") })).toEqual(["offensive"]);
  expect(gatesOf({ prompt: asked.replace("empty", "bustling") })).toContain("stock-phrases");
});

test("a name is used once, and no two prompts say the same", () => {
  expect(gatesOf({}, {})).toEqual(["unique-name", "near-duplicate"]);
  expect(gatesOf({}, { name: "second-square", prompt: asked.replace("small", "large") })).toHaveLength(2);
});

const sampleOf = (score: Sample["score"], words: number, quote: string): Sample => ({
  score,
  text: [...Array.from({ length: words - 1 }, () => "the"), "lbrary"].join(" "),
  notes: [{ quote, criterion: "content", kind: "detail", note: "A place." }],
});

test("a note quotes its answer exactly once", () => {
  expect(gatesOf({ samples: [sampleOf(85, 60, "lbrary")] })).toEqual([]);
  expect(gatesOf({ samples: [sampleOf(85, 60, "the the lbrary")] })).toEqual([]);
  expect(gatesOf({ samples: [sampleOf(85, 60, "square")] })).toEqual(["quote-once"]);
  expect(gatesOf({ samples: [sampleOf(85, 60, "the the")] })).toEqual(["quote-once"]);
});

test("a note has a kind of its own criterion, and praise corrects nothing", () => {
  const sample = sampleOf(85, 60, "lbrary");
  const gatesFor = (own: Partial<Sample["notes"][number]>) =>
    gatesOf({ samples: [{ ...sample, notes: sample.notes.map((note) => ({ ...note, ...own })) }] });
  expect(gatesFor({ kind: undefined })).toEqual(["note-kind"]);
  expect(gatesFor({ kind: "article" })).toEqual(["note-kind"]);
  expect(gatesFor({ better: "library" })).toEqual(["note-kind"]);
  expect(gatesFor({ kind: "unsupported", better: "library" })).toEqual([]);
});

test("an answer has the words of its descriptors, all of them words from 125 on", () => {
  expect(gatesOf({ samples: [sampleOf(85, 81, "lbrary")] })).toEqual(["length"]);
  expect(gatesOf({ samples: [sampleOf(145, 150, "lbrary")] })).toContain("known-words");
});

test("what is written of a picture in one minute is shorter, and the picture itself is no text", () => {
  const scene: Picture = {
    file: "scenes/square.svg",
    credit: null,
    ...{ id: "empty-square", setting: "street", subject: "cities", region: "anywhere" },
    ...{ actions: [], inferences: [], alt: "A square.", description: "A square." },
  };
  const gatesIn = (task: PhotoTask, words: number) => {
    const samples = [sampleOf(85, words, "lbrary")];
    const { level, version, subject } = question;
    const prompt = { name: "square", scene, level, version, subject, region: scene.region, samples };
    return promptFaults([{ task, prompt }], lexicon).map(({ gate }) => gate);
  };
  expect(gatesIn("write-about-the-photo", 20)).toEqual([]);
  expect(gatesIn("write-about-the-photo", 60)).toEqual(["length"]);
  expect(gatesIn("speak-about-the-photo", 60)).toEqual([]);
  expect(gatesIn("speak-about-the-photo", 20)).toEqual(["length"]);
});

test("cues are small letters, and branches leave nobody without a question", () => {
  const prompt: PromptOf<"interactive-speaking"> = {
    ...question,
    topic: "The empty square",
    questions: [{ asks: asked.slice(0, 84), branches: [{ said: ["Library"], asks: asked.slice(0, 84) }] }],
  };
  const gates = promptFaults([{ task: "interactive-speaking", prompt }], lexicon).map(({ gate }) => gate);
  expect(gates).toEqual(expect.arrayContaining(["cue", "otherwise"]));
});
