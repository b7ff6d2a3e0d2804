import "server-only";

import { type Given, spansOf, type Span } from "@/lib/services/exams/clock-spans";
import type { ExamReportView } from "@/lib/services/exams/report-views";
import type { Sitting } from "@/lib/services/exams/sitting";
import type { Runtime } from "@/lib/services/runtime";

/** Shorter than this nobody has gone away. */
const breakSeconds = 30;

/** Where somebody was away and no clock ran: between two tasks, and between the parts or steps of one. */
export function breaksOf(runtime: Runtime, sitting: Sitting, given: Given): ExamReportView["breaks"] {
  return sitting.tasks.flatMap((task, at) => {
    if (!task.begunAt) return [];
    const ended = sitting.tasks[at - 1]?.endedAt ?? null;
    const gaps = [{ from: ended, until: task.begunAt }, ...gapsIn(spansOf(runtime, sitting, task, given))];
    return gaps.flatMap(({ from, until }) => {
      const seconds = from ? (until.getTime() - from.getTime()) / 1_000 : 0;
      if (!from || seconds < breakSeconds) return [];
      return { before: task.index, from: from.toISOString(), until: until.toISOString(), seconds };
    });
  });
}

function gapsIn(spans: readonly Span[]) {
  const inOrder = spans.toSorted((one, other) => one.from.getTime() - other.from.getTime());
  return inOrder.flatMap(({ from, waits }, at) => {
    const before = inOrder[at - 1];
    return before && !waits ? [{ from: before.until, until: from }] : [];
  });
}
