"use client";

import { useTranslations } from "next-intl";

import type { KindOf } from "@/lib/questions/types";

type StepHeadingProps = { kind: KindOf<"interactive-reading">; hasAsk?: boolean; level?: "h2" | "h4" };

type AskedProps = { kind: KindOf<"interactive-reading">; question: string | null };

/** What is chosen for: the English question of the step, or where there is none what to do. */
export function Asked({ kind, question }: AskedProps) {
  const t = useTranslations("Questions.interactive-reading");
  return question === null ? (
    t(`ask.${kind}`)
  ) : (
    <span lang="en" translate="no">
      {question}
    </span>
  );
}

/** The step's own English name, and what to do in it where nothing else says so. */
export function StepHeading({ kind, hasAsk = true, level: Heading = "h2" }: StepHeadingProps) {
  const t = useTranslations("Questions.interactive-reading");
  return (
    <>
      <Heading lang="en" className="text-sm font-semibold text-reading">
        {t(`steps.${kind}`)}
      </Heading>
      {hasAsk ? <p className="text-ink-soft">{t(`ask.${kind}`)}</p> : null}
    </>
  );
}
