import "server-only";

import { ItemParams } from "@/lib/bank/item";
import { examDifficulty } from "@/lib/core/bank-scale";
import { pointsOf } from "@/lib/core/score-scale";
import type { Transaction } from "@/lib/db/database";
import { slotAt } from "@/lib/exam/blueprint/blueprint";
import { type Score, turnsOf } from "@/lib/exam/state";
import type { PlannedTask } from "@/lib/exam/task-plan";
import { emptyState, type ItemState, readStates } from "@/lib/services/answers/item-state";
import { presentItem } from "@/lib/services/answers/item-view";
import {
  flagsOf,
  flagsOfParts,
  readTimings,
  secondsOf,
  type Timings,
} from "@/lib/services/exams/answer-flags";
import { lateView } from "@/lib/services/exams/late-answers";
import { correctedTask } from "@/lib/services/exams/open-parts";
import { openReport } from "@/lib/services/exams/report-open";
import type { ReportTask } from "@/lib/services/exams/report-views";
import { givenParts } from "@/lib/services/exams/situation";
import {
  readItems,
  readResponses,
  type ResponseRow,
  type SatItem,
  type Sitting,
  type TaskRow,
} from "@/lib/services/exams/sitting";
import { type MediaVersions, readMediaVersions } from "@/lib/services/media/media-versions";
import type { UserCtx } from "@/lib/services/runtime";

type Read = {
  states: Map<number, ItemState>;
  items: SatItem[];
  responses: ResponseRow[];
  versions: MediaVersions;
  timings: Timings;
};

/** All that was asked and given in a sitting. */
export async function readGiven(tx: Transaction, ctx: UserCtx, sitting: Sitting): Promise<Read> {
  const { id } = sitting.row;
  const items = await readItems(tx, ctx.runtime, sitting);
  const media = items.flatMap((item) => item.media);
  return {
    items,
    states: await readStates(tx, id),
    responses: await readResponses(tx, id),
    versions: await readMediaVersions(tx, media),
    timings: await readTimings(tx, id),
  };
}

/** Each task of a sitting that is over and was on the screen, with what was asked, given and right, and how long it took. */
export function reportTasks(ctx: UserCtx, sitting: Sitting, read: Read): ReportTask[] {
  return sitting.tasks.flatMap((task) => {
    const planned = sitting.plan[task.index];
    return planned && task.begunAt ? [taskReport(ctx, sitting, { task, planned, read })] : [];
  });
}

type Of = { task: TaskRow; planned: PlannedTask; read: Read };

function taskReport(ctx: UserCtx, sitting: Sitting, of: Of): ReportTask {
  const { task, planned, read } = of;
  const items = planned.isOpen ? [] : itemReports(ctx, sitting, of);
  const given = { rows: read.responses, states: read.states };
  const parts = planned.isOpen ? givenParts(planned, task, given) : [];
  return {
    ...{ index: planned.index, task: planned.task, skill: planned.skill, items },
    begunAt: task.begunAt?.toISOString() ?? null,
    seconds: secondsOf(task),
    limit: (planned.prepare + planned.limit) * sitting.row.multiplier,
    flags: planned.isOpen ? flagsOfParts(parts) : [...new Set(items.flatMap(({ flags }) => flags))],
    scores: scoresOf(sitting, of),
    open: task.prompt && openReport(correctedTask(planned), task.prompt, parts),
  };
}

function itemReports({ runtime, locale }: UserCtx, sitting: Sitting, { task, planned, read }: Of) {
  const { row } = sitting;
  const limit = (planned.limit / planned.size) * row.multiplier;
  const own = read.items.filter(
    ({ position }) => position >= planned.position && position < planned.position + planned.size,
  );
  return own.map((item): ReportTask["items"][number] => {
    const { position, id, version } = item;
    const state = read.states.get(position) ?? emptyState();
    const shows = { results: true, slowBefore: true, handIns: false };
    const placed = { ...item, begunAt: task.begunAt };
    const rows = read.timings.get(position) ?? [];
    const { versions } = read;
    return {
      ...{ position, id, version },
      difficulty: measuredWith(sitting, planned) ?? difficultyOf(item),
      ...flagsOf(rows, state, limit),
      view: presentItem(runtime, placed, state, { versions, shows, locale }),
      late: lateView(runtime, placed, state, { versions, locale, rows }),
    };
  });
}

/** With the parameters of when it was asked; of a round only the words' mean is known there. */
function measuredWith({ state }: Sitting, { slots: [slot], size }: PlannedTask) {
  const observation = size === 1 ? turnsOf(state)[slot]?.asked.observation : null;
  return observation ? pointsOf(observation.params.b) : null;
}

const difficultyOf = ({ params }: SatItem) => pointsOf(examDifficulty(ItemParams.parse(params).b));

function scoresOf({ state, blueprint }: Sitting, { task, planned }: Of): ReportTask["scores"] {
  const turns = turnsOf(state);
  return planned.slots.flatMap((slot) => {
    const score = turns[slot]?.score;
    const { task: name, skill, weight } = slotAt(blueprint, slot);
    if (!score) return [];
    return {
      task: name,
      skill,
      weight,
      score: scored(score),
      correctionId: weight === null ? null : task.correctionId,
    };
  });
}

const scored = (score: Score): ReportTask["scores"][number]["score"] =>
  score.state === "pending" ? { state: "unscored" } : score;
