import { z } from "zod";

import type { Assessment } from "@/lib/assess/assessment";
import type { Reply } from "@/tests/factories/http-service";

const Asked = z.object({ messages: z.array(z.object({ content: z.string() })) });

/** With three mistakes, of which `embeddedAnswer` knows two. */
export const learnerText =
  "My sister go to school every day by bus. She likes to read in the library because it is quiet. Yesterday she have found a old book about birds.";
export const embeddedAnswer: Assessment = {
  status: "scored",
  reasons: [],
  overall: { det: 95, low: 80, high: 110 },
  criteria: { grammar: { det: 85, low: 65, high: 105 } },
  cefr: "B1",
  edits: [
    {
      ...{ id: "e1", part: 0, start: 10, end: 12, original: "go", replacement: "goes" },
      ...{ category: "agreement", kind: "third-person-s", confidence: 0.9, ruleId: "learner/third-person-s" },
    },
    {
      ...{ id: "e2", part: 0, start: 120, end: 121, original: "a", replacement: "an" },
      ...{ category: "article", kind: "article-a-an", confidence: 0.9, ruleId: "learner/a-an" },
    },
  ],
  evidence: [],
  improved: [{ text: learnerText.replace(" go ", " goes "), appliedEditIds: ["e1"] }],
  words: 27,
  features: { words: 27 },
  engine: { id: "embedded", version: "1", calibration: "c1", model: null },
};

const trait = (quote: string, note: string, level = 3) => ({ quote, note, level });
export const goodAnswer = {
  speaksToMarker: false,
  traits: {
    content: trait("because it is quiet", "short-reason"),
    organisation: trait("Yesterday she have found", "simple-linker"),
    grammar: trait("she have found", "agreement"),
    vocabulary: trait("a old book about birds", "general-word"),
  },
  edits: [
    {
      ...{ part: 0, quote: "sister go to school", occurrence: 1, replacement: "sister goes to school" },
      ...{ kind: "third-person-s", reason: 'Nach „my sister“ endet das Verb auf -s: "goes".' },
    },
    {
      ...{ part: 0, quote: "have found", occurrence: 1, replacement: "found" },
      ...{ kind: "past-time", reason: "„Yesterday“ verlangt die einfache Vergangenheit." },
    },
  ],
  improved: [
    "My sister goes to school by bus every day. She likes to read in the library because it is quiet. Yesterday she found an old book about birds.",
  ],
};

const completion = (content: string) =>
  JSON.stringify({
    id: "c",
    object: "chat.completion",
    created: 0,
    model: "m",
    choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
    usage: { prompt_tokens: 900, completion_tokens: 300, total_tokens: 1_200 },
  });
export const answering =
  (answer: unknown): Reply =>
  (_called, response) => {
    response.setHeader("content-type", "application/json");
    response.end(completion(typeof answer === "string" ? answer : JSON.stringify(answer)));
  };
export const failing =
  (status: number): Reply =>
  (_called, response) => {
    response.statusCode = status;
    response.end("{}");
  };
export const never: Reply = () => undefined;

export const withLevels = (level: number) => ({
  ...goodAnswer,
  traits: Object.fromEntries(
    Object.entries(goodAnswer.traits).map(([name, each]) => [name, { ...each, level }]),
  ),
});

/** Reads a text as a model does, and gives each trait a level by it, quoting its first words. */
export const judging =
  (levelOf: (text: string) => number): Reply =>
  (called, response) => {
    const { messages } = Asked.parse(JSON.parse(called.body.toString()));
    const text = /Text of part 0:\n(=+\S+=+)\n([\s\S]*?)\n\1/.exec(messages.at(-1)?.content ?? "")?.[2] ?? "";
    const quote = text.trim().split(/\s+/).slice(0, 3).join(" ");
    const level = levelOf(text);
    const traits = Object.fromEntries(
      Object.entries(goodAnswer.traits).map(([name, each]) => [name, { ...each, quote, level }]),
    );
    answering({ ...goodAnswer, traits, improved: [text] })(called, response);
  };
