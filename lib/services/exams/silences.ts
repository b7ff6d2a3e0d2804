import "server-only";
import { eq } from "drizzle-orm";
import { z } from "zod";

import type { Transaction } from "@/lib/db/database";
import { exams } from "@/lib/db/schema/exams";
import { type Given, spansOf } from "@/lib/services/exams/clock-spans";
import type { ExamReportView } from "@/lib/services/exams/report-views";
import { isRunning, type Sitting } from "@/lib/services/exams/sitting";
import type { Runtime } from "@/lib/services/runtime";

/** A tab that is open looks every 20 seconds, in the background once a minute: nobody who is there is silent for longer. */
const silentSeconds = 90;
/** Of a silence that a clock ran through, less is not worth saying. */
const toldSeconds = 30;

const Silences = z.array(z.object({ from: z.iso.datetime(), until: z.iso.datetime() }));

/** The tab that answers is there; and where it was not for a while, that is kept for the report. */
export async function noteSign(tx: Transaction, sitting: Sitting) {
  if (!isRunning(sitting)) return;
  const { row, now } = sitting;
  const silent = silenceBetween(row.seenAt, now);
  const set = {
    seenAt: now,
    silences: silent.length > 0 ? [...Silences.parse(row.silences), ...silent] : row.silences,
  };
  await tx.update(exams).set(set).where(eq(exams.id, row.id));
  sitting.row = { ...row, ...set };
}

function silenceBetween(from: Date | null, until: Date): z.infer<typeof Silences> {
  if (!from || until.getTime() - from.getTime() < silentSeconds * 1_000) return [];
  return [{ from: from.toISOString(), until: until.toISOString() }];
}

/** Where nothing was heard of who sat while a clock ran; null of a sitting in which that was not noted. */
export function silencesOf(runtime: Runtime, sitting: Sitting, given: Given): ExamReportView["silences"] {
  const { seenAt, silences, finishedAt } = sitting.row;
  if (!seenAt) return null;
  const all = [...Silences.parse(silences), ...(finishedAt ? silenceBetween(seenAt, finishedAt) : [])];
  return sitting.tasks.flatMap((task) =>
    spansOf(runtime, sitting, task, given).flatMap((span) =>
      all.flatMap((silence) => {
        const from = Math.max(span.from.getTime(), Date.parse(silence.from));
        const until = Math.min(span.until.getTime(), Date.parse(silence.until));
        const seconds = (until - from) / 1_000;
        if (seconds < toldSeconds) return [];
        return {
          ...{ during: task.index, seconds },
          ...{ from: new Date(from).toISOString(), until: new Date(until).toISOString() },
        };
      }),
    ),
  );
}
