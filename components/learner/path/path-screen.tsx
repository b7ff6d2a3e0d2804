"use client";

import { useTranslations } from "next-intl";

import { DiagnosticCard } from "@/components/learner/diagnostic/diagnostic-card";
import { Loaded } from "@/components/learner/loaded";
import { DueToday } from "@/components/learner/path/due-today";
import { LaterWeeks } from "@/components/learner/path/later-weeks";
import { OutlookCard } from "@/components/learner/path/outlook-card";
import { WeekList } from "@/components/learner/path/week-list";
import { type Path, usePath } from "@/components/learner/queries";

/** This week first, then what is due, then the weeks to come. */
export function PathWeeks({ path }: { path: Path }) {
  const t = useTranslations("Learner.path");
  return (
    <>
      <WeekList path={path} />
      <DueToday />
      <LaterWeeks path={path} />
      <p className="max-w-text text-sm text-ink-soft">{t("how")}</p>
    </>
  );
}

/** The way from where somebody is to their test. */
export function PathScreen() {
  const t = useTranslations("Learner.path");
  const path = usePath();
  return (
    <>
      <h1 className="text-2xl">{t("title")}</h1>
      <Loaded query={path} lines={6} visitor={<DiagnosticCard />}>
        {(data) => (
          <>
            <OutlookCard path={data} />
            <PathWeeks path={data} />
          </>
        )}
      </Loaded>
    </>
  );
}
