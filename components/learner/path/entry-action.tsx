"use client";

import { useTranslations } from "next-intl";
import { useLocation } from "wouter";

import { ErrorNote } from "@/components/learner/error-note";
import { correctionsPath, diagnosticPath } from "@/components/learner/learner-path";
import { CourseButtons } from "@/components/learner/path/mark-course";
import type { PathEntry } from "@/components/learner/queries";
import { useStartSet } from "@/components/learner/use-start-set";
import { Button } from "@/components/ui/button";

type SetEntry = Extract<PathEntry, { kind: "practice" | "weak" }>;

function SetButton({ wish }: Pick<SetEntry, "wish">) {
  const t = useTranslations("Learner.path");
  const { busy, error, start } = useStartSet();
  return (
    <>
      <Button variant="secondary" size="sm" busy={busy} onClick={() => void start(() => wish)}>
        {t("start")}
      </Button>
      {error ? <ErrorNote error={error} /> : null}
    </>
  );
}

const screens = {
  diagnostic: diagnosticPath,
  correction: correctionsPath,
  mock: "/exam",
  words: "/words",
} as const;

function ScreenButton({ kind }: { kind: keyof typeof screens }) {
  const t = useTranslations("Learner.path");
  const [, navigate] = useLocation();
  return (
    <Button variant="secondary" size="sm" onClick={() => navigate(screens[kind])}>
      {t("start")}
    </Button>
  );
}

/** One press from starting it; what is done needs none. */
export function EntryAction({ entry }: { entry: PathEntry }) {
  const isDone = entry.done >= entry.need;
  if (entry.kind === "course") return <CourseButtons slug={entry.slug} isRead={isDone} />;
  if (isDone) return null;
  if (entry.kind === "practice" || entry.kind === "weak") return <SetButton wish={entry.wish} />;
  return <ScreenButton kind={entry.kind} />;
}
