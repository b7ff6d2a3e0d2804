import fc from "fast-check";
import { expect, test } from "vitest";

import { explain } from "@/lib/questions/explanations";
import { interactiveReading as schema } from "@/lib/questions/interactive-reading/schema";
import { interactiveReading } from "@/lib/questions/interactive-reading/score";
import { overlapOf, scoreSpan, type Span } from "@/lib/questions/interactive-reading/span";
import { combine } from "@/lib/questions/outcome";

const { steps } = interactiveReading;
const no = explain("reading-fails-not-said", {});
const reasons = [no, no, null, no];
const blanks = [2, 0, 3, 1].map((right) => ({ right, reasons }));
const span = (first: number, last: number): Span => ({ first, last });

type Kind = keyof typeof steps;
const keys = {
  sentences: { blanks },
  passage: { right: 2, reasons },
  highlight: { right: span(10, 19) },
  idea: { right: 1, reasons, proof: span(4, 8) },
  title: { right: 0, reasons, proof: span(4, 8) },
};
const grade = (kind: Kind, answer: unknown) => steps[kind].grade({ key: keys[kind], answer });
function earned(kind: Kind, answer: unknown) {
  const { verdict } = grade(kind, answer);
  return verdict.state === "scored" ? verdict.earned / verdict.max : NaN;
}

test.for<[kind: Kind, answer: unknown, earned: number]>([
  ["sentences", { chosen: [2, 0, 3, 1] }, 1],
  ["sentences", { chosen: [2, 0, null, 0] }, 0.5],
  ["sentences", { chosen: [2] }, 0.25],
  ["sentences", { chosen: [] }, 0],
  ["passage", { choice: 2 }, 1],
  ["passage", { choice: 1 }, 0],
  ["passage", { choice: null }, 0],
  ["idea", { choice: 1 }, 1],
  ["title", { choice: 4 }, 0],
  ["highlight", { span: span(10, 19) }, 1],
  ["highlight", { span: span(10, 14) }, 2 / 3],
  ["highlight", { span: span(0, 19) }, 2 / 3],
  ["highlight", { span: span(10, 12) }, 0],
  ["highlight", { span: span(0, 90) }, 0],
  ["highlight", { span: null }, 0],
])("%s with %o earns %d", ([kind, answer, points]) => {
  expect(earned(kind, answer)).toBeCloseTo(points, 10);
});

test("an overlap of exactly one half counts, and what is just below it does not", () => {
  expect(scoreSpan(span(0, 3), span(2, 5))).toBe(0.5);
  expect(scoreSpan(span(0, 4), span(3, 6))).toBe(0);
});

const spans = fc
  .tuple(fc.nat({ max: 200 }), fc.nat({ max: 60 }))
  .map(([first, more]) => span(first, first + more));

test("overlap is the F1 of the two sets of words: symmetric, 1 for the same words only", () => {
  fc.assert(
    fc.property(spans, spans, (one, other) => {
      const all = ({ first, last }: Span) =>
        new Set(Array.from({ length: last - first + 1 }, (_, at) => first + at));
      const shared = all(one).intersection(all(other)).size;
      const f1 = (2 * shared) / (all(one).size + all(other).size);
      expect(overlapOf(one, other)).toBeCloseTo(f1, 12);
      expect(overlapOf(one, other)).toBe(overlapOf(other, one));
      expect(overlapOf(one, other) === 1).toBe(one.first === other.first && one.last === other.last);
      const score = scoreSpan(one, other);
      expect(score === 0 || (score >= 0.5 && score <= 1)).toBe(true);
    }),
    { seed: 21 },
  );
});

const answers: [Kind, fc.Arbitrary<unknown>][] = [
  ["sentences", fc.record({ chosen: fc.array(fc.option(fc.nat({ max: 4 })), { maxLength: 12 }) })],
  ["passage", fc.record({ choice: fc.option(fc.nat({ max: 4 })) })],
  ["idea", fc.record({ choice: fc.option(fc.nat({ max: 4 })) })],
  ["title", fc.record({ choice: fc.option(fc.nat({ max: 4 })) })],
  ["highlight", fc.record({ span: fc.option(spans) })],
];

test.for(answers)("any answer to %s earns between 0 and 1, and a blank one earns least", ([kind, any]) => {
  fc.assert(
    fc.property(any, (answer) => {
      expect(earned(kind, answer)).toBeGreaterThanOrEqual(0);
      expect(earned(kind, answer)).toBeLessThanOrEqual(1);
    }),
    { seed: 22 },
  );
  expect(earned(kind, null)).toBe(0);
  expect(grade(kind, null).review).toBeTruthy();
});

test("the first step counts twice, and a step that was not reached earns nothing", () => {
  const scored = (kind: Kind, answer: unknown) => ({
    outcome: { state: "scored", earned: earned(kind, answer), max: 1 } as const,
    weight: schema.steps[kind].weight,
  });
  const all = [
    scored("sentences", { chosen: [2, 0, 3, 1] }),
    scored("passage", { choice: 2 }),
    scored("highlight", null),
    scored("highlight", null),
    scored("idea", null),
    scored("title", null),
  ];
  expect(combine(all)).toMatchObject({ earned: 3 / 7 });
});

test("a review says what was chosen, what is right, and why each choice is so", () => {
  expect(grade("idea", { choice: 3 }).review).toEqual({ right: 1, chosen: 3, reasons, proof: span(4, 8) });
  expect(grade("highlight", { span: span(1, 2) }).review).toEqual({ right: span(10, 19), given: span(1, 2) });
  expect(grade("sentences", { chosen: [2] }).review).toMatchObject({
    blanks: [{ chosen: 2 }, { chosen: null }, { chosen: null }, { chosen: null }],
  });
});

test.for([
  ["sentences", { chosen: "all" }],
  ["sentences", { chosen: [5] }],
  ["sentences", { chosen: Array<number>(13).fill(0) }],
  ["passage", { choice: -1 }],
  ["passage", { choice: 1.5 }],
  ["passage", {}],
  ["highlight", { span: span(5, 4) }],
  ["highlight", { span: span(-1, 4) }],
  ["highlight", { span: span(0, 5000) }],
  ["highlight", { span: [1, 2] }],
] as const)("an answer to %s that is %o is refused", ([kind, answer]) => {
  expect(() => grade(kind, answer)).toThrow();
});

test("a prompt drops whatever its step does not list", () => {
  const choices = ["a", "b", "c", "d"];
  const parts = [{ whole: "It " }, { choices, right: 2, reasons }];
  expect(schema.steps.sentences.prompt.parse({ parts, ...keys.sentences })).toEqual({
    parts: [{ whole: "It " }, { choices }],
  });
  const idea = { passage: ["It is."], question: "Which?", choices };
  expect(schema.steps.idea.prompt.parse({ ...idea, ...keys.idea })).toEqual(idea);
});
