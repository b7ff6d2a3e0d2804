import { z } from "zod";

import { type Density, densityOf } from "@/lib/exam/ability";
import { type Blueprint, type Slot, slotAt, slotsOf } from "@/lib/exam/blueprint/blueprint";
import { hashText } from "@/lib/exam/random";
import { categoryOf, observe } from "@/lib/exam/response-model";
import { blurred } from "@/lib/exam/shelves";
import { type Skill, skills } from "@/lib/questions/define-schema";

export const Prior = z.object({ mean: z.number(), sd: z.number().positive() });

/** What an answer earned: a share of what its key gives, points of 10 to 160 from an engine, or nothing that counts. */
export const Score = z.discriminatedUnion("state", [
  z.object({ state: z.literal("share"), share: z.number().min(0).max(1) }),
  /** `error` is a standard error in points, where the engine gives a range. */
  z.object({ state: z.literal("points"), points: z.number(), error: z.number().positive().nullable() }),
  z.object({ state: z.literal("pending") }),
  z.object({ state: z.literal("unscored") }),
]);
export type Score = z.infer<typeof Score>;

/** With what an answer is measured: the parameters of the versions that were asked. */
const Observation = z.object({
  model: z.enum(["dichotomous", "graded"]),
  params: z.object({ a: z.number(), b: z.number(), c: z.number(), se: z.number() }),
  testletVariance: z.number(),
});
export type Observation = z.infer<typeof Observation>;

const AskedItem = z.object({ id: z.string(), version: z.int(), enemies: z.array(z.string()) });

export const ExamEvent = z.discriminatedUnion("event", [
  z.object({
    event: z.literal("asked"),
    slot: z.int().min(0),
    items: z.array(AskedItem).min(1),
    observation: Observation.nullable(),
  }),
  z.object({ event: z.literal("scored"), slot: z.int().min(0), score: Score }),
]);
export type ExamEvent = z.infer<typeof ExamEvent>;

/** Everything of a sitting that the engine knows, as JSON. `densities` follow from the rest: `replay` makes them anew. */
export const ExamState = z.object({
  blueprint: z.object({ id: z.string(), version: z.string() }),
  measurement: z.string(),
  prior: Prior,
  seed: z.string(),
  /** Ids that the learner met in other sittings. */
  met: z.array(z.string()),
  log: z.array(ExamEvent),
  densities: z.record(z.string(), z.array(z.number())),
});
export type ExamState = Omit<z.infer<typeof ExamState>, "densities"> & {
  densities: Readonly<Record<string, Density>>;
};

/** Which ability an answer to a task of a skill is evidence of. */
export const abilityNamed = ({ measures }: Blueprint, skill: Skill): string =>
  measures === "general" ? "general" : skill;

export function newDensities(blueprint: Blueprint, prior: ExamState["prior"]): Record<string, Density> {
  const measured =
    blueprint.measures === "general" ? ["general"] : skills.filter((skill) => hasKeyed(blueprint, skill));
  return Object.fromEntries(measured.map((name) => [name, densityOf(prior)]));
}

const hasKeyed = (blueprint: Blueprint, skill: Skill) =>
  slotsOf(blueprint).some((slot) => slot.skill === skill && slot.weight === null);

export type Asked = Extract<ExamEvent, { event: "asked" }>;
/** What was asked in a slot, and what is known of its score; null until it is answered. */
export type Turn = { asked: Asked; score: Score | null };

/** In the order of the slots. */
export function turnsOf({ log }: Pick<ExamState, "log">): Turn[] {
  const turns: Turn[] = [];
  for (const entry of log) {
    if (entry.event === "asked") turns[entry.slot] = { asked: entry, score: null };
    else {
      const turn = turns[entry.slot];
      if (turn) turns[entry.slot] = { ...turn, score: entry.score };
    }
  }
  return turns;
}

/** The state with one event more. Throws an Error when the event cannot follow. */
export function record(state: ExamState, blueprint: Blueprint, entry: ExamEvent): ExamState {
  const log = [...state.log, entry];
  const turns = turnsOf(state);
  const last = turns.at(-1);
  const slot = slotAt(blueprint, entry.slot);
  if (entry.event === "asked") {
    if (entry.slot !== turns.length || (last && last.score === null)) {
      throw new Error(`Slot ${entry.slot} cannot be asked now.`);
    }
    return { ...state, log };
  }
  const turn = turns[entry.slot];
  if (!turn || !(turn.score === null || turn.score.state === "pending")) {
    throw new Error(`Slot ${entry.slot} cannot be scored now.`);
  }
  return { ...state, log, densities: learn(state, blueprint, slot, turn.asked, entry.score) };
}

function learn(state: ExamState, blueprint: Blueprint, slot: Slot, { observation }: Asked, score: Score) {
  const name = abilityNamed(blueprint, slot.skill);
  const density = state.densities[name];
  if (!observation || !density || score.state !== "share") return state.densities;
  const { model, params, testletVariance } = observation;
  const category = categoryOf(model, score.share);
  return { ...state.densities, [name]: observe(density, model, blurred(params, testletVariance), category) };
}

export const seedOf = ({ seed }: Pick<ExamState, "seed">) => hashText(seed);
