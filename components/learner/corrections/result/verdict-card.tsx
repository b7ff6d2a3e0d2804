"use client";

import { useTranslations } from "next-intl";

import type { Correction, Result } from "@/components/learner/corrections/corrections-queries";
import { ChargeLine } from "@/components/learner/corrections/result/charge-line";
import { Card } from "@/components/ui/card";

type VerdictCardProps = { result: Result; charge: Correction["charge"] };

/** Why a text has no score, or one that says less than usual; and that it was not paid for. */
export function VerdictCard({ result: { status, reasons }, charge }: VerdictCardProps) {
  const t = useTranslations("Corrections");
  if (status === "scored" && reasons.length === 0) return null;
  return (
    <Card tone="mark" className="grid gap-3" data-part="verdict">
      {status === "scored" ? null : <h2 className="text-xl">{t(`verdict.${status}`)}</h2>}
      <ul className="grid max-w-text gap-2">
        {reasons.map((reason) => (
          <li key={reason}>{t(`reasons.${reason}`)}</li>
        ))}
      </ul>
      <ChargeLine charge={charge} />
    </Card>
  );
}
