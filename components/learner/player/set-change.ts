import type { PracticeSet, SetItem } from "@/components/learner/queries";

/** What the server says after a step was begun or answered. */
export type SetChange = {
  item: SetItem;
  quota?: PracticeSet["quota"];
  now: string;
  /** No question of the set is left. */
  finished?: boolean;
};

const answers = ({ steps }: SetItem) => steps.filter(({ result }) => result !== null).length;
const isSettled = ({ steps }: SetItem) => steps.every(({ result }) => result?.outcome?.state !== "pending");

const lastAnswer = ({ steps }: SetItem) =>
  Math.max(0, ...steps.map(({ result }) => (result ? Date.parse(result.answeredAt) : 0)));

/**
 * Two calls may overtake each other: what knows of fewer answers or of earlier ones, or still waits for a known outcome,
 * is older.
 */
function isOlder(one: SetItem, other: SetItem) {
  if (answers(one) !== answers(other)) return answers(one) < answers(other);
  if (lastAnswer(one) !== lastAnswer(other)) return lastAnswer(one) < lastAnswer(other);
  return isSettled(other) && !isSettled(one);
}

export function changeSet(set: PracticeSet, { item, quota, now, finished }: SetChange): PracticeSet {
  const items = set.items.map((each) =>
    each.position === item.position && !isOlder(item, each) ? item : each,
  );
  const finishedAt = set.finishedAt ?? (finished ? now : null);
  return { ...set, items, finishedAt, quota: quota ?? set.quota, now };
}
