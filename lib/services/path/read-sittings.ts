import "server-only";

import { isDifferent } from "@/lib/exam/report";
import type { Standing } from "@/lib/plan/facts";
import { type Skill, skills } from "@/lib/questions/define-schema";
import { listExams } from "@/lib/services/exams/list-exams";
import { readReport } from "@/lib/services/exams/read-report";
import type { ExamReportView } from "@/lib/services/exams/report-views";
import type { UserCtx } from "@/lib/services/runtime";

type Sittings = { standing: (Omit<Standing, "on"> & { at: Date }) | null; mocks: Date[] };

type Estimate = NonNullable<ExamReportView["scores"]["overall"]>;

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How a measured skill stands beside the others, where they are further apart than chance makes them. */
function standingOf(own: Estimate, others: readonly Estimate[]) {
  const points = meanOf(others.map((each) => each.points));
  const error = Math.sqrt(meanOf(others.map((each) => each.error ** 2)) / others.length);
  if (!isDifferent(own, { ...own, points, error })) return "similar" as const;
  return own.points > points ? ("stronger" as const) : ("weaker" as const);
}

/** What a report says of skills: as the diagnostic has it, or of four scores. */
function skillsIn({ standings, scores }: ExamReportView): Standing["skills"] {
  const known = skills.flatMap((skill): [Skill, "stronger" | "similar" | "weaker"][] => {
    if (standings) return standings[skill] ? [[skill, standings[skill]]] : [];
    const own = scores.skills[skill];
    const others = skills.flatMap((each) => (each === skill ? [] : (scores.skills[each] ?? [])));
    return own && others.length > 0 ? [[skill, standingOf(own, others)]] : [];
  });
  return Object.fromEntries(known);
}

/** Where the caller stands by their last whole sitting, and when they sat mock exams. */
export async function readSittings(ctx: UserCtx): Promise<Sittings> {
  const { sittings } = await listExams(ctx);
  const whole = sittings.filter(({ kind }) => kind === "mock" || kind === "diagnostic");
  const finished = whole.flatMap(({ finishedAt, ...sitting }) =>
    finishedAt && sitting.hasReport ? [{ ...sitting, at: new Date(finishedAt) }] : [],
  );
  const mocks = finished.flatMap(({ kind, at }) => (kind === "mock" ? [at] : []));
  const last = finished
    .filter(({ overall }) => overall !== null)
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())[0];
  if (!last?.overall) return { standing: null, mocks };
  const { score: points, low, high } = last.overall;
  const report = await readReport(ctx, { id: last.id });
  return { standing: { at: last.at, points, low, high, skills: skillsIn(report) }, mocks };
}
