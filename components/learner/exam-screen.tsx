"use client";

import { useLocale, useTranslations } from "next-intl";
import { useLocation } from "wouter";

import { Button, LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { localePath } from "@/lib/i18n/locales";

/** Where the mock exam will be: until it opens, what there is instead. */
export function ExamScreen() {
  const t = useTranslations("Learner");
  const locale = useLocale();
  const [, navigate] = useLocation();

  return (
    <>
      <h1 className="text-2xl">{t("exam.title")}</h1>
      <Card className="grid gap-4">
        <p className="text-lg font-semibold">{t("exam.notOpen")}</p>
        <p>{t("exam.text")}</p>
        <div className="flex flex-wrap gap-3">
          <Button size="lg" onClick={() => navigate("/practice")}>
            {t("home.start")}
          </Button>
          <LinkButton size="lg" variant="secondary" href={localePath(locale, "/mock-exam")}>
            {t("exam.about")}
          </LinkButton>
        </div>
      </Card>
    </>
  );
}
