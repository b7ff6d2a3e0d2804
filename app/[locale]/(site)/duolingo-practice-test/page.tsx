import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";

import { buttonClass } from "@/components/ui/button";
import { DemoCard } from "@/components/site/demo/demo-card";
import { FaqList } from "@/components/site/faq-list";
import { PageTrail } from "@/components/site/page-trail";
import { PracticeResult } from "@/components/site/practice/practice-result";
import { PracticeScreens } from "@/components/site/practice/practice-screens";
import { PracticeTasks } from "@/components/site/practice/practice-tasks";
import { readFaq } from "@/lib/content/cms";
import { type Locale, localePath } from "@/lib/i18n/locales";
import { metadataAt } from "@/lib/seo/metadata";
import { pageRecords } from "@/lib/content/pages/page-records";
import { Phrased } from "@/components/site/phrased";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataAt((await params).locale, pageRecords.questions.path);
}

export default async function PracticePage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const [t, faq] = await Promise.all([getTranslations("Practice"), readFaq(locale, "practice")]);

  return (
    <main id="content" data-tone="violet">
      <div className="page-head">
        <div className="page grid items-center gap-x-14 gap-y-8 pt-2 pb-14 lg:grid-cols-[1fr_1fr]">
          <div>
            <PageTrail locale={locale} page="questions" />
            <h1 className="mt-4 text-4xl">
              <Phrased>{t("title")}</Phrased>
            </h1>
            <p className="mt-4 text-lg text-ink-soft">{t("lead")}</p>
            <a
              href={`${localePath(locale, "/app")}#/practice`}
              className={`${buttonClass({ size: "lg" })} mt-7 max-sm:w-full`}
            >
              {t("start")}
            </a>
          </div>
          <DemoCard locale={locale} />
        </div>
      </div>
      <PracticeTasks locale={locale} />
      <PracticeScreens locale={locale} />
      <PracticeResult />
      <FaqList locale={locale} title={t("faqTitle")} entries={faq} />
    </main>
  );
}
