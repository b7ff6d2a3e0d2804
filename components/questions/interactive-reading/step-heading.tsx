"use client";

import { useTranslations } from "next-intl";

import type { KindOf } from "@/lib/questions/types";

type StepHeadingProps = { kind: KindOf<"interactive-reading">; hasAsk?: boolean; level?: "h2" | "h4" };

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
