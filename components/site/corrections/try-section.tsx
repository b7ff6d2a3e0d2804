import { useTranslations } from "next-intl";

import { TryForm } from "@/components/site/corrections/try-form";
import { Section } from "@/components/site/home/section";
import { PageLink } from "@/components/site/page-link";
import { textsOf } from "@/components/site/texts-of";
import { pageRecords } from "@/lib/content/pages/page-records";
import { freeTry } from "@/lib/core/correction-costs";
import { correctedWords, mostLetters } from "@/lib/core/text-limits";
import type { Locale } from "@/lib/i18n/locales";

/** A visitor's own text, corrected here; everything it needs comes when it is sent. */
export function TrySection({ locale }: { locale: Locale }) {
  const t = useTranslations("Products.Writing.try");
  const words = {
    ...textsOf(["label", "send", "busy", "empty", "result"], t),
    tooLong: t("tooLong", { most: mostLetters }),
  };
  return (
    <Section id="try" title={t("title")} text={t("text")}>
      <TryForm locale={locale} words={words}>
        <p>{t("terms", { days: freeTry.days })}</p>
        <p>{t("cap", { most: correctedWords })}</p>
        <p>
          {t.rich("privacy", {
            policy: (chunks) => (
              <PageLink locale={locale} href={pageRecords.privacy.path} className="text-teal underline">
                {chunks}
              </PageLink>
            ),
          })}
        </p>
      </TryForm>
    </Section>
  );
}
