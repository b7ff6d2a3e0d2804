import "server-only";
import { and, eq, gte, isNull, ne } from "drizzle-orm";

import { listCourses } from "@/lib/content/courses/courses";
import { taskFormats, tasksOfCourse } from "@/lib/content/task-formats";
import { isSpeaking } from "@/lib/core/correction-costs";
import { correctedTasks } from "@/lib/core/corrected-tasks";
import { isOpen } from "@/lib/core/products";
import type { Executor } from "@/lib/db/database";
import { items } from "@/lib/db/schema/bank";
import { corrections } from "@/lib/db/schema/corrections";
import { courseReads } from "@/lib/db/schema/goals";
import type { CourseFact, Facts, Kind } from "@/lib/plan/facts";
import { skillsOf, usualSetSizes } from "@/lib/questions/define-schema";
import { readGoals } from "@/lib/services/goals/read-plan";
import { localDay, weekOf } from "@/lib/services/goals/week";
import { countWeeks, readFirstAnswer } from "@/lib/services/path/count-weeks";
import { readWordDays } from "@/lib/services/path/read-word-days";
import { readSittings } from "@/lib/services/path/read-sittings";
import { isPracticed } from "@/lib/services/practice/find-unseen";
import type { Runtime, UserCtx } from "@/lib/services/runtime";

/** What there is to practise for the test as it is today. */
async function listKinds(executor: Executor, { questions }: Runtime): Promise<Kind[]> {
  const rows = await executor
    .selectDistinct({ type: items.type })
    .from(items)
    .where(and(...isPracticed()));
  const offered = new Set(rows.map(({ type }) => type));
  return questions.types.flatMap((type) => {
    const { schema } = questions.find(type);
    const [skill] = skillsOf(schema);
    if (!skill || !offered.has(type) || taskFormats[type].isLegacy) return [];
    const [usual] = schema.setSizes ?? usualSetSizes;
    return [{ type, skill, setCount: schema.round === undefined ? usual : 1 }];
  });
}

/** In the order of the courses; what teaches only tasks that the test no longer has is left out. */
function listCourseFacts(): CourseFact[] {
  return listCourses("en").flatMap(({ slug }) => {
    const formats = tasksOfCourse(slug).map((task) => taskFormats[task]);
    const current = formats.filter(({ isLegacy }) => !isLegacy);
    return formats.length > 0 && current.length === 0 ? [] : [{ slug, skill: current[0]?.skill ?? null }];
  });
}

async function readCorrections(executor: Executor, userId: string, startsAt: Date) {
  const rows = await executor
    .select({ task: corrections.task, at: corrections.createdAt })
    .from(corrections)
    .where(
      and(
        eq(corrections.userId, userId),
        gte(corrections.createdAt, startsAt),
        isNull(corrections.revisesId),
        ne(corrections.origin, "exam"),
      ),
    );
  return rows.map(({ task, at }) => {
    const known = correctedTasks.find((each) => each === task);
    return { skill: known && isSpeaking(known) ? ("speaking" as const) : ("writing" as const), at };
  });
}

/** All that the path of somebody is made of, in days of their time zone. */
export async function gatherFacts(
  ctx: UserCtx,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<Facts & { startsAt: Date }> {
  const { runtime } = ctx;
  const { db: executor } = runtime.database;
  const { userId } = ctx.actor;
  const { startsOn, startsAt } = weekOf(now, timeZone);
  const dayOf = (at: Date) => localDay(at, timeZone);
  const read = await executor.select().from(courseReads).where(eq(courseReads.userId, userId));
  const { standing, mocks } = await readSittings(executor, userId);
  const first = await readFirstAnswer(executor, userId);
  const handedIn = await readCorrections(executor, userId, startsAt);
  const begun = [first, standing?.at].flatMap((at) => (at ? dayOf(at) : [])).toSorted();
  return {
    startsAt,
    today: dayOf(now),
    monday: startsOn,
    goals: await readGoals(executor, userId),
    standing: standing && { ...standing, on: dayOf(standing.at) },
    begunOn: begun[0] ?? null,
    kinds: await listKinds(executor, runtime),
    courses: listCourseFacts(),
    read: read.map(({ slug, readAt }) => ({ slug, on: dayOf(readAt) })),
    answered: await countWeeks(executor, runtime, { userId, startsAt }),
    mocks: mocks.map(dayOf),
    corrections: handedIn.map(({ skill, at }) => ({ skill, on: dayOf(at) })),
    words: await readWordDays(executor, { userId, startsAt, timeZone }),
    open: {
      mock: isOpen("mock-exam"),
      writing: isOpen("writing-correction"),
      speaking: isOpen("speaking-correction"),
    },
  };
}
