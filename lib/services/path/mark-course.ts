import "server-only";
import { and, eq } from "drizzle-orm";

import { getCourse } from "@/lib/content/courses/courses";
import { AppError } from "@/lib/core/errors";
import { courseReads } from "@/lib/db/schema/goals";
import { lockPerson } from "@/lib/services/identity/lock-person";
import type { CourseProgress } from "@/lib/services/path/views";
import type { UserCtx } from "@/lib/services/runtime";
import { readNow } from "@/lib/services/vocabulary/read-now";

/** The caller has read a course, or has not after all. Said twice, the first time counts. */
export async function markCourse(
  { runtime, actor }: UserCtx,
  { slug, isRead }: { slug: string } & CourseProgress,
): Promise<CourseProgress> {
  const { userId } = actor;
  if (!getCourse("en", slug)) throw new AppError("path/unknown-course");
  await runtime.limits.consume("plan.user", userId);
  await runtime.database.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    if (isRead)
      await tx
        .insert(courseReads)
        .values({ userId, slug, readAt: await readNow(tx, runtime) })
        .onConflictDoNothing();
    else await tx.delete(courseReads).where(and(eq(courseReads.userId, userId), eq(courseReads.slug, slug)));
  });
  return { isRead };
}
