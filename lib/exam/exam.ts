import { abilityOf, type Prior } from "@/lib/exam/ability";
import { type Blueprint, type Slot, slotAt, slotsOf } from "@/lib/exam/blueprint/blueprint";
import { type ExamItem, shelfOf } from "@/lib/exam/exam-item";
import type { Exposure } from "@/lib/exam/exposure";
import { measurement } from "@/lib/exam/measures";
import { numberAt } from "@/lib/exam/random";
import { capOf, selectItem } from "@/lib/exam/select-item";
import { shelfKey, type Shelves } from "@/lib/exam/shelves";
import {
  abilityNamed,
  type ExamEvent,
  type ExamState,
  newDensities,
  type Observation,
  record,
  type Score,
  seedOf,
  turnsOf,
} from "@/lib/exam/state";

/** How far from where it would begin a sitting begins, at most: two learners do not begin alike. */
const jitter = 0.5;
/** Rows of the table of random numbers that no item's draw reads. */
const jitterRow = 1_000_003;
const orderRow = 2_000_003;

/** A sitting in which nothing was asked yet. `met`: ids of items that the learner met in other sittings. */
export function start(
  blueprint: Blueprint,
  prior: Prior,
  seed: string,
  met: readonly string[] = [],
): ExamState {
  return {
    blueprint: { id: blueprint.id, version: blueprint.version },
    measurement: measurement.version,
    prior,
    seed,
    met: [...met],
    log: [],
    densities: newDensities(blueprint, prior),
  };
}

/** What items are chosen from. */
export type Offer = { blueprint: Blueprint; shelves: Shelves; exposure: Exposure };

/** The bank has nothing more to ask of a task. */
export class ExamShortage extends Error {
  constructor(readonly task: string) {
    super(`The exam's items for ${task} are used up.`);
  }
}

/**
 * The state with the next items asked; the same state while an answer is awaited, and at the end. The same state, shelves
 * and exposure give the same items. Throws ExamShortage when a shelf is empty: `findShortage` says so before.
 */
export function next(state: ExamState, offer: Offer): ExamState {
  const slots = slotsOf(offer.blueprint);
  const turns = turnsOf(state);
  const slot = slots[turns.length];
  const last = turns.at(-1);
  if (!slot || (last && last.score === null)) return state;
  if (slot.isSequel && last) {
    const asked = { ...last.asked, slot: turns.length, observation: null };
    return record(state, offer.blueprint, asked);
  }
  const items = chooseItems(state, offer, slots, slot, turns.length);
  return record(state, offer.blueprint, ask(slot, turns.length, items));
}

function ask(slot: Slot, at: number, items: readonly ExamItem[]): ExamEvent {
  return {
    event: "asked",
    slot: at,
    items: items.map(({ id, version, enemies }) => ({ id, version, enemies: [...enemies] })),
    observation: slot.weight === null ? observationOf(items) : null,
  };
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A round is measured as one item of its words' mean difficulty, known as well as a mean of so many is. */
function observationOf(items: readonly ExamItem[]): Observation | null {
  const [first] = items;
  const params = items.flatMap((item) => item.params ?? []);
  const [only] = params;
  if (!first || !only) return null;
  const { model, testletVariance } = first;
  if (items.length === 1) return { model, params: only, testletVariance };
  const se = Math.sqrt(meanOf(params.map((each) => each.se ** 2)) / params.length);
  const b = meanOf(params.map((each) => each.b));
  return { model: "graded", params: { a: measurement.roundSlope, b, c: 0, se }, testletVariance };
}

function chooseItems(state: ExamState, offer: Offer, slots: readonly Slot[], slot: Slot, at: number) {
  const barred = barredBy(state);
  const seed = seedOf(state);
  const target = targetOf(state, offer.blueprint, slots, at);
  const shelf = shelfOf(slot.task);
  const chosen: ExamItem[] = [];
  for (const [place, facet] of inSeededOrder(slot.facets, seed, at).entries()) {
    const from = offer.shelves.get(shelfKey(shelf, facet));
    const cap = capOf(askedOf(slots, shelf, facet), from?.items.length ?? 0);
    const row = at * 64 + place;
    const item =
      from &&
      selectItem(from, {
        ...target,
        seed,
        row,
        cap,
        exposure: offer.exposure,
        isBarred: (id) => barred.has(id),
      });
    if (!item) throw new ExamShortage(slot.task);
    for (const id of [item.id, ...item.enemies]) barred.add(id);
    chosen.push(item);
  }
  return chosen;
}

/** The kinds of a round's words come mixed. */
function inSeededOrder(facets: readonly string[], seed: number, at: number): string[] {
  const keyed = facets.map((facet, place) => ({ facet, key: numberAt(seed, orderRow + at, place) }));
  return keyed.sort((one, other) => one.key - other.key).map(({ facet }) => facet);
}

/** What this learner may not be asked: what was met, and the enemies of what was asked in this sitting. */
function barredBy({ met, log }: ExamState): Set<string> {
  const barred = new Set(met);
  for (const entry of log) {
    if (entry.event !== "asked") continue;
    for (const { id, enemies } of entry.items) {
      barred.add(id);
      for (const enemy of enemies) barred.add(enemy);
    }
  }
  return barred;
}

/** How many items of a shelf and facet a sitting asks. */
function askedOf(slots: readonly Slot[], shelf: string, facet: string): number {
  return slots
    .filter((slot) => !slot.isSequel && shelfOf(slot.task) === shelf)
    .reduce((sum, { facets }) => sum + facets.filter((each) => each === facet).length, 0);
}

/** The ability to ask at, and how far it is to be trusted: by the share of the skill's observations that are in. */
function targetOf(state: ExamState, blueprint: Blueprint, slots: readonly Slot[], at: number) {
  const slot = slots[at];
  const name = slot ? abilityNamed(blueprint, slot.skill) : "";
  const isOne = (each: Slot) => each.weight === null && abilityNamed(blueprint, each.skill) === name;
  const before = slots.slice(0, at).filter(isOne).length;
  const all = slots.filter(isOne).length;
  const certainty = progress(before, all);
  const own = state.densities[name];
  if (before > 0 && own) return { theta: abilityOf(own).mean, certainty };
  return { theta: startingPoint(state) + jitter * (2 * numberAt(seedOf(state), jitterRow) - 1), certainty };
}

/** Chance gives way soon: half-way it decides one part in four. */
const progress = (before: number, all: number) => (all <= 1 ? 0.5 : 1 - (1 - before / (all - 1)) ** 2);

/** Where nothing is known of a skill yet, it is likely to be near what is known of the others. */
function startingPoint({ densities, prior }: ExamState): number {
  const others = Object.values(densities).map(abilityOf);
  const known = others.filter(({ sd }) => sd < prior.sd / 2);
  if (known.length === 0) return prior.mean;
  return prior.mean + measurement.correlation * (meanOf(known.map(({ mean }) => mean)) - prior.mean);
}

/** The state with the answer to what is asked now. Throws an Error when nothing is. */
export function answer(state: ExamState, blueprint: Blueprint, score: Score): ExamState {
  return settle(state, blueprint, turnsOf(state).length - 1, score);
}

/** The score of an answer that was pending, by its slot. Throws an Error when it is not. */
export function settle(state: ExamState, blueprint: Blueprint, slot: number, score: Score): ExamState {
  return record(state, blueprint, { event: "scored", slot, score });
}

/** Whether everything was asked and answered. */
export function isOver(state: ExamState, blueprint: Blueprint): boolean {
  const turns = turnsOf(state);
  return turns.length === slotsOf(blueprint).length && turns.every(({ score }) => score !== null);
}

/** The state that a log leads to, without asking a bank. Throws an Error when the log contradicts itself or the blueprint. */
export function replay(
  blueprint: Blueprint,
  { prior, seed, met, log }: Pick<ExamState, "prior" | "seed" | "met" | "log">,
): ExamState {
  return log.reduce((state, entry) => record(state, blueprint, entry), start(blueprint, prior, seed, met));
}

/** Tasks of which a bank has too little for this learner: said before anything is paid. */
export function findShortage(
  { blueprint, shelves }: Omit<Offer, "exposure">,
  met: readonly string[],
): string[] {
  const known = new Set(met);
  const slots = slotsOf(blueprint).filter(({ isSequel }) => !isSequel);
  const short = slots.filter(({ task, facets }) =>
    [...new Set(facets)].some((facet) => {
      const shelf = shelfOf(task);
      const items = shelves.get(shelfKey(shelf, facet))?.items ?? [];
      return items.filter(({ id }) => !known.has(id)).length < askedOf(slots, shelf, facet);
    }),
  );
  return [...new Set(short.map(({ task }) => task))];
}

/** The slot that is asked now; null when none is. */
export function openSlot(state: ExamState, blueprint: Blueprint): Slot | null {
  const turns = turnsOf(state);
  return turns.at(-1)?.score === null ? slotAt(blueprint, turns.length - 1) : null;
}
