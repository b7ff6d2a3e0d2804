import "server-only";
import { desc, eq } from "drizzle-orm";
import type { z } from "zod";

import { usualSeconds } from "@/lib/content/exam/measured";
import { type ExamKind, examKinds } from "@/lib/core/exam-kinds";
import { exams } from "@/lib/db/schema/exams";
import { longestSeconds, typicalSeconds } from "@/lib/exam/blueprint/sitting-time";
import { planTasks, sectionsOf } from "@/lib/exam/task-plan";
import { skills } from "@/lib/questions/define-schema";
import { type Balance, readBalance } from "@/lib/services/billing/read-balance";
import { costOf } from "@/lib/services/exams/exam-charge";
import { examFacts } from "@/lib/services/exams/exam-view";
import { findMet, readMet } from "@/lib/services/exams/find-met";
import { kindRules } from "@/lib/services/exams/kind-rules";
import { Scores } from "@/lib/services/exams/report-views";
import type { ExamRow } from "@/lib/services/exams/sitting";
import { isUnheard, unscoredSkills } from "@/lib/services/exams/unscored-skills";
import type { Cost, ExamList, ExamOffer, ExamSummary } from "@/lib/services/exams/views";
import { readAllowance, readQuota } from "@/lib/services/practice/quota";
import type { Quota } from "@/lib/services/practice/views";
import type { UserCtx } from "@/lib/services/runtime";

const mostListed = 100;

/** What may be started, with everything that has to be said before, and what was sat. */
export async function listExams(ctx: UserCtx): Promise<z.infer<typeof ExamList>> {
  const { runtime, actor } = ctx;
  const { db } = runtime.database;
  const rows = await db
    .select()
    .from(exams)
    .where(eq(exams.userId, actor.userId))
    .orderBy(desc(exams.id))
    .limit(mostListed);
  const means = {
    met: await readMet(db, actor.userId),
    balance: await readBalance(db, actor.userId, runtime.now()),
    quota: await readQuota(db, await readAllowance(db, ctx)),
  };
  const offers: ExamOffer[] = [];
  for (const kind of examKinds) offers.push(await offerView(ctx, { kind, rows, ...means }));
  return { offers, sittings: rows.map(summaryView), now: runtime.now().toISOString() };
}

type Means = { balance: Balance; quota: Quota; met: Awaited<ReturnType<typeof readMet>> };
type Wish = Means & { kind: ExamKind; rows: readonly ExamRow[] };

async function offerView(ctx: UserCtx, wish: Wish): Promise<ExamOffer> {
  const { runtime } = ctx;
  const { kind, rows } = wish;
  const { blueprint } = kindRules[kind];
  const cost = costOf(kindRules[kind]);
  const plan = planTasks(blueprint);
  const open = rows.find((row) => row.kind === kind && (row.state === "ready" || row.state === "running"));
  const { shortage } = await findMet(runtime, runtime.database.db, { kind, known: wish.met });
  return {
    kind,
    blueprint: { id: blueprint.id, version: blueprint.version },
    seconds: {
      usual: usualSeconds(blueprint.id) ?? typicalSeconds(blueprint),
      most: longestSeconds(blueprint),
    },
    sections: sectionsOf(plan).map(({ task, skill, tasks }) => ({
      task,
      skill,
      count: tasks.length,
      done: 0,
    })),
    cost,
    creditsLeft: creditsLeft(cost, wish.balance),
    availability: availabilityOf(ctx, {
      ...wish,
      cost,
      isShort: shortage.length > 0,
      isOpen: open !== undefined,
    }),
    openId: open?.id ?? null,
    shortage: plan.flatMap(({ task }, at, all) =>
      shortage.includes(task) && all.findIndex((each) => each.task === task) === at ? [task] : [],
    ),
    unscored: unscoredSkills(runtime, blueprint),
  };
}

function creditsLeft({ by }: Cost, { examNum, correctNum, correctUnlimited }: Balance) {
  if (by === "exam") return examNum;
  return by === "correct" && !correctUnlimited ? correctNum : null;
}

type Facts = Means & { kind: ExamKind; cost: Cost; isShort: boolean; isOpen: boolean };

function availabilityOf({ runtime, actor }: UserCtx, facts: Facts): ExamOffer["availability"] {
  const { kind, cost, balance, quota, isShort, isOpen } = facts;
  const { blueprint, needsAccount } = kindRules[kind];
  if (isOpen) return "running";
  if (isUnheard(runtime, blueprint)) return "unheard";
  if (needsAccount && actor.temp) return "account-needed";
  if (isShort) return "short";
  const left = creditsLeft(cost, balance);
  if (left !== null && left < cost.credits) return "no-credit";
  const isUsedUp = cost.by === "quota" && quota.limit !== null && quota.used >= quota.limit;
  return isUsedUp ? "quota-used" : "open";
}

export function summaryView(row: ExamRow): ExamSummary {
  const scores = row.report === null ? null : Scores.parse(row.report);
  const brief = (estimate: Scores["overall"]) =>
    estimate && { score: estimate.score, low: estimate.low, high: estimate.high };
  return {
    ...examFacts(row),
    overall: brief(scores?.overall ?? null),
    skills: {
      reading: brief(scores?.skills.reading ?? null),
      listening: brief(scores?.skills.listening ?? null),
      speaking: brief(scores?.skills.speaking ?? null),
      writing: brief(scores?.skills.writing ?? null),
    },
    measured: skills.filter((skill) => (scores?.evidence[skill] ?? 0) > 0),
    hasReport: row.state === "done",
  };
}
