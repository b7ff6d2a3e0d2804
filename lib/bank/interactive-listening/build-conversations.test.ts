import { expect, test } from "vitest";

import { buildConversations } from "@/lib/bank/interactive-listening/build-conversations";
import {
  goodConversation,
  lexiconOfConversation,
} from "@/lib/bank/interactive-listening/conversation.fixture";

const lexicon = lexiconOfConversation([]);
const files = (conversations = [goodConversation], level: "A2" | "C1" = "A2") => [
  { file: "conversations/test.yaml", content: { level, conversations } },
];
const build = (input = files(), seed = "s") => buildConversations(input, lexicon, seed);
const first = (input = files(), seed = "s") => {
  const [item] = build(input, seed).accepted;
  if (!item) throw new Error("The conversation was rejected.");
  return item;
};

test("a conversation becomes notes, its turns under the same clock, and a summary under its own", () => {
  const { steps, cefr, provenance } = first();
  expect(steps.map(({ kind, run, clock }) => `${kind} ${run} ${clock}`)).toEqual([
    "notes 0 talk",
    ...goodConversation.turns.map(() => "turn 0 talk"),
    "summary 1 summary",
  ]);
  expect({ cefr, source: provenance.source }).toEqual({
    cefr: "A2",
    source: "content/bank/conversations/test.yaml",
  });
});

test("a recording a step, at a pace that its level follows, and its id says nothing of the voice", () => {
  const { accepted, media } = build();
  expect(media).toHaveLength(1 + goodConversation.turns.length);
  expect(media[0]?.source).toMatchObject({
    from: "speech",
    text: goodConversation.message,
    wordsAMinute: 140,
  });
  expect(accepted[0]?.steps.flatMap((step) => step.media.map(({ mediaId }) => mediaId))).toEqual(
    media.map(({ id }) => id),
  );
  expect(build(files([goodConversation], "C1")).media[0]?.source).toMatchObject({ wordsAMinute: 200 });
});

test("no prompt says what is heard, or which reply of its own turn is right", () => {
  const { steps } = first();
  const heard = [goodConversation.message, ...goodConversation.turns.map(({ says }) => says)];
  const shown = JSON.stringify(steps.map(({ prompt }) => prompt));
  for (const text of heard) expect(shown).not.toContain(text);
  for (const step of steps) {
    if (step.kind !== "turn") continue;
    expect(new Set(step.prompt.replies).size).toBe(4);
    expect(step.key.reasons[step.key.best]).toBeNull();
    expect(step.prompt.replied).not.toContain(step.prompt.replies[step.key.best]);
  }
});

test("the place of the best reply depends on the seed and not on the texts", () => {
  const bestOf = (item: ReturnType<typeof first>) =>
    item.steps.flatMap((step) => (step.kind === "turn" ? [step.key.best] : []));
  const reworded = {
    ...goodConversation,
    turns: goodConversation.turns.map((turn) => ({ ...turn, right: turn.right.replace("Then", "So then") })),
  };
  expect(bestOf(first(files([reworded])))).toEqual(bestOf(first()));
  const others = ["a", "b", "c", "d"].map((seed) => bestOf(first(files(), seed)).join());
  expect(new Set(others).size).toBeGreaterThan(1);
});

test("of two conversations alike, or of one name, the second is kept out and named", () => {
  const twin = { ...goodConversation, name: "lamp-again" };
  expect(build(files([goodConversation, twin])).rejected).toEqual([
    { candidate: "lamp-again", gate: "near-duplicate", level: "A2" },
  ]);
  expect(build(files([goodConversation, goodConversation])).rejected).toEqual([
    { candidate: "lamp", gate: "name-once", level: "A2" },
  ]);
});

test("the explanation names days and numbers that were said", () => {
  const [line] = first().explanation;
  expect(line).toMatchObject({ key: "conversation-details" });
  expect(line?.params["words"]?.split(", ")).toEqual(expect.arrayContaining(["Thursday", "six"]));
});
