import "server-only";

import { separateSkills } from "@/lib/content/exam/measured";
import { describeSitting } from "@/lib/exam/sitting-report/describe-sitting";
import type { GivenAnswer } from "@/lib/exam/sitting-report/given-answer";
import { slotAt } from "@/lib/exam/blueprint/blueprint";
import { earlierSittings } from "@/lib/services/exam-reports/earlier-sittings";
import type { Study } from "@/lib/services/exam-reports/views";
import { type OwnText, publishedTexts, readOwnTexts } from "@/lib/services/exam-reports/written-texts";
import { openSitting } from "@/lib/services/exams/hold";
import { readReport } from "@/lib/services/exams/read-report";
import type { ExamReportView, ReportTask } from "@/lib/services/exams/report-views";
import type { Sitting } from "@/lib/services/exams/sitting";
import type { UserCtx } from "@/lib/services/runtime";

/** A report of the caller's as it is studied. Throws `exam/unknown` and `exam/no-report`. */
export async function readStudy(ctx: UserCtx, { id }: { id: string }): Promise<Study> {
  const report = await readReport(ctx, { id });
  const { sitting, earlier, texts } = await ctx.runtime.database.db.transaction(async (tx) => {
    const opened = await openSitting(tx, ctx, id);
    return {
      sitting: opened,
      earlier: await earlierSittings(tx, opened),
      texts: await readOwnTexts(tx, ctx.actor.userId),
    };
  });
  const asked = slotsAsked(report, sitting);
  const view = describeSitting(sitting.state, sitting.blueprint, {
    ...{ id, earlier, timing: report.multiplier, separate: separateSkills, scores: report.scores },
    startedAt: new Date(report.startedAt),
    finishedAt: new Date(report.finishedAt),
    breaks: report.breaks.map(({ from, seconds }) => ({ at: new Date(from), seconds: Math.round(seconds) })),
    silences: silencesIn(report, asked),
    answers: new Map(asked.map((each) => [each.slot, givenIn(each, texts)])),
    known: [...writtenBefore(report, texts), ...publishedTexts()],
    asked: new Map(asked.map(({ slot, task }) => [slot, task.open?.asked.parts ?? []])),
  });
  return { id, view, details: asked.map((each) => detailOf(each, texts)) };
}

type AskedSlot = { slot: number; task: ReportTask; isFirst: boolean; isOpen: boolean };

/** Every slot that was asked with its task: a conversation and its summary are one task and two slots. */
function slotsAsked({ tasks }: ExamReportView, { plan, blueprint }: Sitting): AskedSlot[] {
  return tasks.flatMap((task) =>
    (plan[task.index]?.slots ?? []).map((slot, at) => ({
      ...{ slot, task, isFirst: at === 0 },
      isOpen: slotAt(blueprint, slot).weight !== null,
    })),
  );
}

/** All of an answer together; of a conversation with its summary the first slot stands for both. */
function silencesIn({ silences }: ExamReportView, asked: readonly AskedSlot[]) {
  if (!silences) return null;
  return asked.flatMap(({ slot, task, isFirst }) => {
    const own = silences.filter(({ during }) => isFirst && during === task.index);
    const seconds = own.reduce((sum, each) => sum + each.seconds, 0);
    return own.length > 0 ? [{ slot, seconds: Math.round(seconds) }] : [];
  });
}

function givenIn({ task, isFirst, isOpen }: AskedSlot, texts: readonly OwnText[]): GivenAnswer {
  const score = task.scores.find(({ weight }) => (weight !== null) === isOpen);
  const correctionId = isOpen ? (score?.correctionId ?? null) : null;
  const text = correctionId === null ? null : texts.find(({ id }) => id === correctionId)?.text;
  return {
    correctionId,
    seconds: isFirst ? secondsOf(task) : null,
    marks: isFirst ? task.flags : [],
    text: text ?? null,
  };
}

/** Of questions the time until their answers; of what is written or spoken that of the whole task. */
function secondsOf({ items, seconds }: ReportTask): number | null {
  const known = items.flatMap((item) => item.seconds ?? []);
  const used = known.length > 0 ? known.reduce((sum, each) => sum + each, 0) : seconds;
  return used === null ? null : Math.round(used);
}

/** What was handed in before this sitting began. */
function writtenBefore({ startedAt }: ExamReportView, texts: readonly OwnText[]) {
  const before = texts.filter(({ createdAt }) => createdAt < new Date(startedAt));
  return before.map(({ text }) => ({ from: "own" as const, text }));
}

function detailOf(slot: AskedSlot, texts: readonly OwnText[]): Study["details"][number] {
  const { task, isFirst } = slot;
  const { open } = task;
  const asks = open?.asked.parts.filter(Boolean) ?? [];
  const own = open?.parts.flatMap(({ text }) => text ?? []) ?? [];
  return {
    position: slot.slot,
    items: isFirst ? task.items.map(({ view }) => view) : [],
    asked: isFirst && asks.length > 0 ? asks.join("\n\n") : null,
    picture: isFirst ? (open?.asked.picture ?? null) : null,
    text: own.length > 0 ? own.join("\n\n") : givenIn(slot, texts).text,
    late: lateOf(slot),
  };
}

function lateOf({ task, isFirst }: AskedSlot): Study["details"][number]["late"] {
  if (!isFirst) return { items: [], parts: [] };
  return {
    items: task.items.flatMap(({ late }) => late ?? []),
    parts: task.open?.parts.flatMap(({ late }) => late ?? []) ?? [],
  };
}
