"use client";

import { useTranslations } from "next-intl";
import { Link } from "wouter";

import { useSession } from "@/components/learner/use-session";
import { buttonClass } from "@/components/ui/button";

/** Texts and results are part of all that somebody can take along from their account. */
export function ExportLink() {
  const t = useTranslations("Corrections.list");
  const session = useSession();
  if (!session || session.temp) return null;
  return (
    <Link href="/account" data-export-link className={buttonClass({ variant: "quiet", size: "sm" })}>
      {t("export")}
    </Link>
  );
}
