"use client";

import { useTranslations } from "next-intl";
import { Link, useLocation } from "wouter";

import { diagnosticPath } from "@/components/learner/learner-path";
import { Button } from "@/components/ui/button";

/** What somebody does first of whom nothing is known: find out where they stand. */
export function Invitation({ isFirst }: { isFirst: boolean }) {
  const t = useTranslations("Learner.diagnostic");
  const [, navigate] = useLocation();
  return (
    <section data-part="diagnostic" className="grid justify-items-start gap-2">
      <h3 className="text-lg">{t("title")}</h3>
      <p className="max-w-text">{t("lead")}</p>
      <p className="text-sm text-ink-soft">
        {t("facts.time")} · {t("facts.free")}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          size="lg"
          variant={isFirst ? "primary" : "secondary"}
          onClick={() => navigate(diagnosticPath)}
        >
          {t("start")}
        </Button>
        <Link href="/practice" className="inline-flex min-h-11 items-center text-teal">
          {t("practice")}
        </Link>
      </div>
    </section>
  );
}
