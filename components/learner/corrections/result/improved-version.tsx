"use client";

import { useTranslations } from "next-intl";

import type { Result } from "@/components/learner/corrections/corrections-queries";
import { DiffText } from "@/components/learner/corrections/result/diff-text";
import { diffWords } from "@/components/learner/corrections/result/word-diff";
import { Card } from "@/components/ui/card";

type ImprovedVersionProps = {
  parts: readonly string[];
  improved: Result["improved"];
  model: string | null;
  isSpoken?: boolean;
};

/** What was written beside how it could read; on narrow screens one above the other. */
export function ImprovedVersion({ parts, improved, model, isSpoken = false }: ImprovedVersionProps) {
  const t = useTranslations("Corrections.result");
  const runs = parts.map((text, part) => diffWords(text, improved[part]?.text ?? text));
  if (runs.every((each) => each.every(({ kind }) => kind === "same"))) return null;

  return (
    <section className="grid gap-4" aria-labelledby="improved" data-part="improved">
      <div className="grid gap-1">
        <h2 id="improved" className="text-xl">
          {t("improved")}
        </h2>
        <p className="max-w-text text-ink-soft">{t(model === null ? "improvedEmbedded" : "improvedModel")}</p>
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        {(["before", "after"] as const).map((side) => (
          <Card key={side} className="grid content-start gap-4">
            <h3 className="text-base text-ink-soft">
              {t(side === "before" && isSpoken ? "beforeSpoken" : side)}
            </h3>
            {runs.map((each, part) => (
              <DiffText key={part} runs={each} shows={side} />
            ))}
          </Card>
        ))}
      </div>
    </section>
  );
}
