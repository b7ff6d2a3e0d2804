import "server-only";

import { stepAt } from "@/lib/services/answers/keep-answer";
import type { ItemState } from "@/lib/services/answers/item-state";
import { taskOf } from "@/lib/services/exams/close-due";
import type { ExamReportView } from "@/lib/services/exams/report-views";
import { givenParts } from "@/lib/services/exams/situation";
import type { ResponseRow, SatItem, Sitting, TaskRow } from "@/lib/services/exams/sitting";
import type { Runtime } from "@/lib/services/runtime";

/** Shorter than this nobody has gone away. */
const breakSeconds = 30;

type Given = {
  items: readonly SatItem[];
  states: ReadonlyMap<number, ItemState>;
  responses: readonly ResponseRow[];
};
/** A clock that ran. `waits`: it began with its recording, and what lies before it is no break. */
type Span = { from: Date; until: Date; waits: boolean };

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

function spansOf(runtime: Runtime, sitting: Sitting, task: TaskRow, given: Given): Span[] {
  const planned = sitting.plan[task.index];
  // The clock of a round runs on between its words.
  if (!planned || planned.isRound) return [];
  const { items, states, responses } = given;
  if (planned.isOpen)
    return givenParts(planned, task, { rows: responses, states }).flatMap(({ openedAt, deadlineAt, row }) =>
      openedAt && deadlineAt && row?.finalAt
        ? [{ from: openedAt, until: earlier(row.finalAt, deadlineAt), waits: false }]
        : [],
    );
  const own = items.filter(
    ({ position }) => position >= planned.position && position < planned.position + planned.size,
  );
  return own.flatMap((item) => spansOfItem(runtime, sitting, item, states.get(item.position)));
}

function spansOfItem(
  runtime: Runtime,
  sitting: Sitting,
  item: SatItem,
  state: ItemState | undefined,
): Span[] {
  if (!state) return [];
  return [...state.clocks.values()].flatMap(({ run, openedAt, deadlineAt }) => {
    const steps = item.steps.flatMap((step, at) => (step.run === run ? [at] : []));
    const [first] = steps;
    const given = steps.flatMap((step) => state.answers.get(step)?.answeredAt.getTime() ?? []);
    if (first === undefined || given.length === 0) return [];
    const { clock } = stepAt(runtime, taskOf(sitting, item), first);
    const until = earlier(new Date(Math.max(...given)), deadlineAt);
    return { from: openedAt, until, waits: clock.begins !== "display" };
  });
}

const earlier = (one: Date, other: Date) => (one < other ? one : other);
