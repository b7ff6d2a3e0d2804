"use client";

import { useTranslations } from "next-intl";

import type { Correction, Result } from "@/components/learner/corrections/corrections-queries";
import { ChargeLine } from "@/components/learner/corrections/result/charge-line";
import { Card } from "@/components/ui/card";
import { correctedWords } from "@/lib/core/text-limits";

type VerdictCardProps = { result: Result; charge: Correction["charge"]; isSpoken?: boolean };

/** Of a recording these are said in other words than of a text. */
const spoken = ["too-short", "other-language", "too-long", "off-topic", "copied-prompt"] as const;
type Reason = Result["reasons"][number];
const isSpokenReason = (reason: Reason): reason is (typeof spoken)[number] =>
  spoken.some((each) => each === reason);
const isMeasured = (reason: Reason) => reason === "no-transcriber" || reason === "transcriber-failed";

/** Why a text has no score, or one that says less than usual; and that it was not paid for. */
export function VerdictCard({ result: { status, reasons }, charge, isSpoken = false }: VerdictCardProps) {
  const t = useTranslations("Corrections");
  const verdict = reasons.some(isMeasured) ? "measured" : status;
  if (status === "scored" && reasons.length === 0) return null;
  return (
    <Card tone="mark" className="grid gap-3" data-part="verdict">
      {verdict === "scored" ? null : <h2 className="text-xl">{t(`verdict.${verdict}`)}</h2>}
      <ul className="grid max-w-text gap-2">
        {reasons.map((reason) => (
          <li key={reason}>
            {isSpoken && isSpokenReason(reason)
              ? t(`reasonsSpoken.${reason}`)
              : t(`reasons.${reason}`, { most: correctedWords })}
          </li>
        ))}
      </ul>
      <ChargeLine charge={charge} />
    </Card>
  );
}
