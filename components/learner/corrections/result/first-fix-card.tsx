"use client";

import { useTranslations } from "next-intl";

import type { Edit, Result } from "@/components/learner/corrections/corrections-queries";
import { DrillLink } from "@/components/learner/corrections/drill-link";
import { Explanation } from "@/components/learner/corrections/result/explanation";
import { Change } from "@/components/learner/corrections/result/mark-card";
import { Card } from "@/components/ui/card";

type FirstFixCardProps = { first: NonNullable<Result["firstToFix"]>; edits: readonly Edit[] };

/** The one thing that would help most, an example of it, and what trains it. */
export function FirstFixCard({ first, edits }: FirstFixCardProps) {
  const t = useTranslations("Corrections");
  const criteria = useTranslations("Samples.criteria");
  const own = edits.filter(({ id }) => first.editIds.includes(id));
  const [example] = own;

  return (
    <Card tone="mark" className="grid content-start justify-items-start gap-4" data-part="first">
      <h2 className="text-xl">{t("result.first")}</h2>
      <p className="text-lg font-semibold">
        {first.category === null
          ? criteria(first.criterion)
          : t("result.firstCount", { category: t(`categories.${first.category}`), count: own.length })}
      </p>
      {example ? (
        <div className="grid gap-1">
          <Change {...example} />
          <p className="max-w-text">
            <Explanation edit={example} />
          </p>
        </div>
      ) : (
        <p className="max-w-text">{t(`result.advice.${first.criterion}`)}</p>
      )}
      {first.drill ? (
        <DrillLink drill={first.drill} />
      ) : (
        <p className="max-w-text text-ink-soft">{t("drill.none")}</p>
      )}
    </Card>
  );
}
