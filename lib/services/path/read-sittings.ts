import "server-only";
import { and, desc, eq, inArray } from "drizzle-orm";

import type { Executor } from "@/lib/db/database";
import { exams } from "@/lib/db/schema/exams";
import { compareSkills } from "@/lib/exam/compare-skills";
import { type Estimate, isDifferent } from "@/lib/exam/report";
import { ExamState } from "@/lib/exam/state";
import type { SkillStanding, Standing } from "@/lib/plan/facts";
import { type Skill, skills } from "@/lib/questions/define-schema";
import { blueprintOf } from "@/lib/services/exams/kind-rules";
import { Scores } from "@/lib/services/exams/report-views";

type Sittings = { standing: (Omit<Standing, "on"> & { at: Date }) | null; mocks: Date[] };

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How a measured skill stands beside the others, where they are further apart than chance makes them. */
function standingOf(own: Estimate, others: readonly Estimate[]): SkillStanding {
  const points = meanOf(others.map((each) => each.points));
  const error = Math.sqrt(meanOf(others.map((each) => each.error ** 2)) / others.length);
  if (!isDifferent(own, { ...own, points, error })) return "similar";
  return own.points > points ? "stronger" : "weaker";
}

function standingsOf(row: typeof exams.$inferSelect, scores: Scores): [Skill, SkillStanding][] {
  const state = ExamState.parse(row.exam);
  const blueprint = blueprintOf(state.blueprint);
  const compared = blueprint.measures === "general" ? compareSkills(state, blueprint) : null;
  return skills.flatMap((skill): [Skill, SkillStanding][] => {
    if (compared) return compared[skill] ? [[skill, compared[skill]]] : [];
    const own = scores.skills[skill];
    const others = skills.flatMap((each) => (each === skill ? [] : (scores.skills[each] ?? [])));
    return own && others.length > 0 ? [[skill, standingOf(own, others)]] : [];
  });
}

/** Where somebody stands by their last whole sitting with a score, and when they sat mock exams. */
export async function readSittings(executor: Executor, userId: string): Promise<Sittings> {
  const rows = await executor
    .select()
    .from(exams)
    .where(
      and(
        eq(exams.userId, userId),
        eq(exams.state, "done"),
        inArray(exams.kind, ["mock", "diagnostic"] as const),
      ),
    )
    .orderBy(desc(exams.id));
  const done = rows.map((row) => ({
    row,
    at: row.finishedAt ?? row.createdAt,
    scores: Scores.parse(row.report),
  }));
  const mocks = done.flatMap(({ row, at }) => (row.kind === "mock" ? [at] : []));
  for (const { row, at, scores } of done) {
    const { overall } = scores;
    if (!overall) continue;
    const { score: points, low, high } = overall;
    return {
      standing: { at, points, low, high, skills: Object.fromEntries(standingsOf(row, scores)) },
      mocks,
    };
  }
  return { standing: null, mocks };
}
