"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import { AskedText } from "@/components/learner/corrections/asked-text";
import { OpeningSign } from "@/components/ui/opening-sign";

type PartOneProps = { asks: string; points: readonly string[]; text: string };

/** The first part while the second is written: what it asked stays, and what was written can be read. Folded on phones. */
export function PartOne({ asks, points, text }: PartOneProps) {
  const t = useTranslations("Corrections.write");
  const [isWide] = useState(() => window.matchMedia("(min-width: 64rem)").matches);
  return (
    <details open={isWide} className="group rounded-card border border-line bg-sunken" data-part="part-one">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-x-4 px-4 font-semibold [&::-webkit-details-marker]:hidden">
        {t("partOne")}
        <OpeningSign />
      </summary>
      <div className="grid gap-3 px-4 pb-4 text-base">
        <AskedText asks={asks} points={points} isSmall />
        <p lang="en" className="border-t border-line pt-3 font-serif wrap-anywhere whitespace-pre-wrap">
          {text || t("nothing")}
        </p>
      </div>
    </details>
  );
}
