import fc from "fast-check";
import { expect, test } from "vitest";

import { judgeGap } from "@/lib/questions/interactive-listening/judge-gap";
import { interactiveListening as schema } from "@/lib/questions/interactive-listening/schema";
import { interactiveListening } from "@/lib/questions/interactive-listening/score";

const { notes, turn, summary } = interactiveListening.steps;
const forms = ["boat house", "old boat house", "boathouse"];
const notesKey = { gaps: [["Thursday"], ["forty", "40"], forms] };
const turnKey = {
  best: 2,
  reasons: [
    { reason: "misheard", words: ["coat"] },
    { reason: "contradicts", words: [] },
    null,
    { reason: "already-said", words: [] },
  ],
};
const earned = (answer: unknown) => {
  const { verdict } = notes.grade({ key: notesKey, answer });
  return verdict.state === "scored" ? verdict.earned : NaN;
};

test.for<[given: string, state: string]>([
  ["Thursday", "right"],
  ["  thursday. ", "right"],
  ["ＴＨＵＲＳＤＡＹ", "right"],
  ["Thurday", "slip"],
  ["Thursdays", "slip"],
  ["Thurdsay", "wrong"],
  ["Tuesday", "wrong"],
  ["on Thursday", "wrong"],
  ["", "empty"],
  [" … ", "empty"],
])("“%s” for Thursday is %s", ([given, state]) => {
  expect(judgeGap(["Thursday"], given)).toBe(state);
});

test.for<[forms: string[], given: string, state: string]>([
  [["forty", "40"], "40", "right"],
  [["forty", "40"], "fourty", "wrong"],
  [["red door"], "bed door", "wrong"],
  [["yellow door"], "yelow door", "slip"],
  [["yellow handle"], "yelow handel", "wrong"],
  [["Thursday"], "Thurs.", "right"],
  [["Wednesday evening"], "wed evening", "right"],
  [["Thursday"], "Tue", "wrong"],
  [["sun"], "Sunday", "wrong"],
  [forms, "boathouse", "right"],
  [forms, "boat-house", "right"],
  [forms, "boathuse", "slip"],
  [["Linh's towels"], "Linh’s towels", "right"],
  [["friends", "friend"], "friend", "right"],
])("of %j “%s” is %s", ([accepted, given, state]) => {
  expect(judgeGap(accepted, given)).toBe(state);
});

test("notes earn their gaps, a slip counts, and gaps nobody reached are empty", () => {
  expect(earned({ gaps: ["thursday", "40", "boathouse"] })).toBe(1);
  expect(earned({ gaps: ["thurday", "four", "boathouse"] })).toBeCloseTo(2 / 3);
  expect(earned({ gaps: ["thursday"] })).toBeCloseTo(1 / 3);
  expect(earned(null)).toBe(0);
  const review = schema.steps.notes.review.parse(
    notes.grade({ key: notesKey, answer: { gaps: ["x"] } }).review,
  );
  expect(review.gaps.map(({ state }) => state)).toEqual(["wrong", "empty", "empty"]);
  expect(review.gaps[2]?.forms).toEqual(forms);
});

test("whatever is typed earns between nothing and everything, and nothing typed the least", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 20 }), { maxLength: 8 }), (gaps) => {
      const share = earned({ gaps });
      expect(share).toBeGreaterThanOrEqual(earned({ gaps: [] }));
      expect(share).toBeLessThanOrEqual(1);
    }),
  );
});

test("who cannot hear ends the conversation without a score", () => {
  const answer = { gaps: [], cannotHear: true };
  const { verdict } = notes.grade({ key: notesKey, answer });
  expect(verdict).toEqual({ state: "unscored", reason: "marked-alternative" });
  const steps = [1, 2, 3].map(() => ({
    ...{ kind: "turn", run: 0, clock: "talk", prompt: {}, key: {}, media: [] },
  }));
  expect(interactiveListening.next({ steps, at: 0, answer })).toBeNull();
  expect(interactiveListening.next({ steps, at: 0, answer: { gaps: ["a"] } })).toBe(1);
  expect(interactiveListening.next({ steps, at: 1, answer: null })).toBe(2);
  expect(interactiveListening.next({ steps, at: 2, answer: { text: "" } })).toBeNull();
});

test("a turn that does not play ends the conversation without a score for it", () => {
  const answer = { choice: null, cannotHear: true };
  expect(turn.grade({ key: turnKey, answer })).toMatchObject({
    verdict: { state: "unscored", reason: "marked-alternative" },
    review: { best: 2, chosen: null },
  });
  const steps = ["notes", "turn", "turn"].map((kind) => ({
    ...{ kind, run: 0, clock: "talk", prompt: {}, key: {}, media: [] },
  }));
  expect(interactiveListening.next({ steps, at: 1, answer })).toBeNull();
});

test("a turn is right or not, and its review says why each other reply fails", () => {
  const graded = [0, 1, 2, 3].map((choice) => turn.grade({ key: turnKey, answer: { choice } }));
  expect(graded.map(({ verdict }) => verdict)).toEqual(
    [0, 0, 1, 0].map((earnedHere) => ({ state: "scored", earned: earnedHere, max: 1 })),
  );
  expect(graded[1]?.review).toEqual({ best: 2, chosen: 1, reasons: turnKey.reasons });
  const blank = turn.grade({ key: turnKey, answer: null });
  expect(blank).toMatchObject({ verdict: { earned: 0 }, review: { chosen: null, best: 2 } });
  for (const choice of [4, -1, 1.5, "2"])
    expect(() => turn.grade({ key: turnKey, answer: { choice } })).toThrow();
});

test("an empty summary gives nothing to judge, any other waits for an assessor", () => {
  const key = { points: ["The lamp is in the shop"], sample: "Amina told me about the lamp." };
  expect(summary.check({ key, answer: null })).toMatchObject({ state: "nothing", floor: 0 });
  expect(summary.check({ key, answer: { text: " \n" } })).toMatchObject({ state: "nothing" });
  expect(summary.check({ key, answer: { text: "She told me." } })).toBeNull();
  expect(summary.review({ key, answer: { text: "She told me." } }, null)).toEqual({
    text: "She told me.",
    ...key,
  });
});

test("prompts drop what is said and what is right", () => {
  const scene = { scenario: "You share a bench.", with: "peer", gender: "woman" };
  const noted = {
    ...scene,
    notes: [{ before: "On ", after: ".", forms: ["Thursday"] }],
    says: "On Thursday.",
  };
  expect(schema.steps.notes.prompt.parse(noted)).toEqual({
    ...scene,
    notes: [{ before: "On ", after: "." }],
  });
  const shown = { ...scene, replies: ["A.", "B.", "C.", "D."], replied: [] };
  expect(schema.steps.turn.prompt.parse({ ...shown, says: "Hello.", best: 1 })).toEqual(shown);
  expect(schema.steps.summary.prompt.parse({ ...scene, points: ["a"], sample: "b" })).toEqual({});
});
