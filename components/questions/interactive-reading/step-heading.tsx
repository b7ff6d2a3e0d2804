"use client";

import { useTranslations } from "next-intl";

import type { KindOf } from "@/lib/questions/types";

type StepHeadingProps = { kind: KindOf<"interactive-reading">; hasAsk?: boolean };

/** The step's own English name, and what to do in it where nothing else says so. */
export function StepHeading({ kind, hasAsk = true }: StepHeadingProps) {
  const t = useTranslations("Questions.interactive-reading");
  return (
    <>
      <h2 lang="en" className="text-sm font-semibold text-reading">
        {t(`steps.${kind}`)}
      </h2>
      {hasAsk ? <p className="text-ink-soft">{t(`ask.${kind}`)}</p> : null}
    </>
  );
}
