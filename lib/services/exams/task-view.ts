import "server-only";

import type { Transaction } from "@/lib/db/database";
import { type PlannedTask, sectionsOf } from "@/lib/exam/task-plan";
import { contextRules } from "@/lib/services/answers/context-rules";
import { presentItem, withMultiplier } from "@/lib/services/answers/item-view";
import { pictureOf } from "@/lib/services/corrections/asked";
import { asksOf, isSpoken, recordingOf, textOf } from "@/lib/services/exams/open-parts";
import {
  deadlineOf,
  type GivenPart,
  openPart,
  type Situation,
  stateOf,
  withGrace,
} from "@/lib/services/exams/situation";
import { soundAddress } from "@/lib/services/exams/part-sound";
import type { Sitting } from "@/lib/services/exams/sitting";
import type { ExamTaskView, OpenPart } from "@/lib/services/exams/views";
import { readMediaVersions } from "@/lib/services/media/media-versions";
import type { Runtime, UserCtx } from "@/lib/services/runtime";

const time = (at: Date | null | undefined) => at?.toISOString() ?? null;

/** The task that is asked now. Nothing of it, nor of a part, before its clock: nobody reads ahead. */
export async function taskView(
  tx: Transaction,
  ctx: UserCtx,
  sitting: Sitting,
  situation: Situation,
): Promise<ExamTaskView> {
  const { planned, task } = situation;
  const deadlineAt = deadlineOf(ctx.runtime, sitting, situation);
  const facts = {
    ...{ index: planned.index, task: planned.task, skill: planned.skill, place: placeOf(sitting, planned) },
    state: task.begunAt ? ("running" as const) : ("waiting" as const),
    prepare: planned.prepare * sitting.row.multiplier,
    seconds: planned.limit * sitting.row.multiplier,
    begunAt: time(task.begunAt),
    deadlineAt: time(deadlineAt),
    graceUntil: time(deadlineAt && withGrace(deadlineAt)),
  };
  if (planned.isOpen) return { kind: "open", ...facts, ...openView(ctx.runtime, sitting, situation) };
  const items = task.begunAt ? await itemViews(tx, ctx, sitting, situation) : [];
  return { kind: "question", ...facts, items, isRound: planned.isRound };
}

function placeOf({ plan }: Sitting, planned: PlannedTask) {
  const own = sectionsOf(plan).find(({ tasks }) => tasks.includes(planned))?.tasks ?? [planned];
  return { number: own.indexOf(planned) + 1, of: own.length };
}

async function itemViews(
  tx: Transaction,
  { runtime, locale }: UserCtx,
  { row }: Sitting,
  situation: Situation,
) {
  const versions = await readMediaVersions(
    tx,
    situation.items.flatMap(({ media }) => media),
  );
  const shows = { results: contextRules.exam.showsResults, slowBefore: false, handIns: false };
  return situation.items.map((item) => {
    const view = presentItem(
      runtime,
      { ...item, begunAt: situation.task.begunAt },
      stateOf(situation, item),
      { versions, shows, locale },
    );
    return withMultiplier(view, row.multiplier);
  });
}

function openView(runtime: Runtime, { row }: Sitting, situation: Situation) {
  const { planned, task, parts } = situation;
  const { prompt } = task;
  if (!prompt) throw new Error("A task that is written or spoken has no prompt.");
  const shown = task.begunAt !== null;
  const current = openPart(situation);
  const asks = asksOf(
    prompt,
    parts.filter(({ isDone }) => isDone).map(({ answer }) => textOf(answer)),
  );
  return {
    position: planned.position,
    isSpoken: isSpoken(planned),
    points: shown ? prompt.points : [],
    picture: shown ? pictureOf(prompt.picture) : null,
    partCount: parts.length,
    parts: shown
      ? parts
          .filter(({ part }) => current === null || part <= current.part)
          .map((part) => {
            const place = { id: row.id, position: planned.position, part: part.part };
            const sound =
              part.isHeard && part.openedAt
                ? { address: soundAddress(runtime, place), spokenBy: "computer" as const }
                : null;
            const asked = part.openedAt ? (asks[part.part] ?? null) : null;
            return partView(part, { asks: asked, sound, factor: row.multiplier });
          })
      : [],
  };
}

type Asks = Pick<OpenPart, "asks" | "sound"> & { factor: number };

function partView(given: GivenPart, { asks, sound, factor }: Asks): OpenPart {
  const { part, prepare, seconds, openedAt, deadlineAt, row, answer, isDone } = given;
  return {
    ...{ part, asks, sound },
    state: isDone ? "done" : openedAt ? "open" : "waiting",
    ...{ prepare: prepare * factor, seconds: seconds * factor },
    openedAt: time(openedAt),
    deadlineAt: time(deadlineAt),
    saved: row && {
      revision: row.revision,
      text: textOf(answer),
      recording: recordingOf(answer),
      savedAt: row.savedAt.toISOString(),
    },
  };
}
