"use client";

import { Check, Circle } from "lucide-react";
import { useTranslations } from "next-intl";

import { EntryAction } from "@/components/learner/path/entry-action";
import { EntryReason, EntryTitle } from "@/components/learner/path/entry-text";
import { useTimeText } from "@/components/learner/path/use-time-text";
import type { Path, PathEntry } from "@/components/learner/queries";
import { classNames } from "@/components/ui/class-names";
import { Progress } from "@/components/ui/progress";

export const isDone = ({ done, need }: PathEntry) => done >= need;

/** What is done bit by bit says how far it is. */
const countedIn: Partial<Record<PathEntry["kind"], "questions" | "days">> = {
  practice: "questions",
  words: "days",
};

function Amount({ entry }: { entry: PathEntry }) {
  const t = useTranslations("Learner.path");
  const time = useTimeText();
  if (isDone(entry)) return <span className="font-semibold text-green">{t("done")}</span>;
  const minutes = t("minutes", { time: time.minutes(entry.minutes) });
  const counted = countedIn[entry.kind];
  return counted ? `${t(counted, { done: entry.done, need: entry.need })} · ${minutes}` : minutes;
}

function Entry({ entry }: { entry: PathEntry }) {
  const t = useTranslations("Learner.path");
  const Mark = isDone(entry) ? Check : Circle;
  return (
    <li
      data-entry={entry.kind}
      data-done={isDone(entry)}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 px-4 py-4 sm:px-5 md:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <Mark
        aria-hidden
        size={20}
        strokeWidth={isDone(entry) ? 2.5 : 1.75}
        className={classNames("mt-1", isDone(entry) ? "text-green" : "text-line-strong")}
      />
      <div className="grid gap-0.5">
        <p className="font-semibold [overflow-wrap:anywhere]">
          {entry.kind === "course" ? (
            <span className="font-normal text-ink-soft">{t("course")} · </span>
          ) : null}
          <EntryTitle entry={entry} />
        </p>
        {isDone(entry) ? null : (
          <p className="text-sm text-ink-soft">
            <EntryReason entry={entry} />
          </p>
        )}
        <p className="text-sm text-ink-soft tabular">
          <Amount entry={entry} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-md:col-start-2 max-md:mt-2 max-md:empty:hidden md:self-center md:justify-self-end">
        <EntryAction entry={entry} />
      </div>
    </li>
  );
}

/** This week: what belongs to it, why, and what is done of it. */
export function WeekList({ path }: { path: Path }) {
  const t = useTranslations("Learner.path");
  const time = useTimeText();
  const { entries, startsOn, isTestWeek } = path;
  const done = entries.filter(isDone).length;
  const progress = t("progress", { done, total: entries.length });

  return (
    <section data-part="week" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl">{t(isTestWeek ? "testWeek" : "week")}</h2>
        <p className="text-ink-soft tabular">{time.week(startsOn)}</p>
      </div>
      {entries.length > 0 ? (
        <div className="grid gap-1.5">
          <Progress value={done} max={entries.length} label={progress} />
          <p className="text-sm text-ink-soft">{done === entries.length ? t("nothing") : progress}</p>
        </div>
      ) : null}
      {isTestWeek ? <p>{t("calm")}</p> : null}
      <ul className="grid divide-y divide-line rounded-card border border-line bg-card empty:hidden">
        {entries.map((entry, index) => (
          <Entry key={index} entry={entry} />
        ))}
      </ul>
    </section>
  );
}
