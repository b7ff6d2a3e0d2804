import "server-only";

import type { ItemState } from "@/lib/services/answers/item-state";
import { stepAt } from "@/lib/services/answers/keep-answer";
import { taskOf } from "@/lib/services/exams/close-due";
import { givenParts } from "@/lib/services/exams/situation";
import type { ResponseRow, SatItem, Sitting, TaskRow } from "@/lib/services/exams/sitting";
import type { Runtime } from "@/lib/services/runtime";

export type Given = {
  items: readonly SatItem[];
  states: ReadonlyMap<number, ItemState>;
  responses: readonly ResponseRow[];
};
/** A clock that ran. `waits`: it began with its recording, and what lies before it is no break. */
export type Span = { from: Date; until: Date; waits: boolean };

/** When the clocks of a task ran: those of its parts or of its items' steps. That of a round runs on between its words. */
export function spansOf(runtime: Runtime, sitting: Sitting, task: TaskRow, given: Given): Span[] {
  const planned = sitting.plan[task.index];
  if (!planned || !task.begunAt) return [];
  if (planned.isRound) return task.endedAt ? [{ from: task.begunAt, until: task.endedAt, waits: false }] : [];
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
