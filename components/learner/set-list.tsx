"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Link } from "wouter";

import type { useHistory } from "@/components/learner/queries";
import { SetTitle } from "@/components/learner/set-title";

type SetSummary = NonNullable<ReturnType<typeof useHistory>["data"]>["sets"][number];

/** Sets with their results, the newest first. */
export function SetList({ sets }: { sets: SetSummary[] }) {
  const t = useTranslations("Learner");
  const format = useFormatter();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

  function result({ finishedAt, score, pending }: SetSummary) {
    if (!finishedAt) return t("history.open");
    if (score !== null) return format.number(score, { style: "percent", maximumFractionDigits: 0 });
    return t(pending > 0 ? "player.pending" : "summary.noScore");
  }

  return (
    <ul className="grid divide-y divide-line rounded-card border border-line bg-card">
      {sets.map((set) => (
        <li key={set.id}>
          <Link
            href={`/practice/${set.id}`}
            className="flex min-h-14 items-center justify-between gap-4 px-4 py-3 text-ink no-underline hover:bg-teal-soft"
          >
            <span>
              <SetTitle set={set} />
              <span className="block text-sm text-ink-soft">
                {format.dateTime(new Date(set.createdAt), {
                  dateStyle: "medium",
                  timeStyle: "short",
                  timeZone,
                })}
              </span>
            </span>
            <span className="text-end font-semibold tabular">{result(set)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
