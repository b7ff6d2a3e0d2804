"use client";

import { useTranslations } from "next-intl";

import type { PathEntry } from "@/components/learner/queries";
import { SetTitle } from "@/components/learner/set-title";
import { useSpeechSold } from "@/components/learner/use-speech-sold";

type Of<Kind extends PathEntry["kind"]> = Extract<PathEntry, { kind: Kind }>;

/** What is to be done. */
export function EntryTitle({ entry }: { entry: PathEntry }) {
  const t = useTranslations("Learner.path");
  if (entry.kind === "practice") return <SetTitle set={{ type: entry.type, purpose: entry.wish.purpose }} />;
  if (entry.kind === "weak") return <SetTitle set={{ type: null, purpose: entry.wish.purpose }} />;
  if (entry.kind === "course") return entry.title;
  if (entry.kind === "correction") return t("correction", { skill: entry.skill });
  if (entry.kind === "words") return t("words", { count: entry.need });
  return t(entry.kind);
}

function WeakReason({ worst }: Pick<Of<"weak">, "worst">) {
  const t = useTranslations("Learner");
  const names = useTranslations("Questions.names");
  if (!worst) return null;
  const { type, level, missed, of } = worst;
  return t.rich("suggested.weak", {
    ...{ missed, of, level: t(`practice.levels.${level}`) },
    task: () => <span lang="en">{names(type)}</span>,
  });
}

function PracticeReason({ why }: Pick<Of<"practice">, "why">) {
  const t = useTranslations("Learner");
  if (why.kind === "first") return t("suggested.first");
  if (why.kind === "missed") return t("path.why.missed", { count: why.count });
  if (why.kind === "rare") return t("path.why.rare", { count: why.answered });
  if (why.kind === "even") return t("path.why.even");
  return t(`path.why.${why.kind}`, { skill: t(`skills.${why.skill}`) });
}

function CourseReason({ why }: Pick<Of<"course">, "why">) {
  const t = useTranslations("Learner");
  if (why.kind === "unread" || !why.skill) return t("path.why.unread");
  return t(`path.why.${why.kind}`, { skill: t(`skills.${why.skill}`) });
}

/** Speech is not scored everywhere; nothing is said of it while nobody knows. */
function SpeakingReason() {
  const t = useTranslations("Learner.path");
  const isSold = useSpeechSold();
  if (isSold === null) return null;
  return t("correctionWhy", { skill: isSold ? "speaking" : "measured" });
}

/** Why it is in the week: one fact. */
export function EntryReason({ entry }: { entry: PathEntry }) {
  const t = useTranslations("Learner.path");
  if (entry.kind === "practice") return <PracticeReason why={entry.why} />;
  if (entry.kind === "weak") return <WeakReason worst={entry.worst} />;
  if (entry.kind === "course") return <CourseReason why={entry.why} />;
  if (entry.kind === "correction")
    return entry.skill === "speaking" ? <SpeakingReason /> : t("correctionWhy", { skill: entry.skill });
  if (entry.kind === "mock") return t("mockWhy", { why: entry.why });
  if (entry.kind === "words") return t("wordsWhy", { why: entry.why });
  return t("diagnosticWhy");
}
