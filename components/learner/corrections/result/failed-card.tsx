"use client";

import { useTranslations } from "next-intl";
import { useLocation } from "wouter";

import type { Correction } from "@/components/learner/corrections/corrections-queries";
import { correctionsPath } from "@/components/learner/learner-path";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

/** It could not be corrected: whose fault that is, what came back, and that the text is kept. */
export function FailedCard({ correction: { failure, charge } }: { correction: Correction }) {
  const t = useTranslations("Corrections.failed");
  const [, navigate] = useLocation();
  return (
    <Card tone="mark" role="alert" className="grid justify-items-start gap-3" data-part="failed">
      <h2 className="text-xl">{t("title")}</h2>
      <p className="max-w-text">{t(`why.${failure ?? "faults"}`)}</p>
      <ChargeLine charge={charge} />
      <Button onClick={() => navigate(correctionsPath)}>{t("again")}</Button>
    </Card>
  );
}

/** What became of the credit, where one was to be paid. */
export function ChargeLine({ charge }: Pick<Correction, "charge">) {
  const t = useTranslations("Corrections.charge");
  if (charge.by === "revision" || charge.by === "exam") return null;
  if (charge.state === "none" || charge.state === "reserved") return null;
  return <p className="font-semibold">{t(`${charge.by}.${charge.state}`)}</p>;
}
