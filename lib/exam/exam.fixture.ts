import type { Blueprint, ExamTask } from "@/lib/exam/blueprint/blueprint";
import { slotAt } from "@/lib/exam/blueprint/blueprint";
import { answer, isOver, next, type Offer, start } from "@/lib/exam/exam";
import type { ExamItem } from "@/lib/exam/exam-item";
import { countUse, newExposure } from "@/lib/exam/exposure";
import { measurement } from "@/lib/exam/measures";
import { numberAt } from "@/lib/exam/random";
import type { Model } from "@/lib/exam/response-model";
import { arrangeShelves } from "@/lib/exam/shelves";
import { type ExamState, type Score, turnsOf } from "@/lib/exam/state";

type Stock = { facets: readonly string[]; count: number; model: Model; hasEnemies?: true; isOpen?: true };

/** What a small bank has of a shelf, and of each kind on it. */
const stock: Partial<Record<ExamTask, Stock>> = {
  "read-and-select": { facets: ["real", "invented"], count: 120, model: "graded" },
  "fill-in-the-blanks": { facets: [""], count: 200, model: "dichotomous", hasEnemies: true },
  "read-and-complete": { facets: [""], count: 20, model: "graded" },
  "interactive-listening": { facets: [""], count: 20, model: "graded" },
  "listen-and-type": { facets: [""], count: 200, model: "graded" },
  "writing-sample": { facets: [""], count: 10, model: "graded", isOpen: true },
};

/** Items of a shelf, their difficulties evenly spread; two and two are enemies where the stock says so. */
function evenItems(shelf: string, facet: string, { count, model, hasEnemies, isOpen }: Stock): ExamItem[] {
  const idOf = (at: number) => `${shelf}-${facet}-${String(at).padStart(4, "0")}`;
  return Array.from({ length: count }, (_, at) => ({
    id: idOf(at),
    version: 1,
    shelf,
    facet,
    model,
    params: isOpen ? null : { a: 1.2, b: -3.5 + (6 * ((at * 7) % count)) / count, c: 0, se: 0.3 },
    testletVariance: 0,
    enemies: hasEnemies ? [idOf(at % 2 === 0 ? at + 1 : at - 1)] : [],
  }));
}

/** Two types of reading, one of listening, and one that an engine scores. */
export const smallBlueprint: Blueprint = {
  id: "small",
  version: "1",
  source: "for tests",
  measures: "skills",
  parts: {
    "read-and-select": {
      skill: "reading",
      count: 6,
      range: [6, 6],
      facets: { real: 3, invented: 3 },
      isRound: true,
    },
    "fill-in-the-blanks": { skill: "reading", count: 6, range: [6, 6] },
    "interactive-listening": { skill: "listening", count: 2, range: [2, 2] },
    "summarize-the-conversation": {
      skill: "writing",
      count: 2,
      range: [2, 2],
      isSequel: true,
      weight: 1,
    },
    "listen-and-type": { skill: "listening", count: 4, range: [4, 4] },
    "writing-sample": { skill: "writing", count: 1, range: [1, 1], weight: 3 },
  },
};

export const smallItems: ExamItem[] = Object.entries(stock).flatMap(([shelf, each]) =>
  each.facets.flatMap((facet) => evenItems(shelf, facet, each)),
);

export function smallOffer(items: readonly ExamItem[] = smallItems): Offer {
  const shelves = arrangeShelves(items);
  return { blueprint: smallBlueprint, shelves, exposure: newExposure(shelves) };
}

/** Earns by chance what somebody of an ability earns, whatever is asked; the same seed the same. */
export function sitSmall(
  offer: Offer,
  seed: string,
  scoreOf: (state: ExamState, at: number) => Score,
  met: string[] = [],
) {
  const { blueprint, exposure } = offer;
  exposure.sittings += 1;
  let state = start(blueprint, measurement.prior, seed, met);
  while (!isOver(state, blueprint)) {
    state = next(state, offer);
    const at = turnsOf(state).length - 1;
    if (!slotAt(blueprint, at).isSequel) {
      for (const { id } of turnsOf(state)[at]?.asked.items ?? []) countUse(exposure, id);
    }
    state = answer(state, blueprint, scoreOf(state, at));
  }
  return state;
}

/** Scores between nothing and everything, from a seed. */
export const anyScore =
  (seed: number) =>
  (state: ExamState, at: number): Score => {
    const isOpen = turnsOf(state)[at]?.asked.observation === null;
    const value = numberAt(seed, at);
    return isOpen
      ? { state: "points", points: 10 + 150 * value, error: null }
      : { state: "share", share: value };
  };
