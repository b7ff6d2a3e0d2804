"use client";

import { Flag } from "lucide-react";
import { useTranslations } from "next-intl";

import { useTimeText } from "@/components/learner/path/use-time-text";
import type { Path } from "@/components/learner/queries";
import { classNames } from "@/components/ui/class-names";

type Week = Path["later"][number];

/** What an eye sees of it: a dot a week, larger where a mock exam is, and the flag at the end. */
function WeeksLine({ path }: { path: Path }) {
  const { later, isTestWeek, entries } = path;
  const weeks = [
    { hasMock: entries.some(({ kind }) => kind === "mock"), isTestWeek },
    ...later.map((week) => ({ hasMock: week.mock !== null, isTestWeek: week.isTestWeek })),
  ];
  return (
    <div aria-hidden className="flex h-12 items-end gap-1">
      {weeks.map((week, index) => (
        <div key={index} className="relative flex h-full flex-1 flex-col items-center justify-end gap-1">
          {week.isTestWeek ? <Flag size={20} className="text-teal" /> : null}
          {week.hasMock ? <span className="size-3 rotate-45 bg-teal" /> : null}
          <span
            className={classNames(
              "w-full rounded-full",
              index === 0 ? "h-2.5 bg-marker" : "h-1.5 bg-line-strong",
            )}
          />
        </div>
      ))}
    </div>
  );
}

function LaterWeek({ week }: { week: Week }) {
  const t = useTranslations("Learner.path");
  const time = useTimeText();
  const parts = [
    ...(week.questions > 0 ? [t("laterQuestions", { count: week.questions })] : []),
    ...week.courses.map(({ title }) => title),
    ...(week.corrections > 0 ? [t("laterCorrections", { count: week.corrections })] : []),
    ...(week.mock ? [t("laterMock")] : []),
  ];
  return (
    <li className="grid gap-x-4 gap-y-0.5 px-4 py-3 sm:grid-cols-[9rem_minmax(0,1fr)] sm:px-5">
      <span className="font-semibold tabular">{time.week(week.startsOn)}</span>
      <span>
        {week.isTestWeek ? <span className="block font-semibold">{t("testWeek")}</span> : null}
        <span className="text-ink-soft">{parts.join(" · ")}</span>
      </span>
    </li>
  );
}

/** The weeks after this one, in short, up to the test. */
export function LaterWeeks({ path }: { path: Path }) {
  const t = useTranslations("Learner.path");
  const time = useTimeText();
  const { later, beyond, testDate, today } = path;
  const isOpen = testDate === null || testDate < today;
  if (later.length === 0) return null;
  return (
    <section data-part="later" className="grid gap-3">
      <h2 className="text-xl">{t("later")}</h2>
      <WeeksLine path={path} />
      <ol className="grid divide-y divide-line rounded-card border border-line bg-card">
        {later.map((week) => (
          <LaterWeek key={week.startsOn} week={week} />
        ))}
      </ol>
      {beyond > 0 ? <p>{t("beyond", { time: time.weeks(beyond) })}</p> : null}
      {isOpen ? <p className="text-ink-soft">{t("openEnd")}</p> : null}
    </section>
  );
}
