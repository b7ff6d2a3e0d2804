"use client";

import { useLocale, useTranslations } from "next-intl";

import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { localePath } from "@/lib/i18n/locales";

/** Where the mock exam will be: until it opens, what there is instead. */
export function NotOpen() {
  const t = useTranslations("Learner.exam");
  const locale = useLocale();
  return (
    <Card className="grid justify-items-start gap-4">
      <p className="text-lg font-semibold">{t("notOpen")}</p>
      <p>{t("text")}</p>
      <LinkButton variant="secondary" href={localePath(locale, "/mock-exam")}>
        {t("about")}
      </LinkButton>
    </Card>
  );
}
