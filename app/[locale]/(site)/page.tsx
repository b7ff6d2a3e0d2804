import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";

import { JsonLd } from "@/components/content/json-ld";
import { FaqList } from "@/components/site/faq-list";
import { Checkable } from "@/components/site/home/checkable";
import { CoursesBrief } from "@/components/site/home/courses-brief";
import { Hero } from "@/components/site/home/hero";
import { ExamBrief } from "@/components/site/home/exam-brief";
import { HowItWorks } from "@/components/site/home/how-it-works";
import { PathBrief } from "@/components/site/home/path-brief";
import { PricesBrief } from "@/components/site/home/prices-brief";
import { Section } from "@/components/site/home/section";
import { Voices } from "@/components/site/home/voices";
import { LastCall } from "@/components/site/last-call";
import { TaskCard } from "@/components/site/task-card";
import { readFaq, readSiteFacts } from "@/lib/content/cms";
import type { Locale } from "@/lib/i18n/locales";
import { questionTypes } from "@/lib/questions/types";
import { organizationLd, websiteLd } from "@/lib/seo/json-ld-site";
import { metadataAt } from "@/lib/seo/metadata";
import { pageRecords } from "@/lib/content/pages/page-records";
import { readBankFigures } from "@/lib/services/bank/bank-figures";
import { readSpeechSold } from "@/lib/services/corrections/speech-on-pages";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataAt((await params).locale, pageRecords.home.path);
}

export default async function HomePage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const t = await getTranslations("Home");
  const [faq, facts, bank, isSpeechSold] = await Promise.all([
    readFaq(locale, "practice"),
    readSiteFacts(),
    readBankFigures(),
    readSpeechSold(),
  ]);

  return (
    <main id="content">
      <JsonLd graph={[organizationLd(facts.contactEmail), websiteLd(locale, t("metaDescription"))]} />
      <Hero locale={locale} />
      <PathBrief locale={locale} />
      <Section id="tasks" title={t("tasksTitle")} text={t("tasksText")}>
        <div className="grid gap-4 md:grid-cols-2">
          {questionTypes.map((type) => (
            <TaskCard key={type} type={type} locale={locale} />
          ))}
        </div>
      </Section>
      <HowItWorks />
      <ExamBrief locale={locale} isSpeechSold={isSpeechSold} />
      <CoursesBrief locale={locale} />
      <PricesBrief locale={locale} />
      <Voices locale={locale} />
      <Checkable locale={locale} bank={bank} totals={facts.totals} />
      <FaqList locale={locale} title={t("faqTitle")} entries={faq.slice(0, 4)} />
      <LastCall
        locale={locale}
        title={t("lastTitle")}
        text={t("lastText")}
        action={t("diagnose")}
        screen="/diagnostic"
      />
    </main>
  );
}
