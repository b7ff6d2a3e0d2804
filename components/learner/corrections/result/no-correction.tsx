"use client";

import { correctionsPath } from "@/components/learner/learner-path";
import { useTranslations } from "next-intl";
import { useLocation } from "wouter";

import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** It was deleted, is somebody else's, or never was. */
export function NoCorrection() {
  const t = useTranslations("Corrections.result");
  const [, navigate] = useLocation();
  return (
    <EmptyState
      title={t("unknown")}
      text={t("unknownText")}
      action={<Button onClick={() => navigate(correctionsPath)}>{t("back")}</Button>}
    />
  );
}
