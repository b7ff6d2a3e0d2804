import { assessText } from "@/lib/assess/writing/assess-text";
import { createHarper } from "@/lib/assess/writing/harper/harper-linter";
import type { Item } from "@/lib/bank/item";
import type { OpenAnswer } from "@/lib/content/exam/sample-schema";
import { clipPoints, pointsOf } from "@/lib/core/score-scale";
import { slotAt, type Slot } from "@/lib/exam/blueprint/blueprint";
import { blueprints } from "@/lib/exam/blueprint/blueprints";
import { answer, isOver, next, start } from "@/lib/exam/exam";
import type { ExamItem } from "@/lib/exam/exam-item";
import { countUse, newExposure } from "@/lib/exam/exposure";
import { engineErrors, measurement } from "@/lib/exam/measures";
import { probabilities } from "@/lib/exam/response-model";
import { arrangeShelves } from "@/lib/exam/shelves";
import { timeOf } from "@/lib/exam/blueprint/task-times";
import type { GivenAnswer } from "@/lib/exam/sitting-report/given-answer";
import { type ExamState, type Score, turnsOf } from "@/lib/exam/state";
import type { Skill } from "@/lib/questions/define-schema";
import type { ItemView } from "@/lib/questions/wire";
import { shareOf } from "@/scripts/bench/cat/learner";
import { drawCategory, type RandomSource, randomSource } from "@/scripts/bench/cat/random-source";
import { answerItem, shareEarned } from "@/scripts/site/sample-report/answer-item";
import { openPrompt, type samplePool } from "@/scripts/site/sample-report/sample-pool";

const blueprint = blueprints.current;

export type SampleSitting = {
  state: ExamState;
  items: Record<string, ItemView[]>;
  open: Record<string, OpenAnswer>;
  given: Map<number, GivenAnswer>;
  /** What the clocks of all answers together took. */
  seconds: number;
};

type Pool = Awaited<ReturnType<typeof samplePool>>;
type Person = { seed: string; at: Date; abilities: Record<Skill, number>; met: readonly string[] };

/** A whole sitting of somebody simulated: real items of the practice pool, real answers, scored by the product's own rules. */
export async function sitSample(pool: Pool, person: Person): Promise<SampleSitting> {
  const shelves = arrangeShelves(pool.items);
  const exposure = newExposure(shelves);
  exposure.sittings = 1;
  const known = new Map(pool.items.map((item) => [item.id, item]));
  const random = randomSource(`sample ${person.seed}`);
  const linter = await createHarper();
  const sitting: SampleSitting = {
    state: start(blueprint, measurement.prior, person.seed, person.met),
    ...{ items: {}, open: {}, given: new Map(), seconds: 0 },
  };
  while (!isOver(sitting.state, blueprint)) {
    sitting.state = next(sitting.state, { blueprint, shelves, exposure });
    const at = turnsOf(sitting.state).length - 1;
    const ids = turnsOf(sitting.state)[at]?.asked.items.map(({ id }) => id) ?? [];
    for (const id of ids) countUse(exposure, id);
    const slot = slotAt(blueprint, at);
    const seconds = timeTaken(slot, random);
    const score = await answerSlot(sitting, { slot, at, ids, known, pool, person, random, linter });
    sitting.seconds += seconds;
    const { limit } = timesOf(slot);
    const isChanged = slot.weight === null && random.even() < 0.1;
    sitting.given.set(at, {
      seconds: Math.round(Math.min(limit, seconds)),
      marks: [
        ...(seconds >= limit ? (["timed-out"] as const) : []),
        ...(isChanged ? (["changed"] as const) : []),
      ],
      correctionId: null,
      text: sitting.open[at]?.text ?? null,
    });
    sitting.state = answer(sitting.state, blueprint, score);
  }
  return sitting;
}

/** Seconds of the limit of all that is asked in a slot, and of what a middling learner takes of it. */
function timesOf({ task, facets }: Slot): { limit: number; typical: number } {
  const times = facets.map((facet) => timeOf(task, facet));
  return {
    limit: times.reduce((sum, { limit }) => sum + limit, 0),
    typical: times.reduce((sum, { limit, share }) => sum + limit * share, 0),
  };
}

const timeTaken = (slot: Slot, random: RandomSource) =>
  timesOf(slot).typical * Math.exp(0.22 * random.normal());

type Asked = {
  slot: Slot;
  at: number;
  ids: readonly string[];
  known: ReadonlyMap<string, ExamItem>;
  pool: Pool;
  person: Person;
  random: RandomSource;
  linter: Awaited<ReturnType<typeof createHarper>>;
};

async function answerSlot(sitting: SampleSitting, asked: Asked): Promise<Score> {
  const { slot, at } = asked;
  if (slot.weight === null) {
    const views = asked.ids.map((id, index) => ({ ...answerOne(id, asked), position: index }));
    sitting.items[at] = views;
    return { state: "share", share: shareEarned(views, slot.skill) };
  }
  const open = readOpen(sitting, asked);
  sitting.open[at] = open;
  return slot.skill === "writing" ? scoreText(open, asked) : drawSpoken(asked);
}

/** What is known of an item's parts follows from the ability and the item's own parameters. */
function answerOne(id: string, { known, pool, person, random, slot }: Asked): ItemView {
  const [item, measured] = [find(pool.bank, id), known.get(id)];
  if (!measured?.params) throw new Error(`${id} has no parameters.`);
  const { model, params } = measured;
  const category = drawCategory(probabilities(model, params, person.abilities[slot.skill]), random);
  return answerItem(item, {
    knows: model === "graded" ? shareOf(category) : category,
    random,
    at: person.at,
  });
}

function find(bank: ReadonlyMap<string, Item>, id: string): Item {
  const item = bank.get(id);
  if (!item) throw new Error(`The bank has no ${id}.`);
  return item;
}

/** A summary is of the conversation before it. */
function readOpen(sitting: SampleSitting, { slot, at, ids }: Asked): OpenAnswer {
  const prompt = openPrompt(slot.task, ids[0] ?? "");
  if (prompt) return prompt;
  const [talk] = sitting.items[at - 1] ?? [];
  return { asked: scenarioOf(talk), text: summaryIn(talk) };
}

function scenarioOf(talk: ItemView | undefined): string {
  const shown = talk?.steps[0]?.prompt;
  return shown && "scenario" in shown ? shown.scenario : "";
}

function summaryIn(talk: ItemView | undefined): string {
  const given = talk?.steps.at(-1)?.result?.answer;
  return given && "text" in given ? given.text : "";
}

/** By the engine that corrects writing; its range is what it says of its own error. */
async function scoreText({ asked, text }: OpenAnswer, { slot, linter }: Asked): Promise<Score> {
  const task =
    slot.task === "write-about-the-photo" ||
    slot.task === "interactive-writing" ||
    slot.task === "summarize-the-conversation"
      ? slot.task
      : "writing-sample";
  const { overall } = await assessText({ task, asked: [asked], parts: [text], locale: "en" }, linter);
  if (!overall) throw new Error(`The sample for ${slot.task} has no score.`);
  return { state: "points", points: overall.det, error: Math.max(1, (overall.high - overall.low) / 2) };
}

/** Nobody speaks in a sample: what an engine would make of it is drawn around the ability, with the error assumed of it. */
function drawSpoken({ person, random }: Asked): Score {
  const points = pointsOf(person.abilities.speaking) + engineErrors.speaking.points * 0.7 * random.normal();
  return { state: "points", points: Math.round(clipPoints(points)), error: null };
}
