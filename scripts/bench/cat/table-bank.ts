import type { Blueprint } from "@/lib/exam/blueprint/blueprint";
import type { ExamItem } from "@/lib/exam/exam-item";
import type { Model } from "@/lib/exam/response-model";
import { randomSource } from "@/scripts/bench/cat/random-source";

/** One task stands for the whole mixed bank: what is measured is the method. */
export const tableBlueprint = (items: number): Blueprint => ({
  id: "table",
  version: "1",
  source: "one ability, one mixed bank",
  measures: "general",
  parts: { "fill-in-the-blanks": { skill: "reading", count: items, range: [items, items] } },
});

/** Guessing of the bank's three-parameter items: a choice of five. */
const guessing = 0.2;

const kinds: { share: number; model: Model; slope: number; spread: number; c: number }[] = [
  { share: 0.4, model: "dichotomous", slope: 1.1, spread: 0.3, c: guessing },
  { share: 0.2, model: "dichotomous", slope: 1, spread: 0.3, c: 0 },
  { share: 0.4, model: "graded", slope: 1.3, spread: 0.25, c: 0 },
];

/** 40 % 3PL a = 1.1 e^(.3z), 20 % 2PL a = e^(.3z), 40 % five categories a = 1.3 e^(.25z); b = 1.1z. */
export function tableBank(size: number, seed: string): ExamItem[] {
  const random = randomSource(`bank ${seed}`);
  return Array.from({ length: size }, (_, at) => {
    const place = (at + 0.5) / size;
    const kind = kinds.find(
      (_, index) => place < kinds.slice(0, index + 1).reduce((sum, { share }) => sum + share, 0),
    );
    const { model, slope, spread, c } = kind ?? kinds[0] ?? { model: "graded", slope: 1, spread: 0, c: 0 };
    const params = { a: slope * Math.exp(spread * random.normal()), b: 1.1 * random.normal(), c, se: 0 };
    const id = at.toString(36).padStart(6, "0");
    return {
      id,
      version: 1,
      shelf: "fill-in-the-blanks",
      facet: "",
      model,
      params,
      testletVariance: 0,
      enemies: [],
    };
  });
}
