"use client";

import { useTranslations } from "next-intl";
import { useLocation } from "wouter";

import { correctionsPath } from "@/components/learner/learner-path";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

/** The way to having a text corrected. */
export function CorrectionsCard() {
  const t = useTranslations("Learner.corrections");
  const [, navigate] = useLocation();
  return (
    <Card data-part="corrections" className="grid justify-items-start gap-3">
      <h2 className="text-xl">{t("title")}</h2>
      <p className="max-w-text">{t("text")}</p>
      <Button variant="secondary" onClick={() => navigate(correctionsPath)}>
        {t("start")}
      </Button>
    </Card>
  );
}
