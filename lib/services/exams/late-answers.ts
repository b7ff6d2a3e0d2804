import "server-only";

import { graceSeconds } from "@/lib/core/exam-kinds";
import type { answers } from "@/lib/db/schema/answers";
import type { Locale } from "@/lib/i18n/locales";
import { readStep } from "@/lib/questions/registry";
import type { ItemView } from "@/lib/questions/wire";
import type { ItemState } from "@/lib/services/answers/item-state";
import { type PlacedItem, presentItem } from "@/lib/services/answers/item-view";
import type { MediaVersions } from "@/lib/services/media/media-versions";
import type { Runtime } from "@/lib/services/runtime";

/** What was saved or given for a step. */
export type GivenRow = Pick<
  typeof answers.$inferSelect,
  "id" | "position" | "step" | "answer" | "openedAt" | "deadlineAt" | "answeredAt"
>;

/** After the time and its grace; of what never had a clock, after it was over. */
export function isLate({ id, step, answer, deadlineAt, answeredAt }: GivenRow, state: ItemState): boolean {
  if (answer === null) return false;
  if (deadlineAt) return answeredAt.getTime() > deadlineAt.getTime() + graceSeconds * 1_000;
  const counted = state.answers.get(step);
  return counted !== undefined && counted.id !== id && answeredAt > counted.answeredAt;
}

type Shown = { versions: MediaVersions; locale: Locale };

/** The steps of an item with what came too late to them, beside their keys and without a score; null where nothing did. */
export function lateView(
  runtime: Runtime,
  item: PlacedItem,
  state: ItemState,
  { rows, ...shown }: Shown & { rows: readonly GivenRow[] },
): { at: string; view: ItemView } | null {
  const late = new Map(rows.filter((row) => isLate(row, state)).map((row) => [row.step, row]));
  const [last] = [...late.values()].toSorted(
    (one, other) => other.answeredAt.getTime() - one.answeredAt.getTime(),
  );
  if (!last) return null;
  const definition = runtime.questions.find(item.type);
  const instead = [...state.answers].map(([at, counted]) => {
    const row = late.get(at);
    const stored = item.steps[at];
    if (!row || !stored) return [at, counted] as const;
    const { rules } = readStep(definition, stored);
    const given = { key: stored.key, answer: row.answer };
    const review = rules.scoring === "keyed" ? rules.grade(given).review : rules.review(given, null);
    return [at, { ...counted, answer: row.answer, answeredAt: row.answeredAt, review }] as const;
  });
  const shows = { results: true, slowBefore: true, handIns: false };
  const view = presentItem(runtime, item, { ...state, answers: new Map(instead) }, { ...shown, shows });
  for (const each of view.steps) {
    if (!late.has(each.step)) each.result = null;
    if (each.result) each.result.outcome = null;
  }
  view.outcome = null;
  view.skills = [];
  view.explanation = [];
  return { at: last.answeredAt.toISOString(), view };
}
