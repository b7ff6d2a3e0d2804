import { getTranslations } from "next-intl/server";

import { examsPath, startPath } from "@/components/learner/exam/exam-paths";
import { NextStep } from "@/components/learner/exam-report/next-step";
import { ScoreHead } from "@/components/learner/exam-report/score-head";
import { ExamCredit } from "@/components/site/exam/exam-credit";
import { ExamShape } from "@/components/site/exam/exam-shape";
import { ReportLinks } from "@/components/site/exam/report-links";
import { FaqList } from "@/components/site/faq-list";
import { Section } from "@/components/site/home/section";
import { LastCall } from "@/components/site/last-call";
import { PageHead } from "@/components/site/page-head";
import { PageTrail } from "@/components/site/page-trail";
import { ProductPicture } from "@/components/site/product-picture";
import { ProductPoints } from "@/components/site/products/product-points";
import { buttonClass } from "@/components/ui/button";
import { type PlanCopy, readFaq } from "@/lib/content/cms";
import { sampleView } from "@/lib/content/exam/sample-report";
import { type Locale, localePath } from "@/lib/i18n/locales";

type MockPageProps = {
  locale: Locale;
  copies: ReadonlyMap<string, PlanCopy>;
  /** Something turns speech into text here, so that all four skills are scored. */
  isSpeechSold: boolean;
};

async function Ways({ locale }: { locale: Locale }) {
  const t = await getTranslations("Products.Mock");
  const app = localePath(locale, "/app");
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <a href={`${app}#${examsPath}`} className={`${buttonClass({ size: "lg" })} max-sm:w-full`}>
          {t("start")}
        </a>
        <a
          href={`${app}#${startPath("section")}`}
          className={`${buttonClass({ variant: "secondary", size: "lg" })} max-sm:w-full`}
        >
          {t("section")}
        </a>
      </div>
      <p className="mt-3 max-w-text text-sm text-ink-soft">{t("startNote")}</p>
    </>
  );
}

/** The mock exam: what it asks, what its report is like, what a credit buys, and what can't be scored here. */
export async function MockPage({ locale, copies, isSpeechSold }: MockPageProps) {
  const [t, all, sample, entries] = await Promise.all([
    getTranslations("Products.Mock"),
    getTranslations("Products"),
    getTranslations("SampleReport"),
    readFaq(locale, "mock-exam"),
  ]);
  return (
    <main id="content" data-tone="teal">
      <PageHead
        title={t("title")}
        lead={t("lead")}
        breadcrumb={<PageTrail locale={locale} page="mock" />}
        picture={<ProductPicture name="mock-exam" className="w-88" />}
      >
        <Ways locale={locale} />
        <p
          className="mt-3 max-w-text border-s-4 border-marker ps-4 text-sm"
          data-speech={isSpeechSold ? "sold" : "measured"}
        >
          {t(isSpeechSold ? "hereFour" : "hereThree")}
        </p>
      </PageHead>
      <ProductPoints words="Mock" title={t("pointsTitle")} />
      <ExamShape />
      <Section id="example" title={t("exampleTitle")} text={sample("note")}>
        <div className="grid items-start gap-6 lg:grid-cols-[1.4fr_1fr]">
          <ScoreHead view={sampleView} />
          <NextStep next={sampleView.next} />
        </div>
        <ReportLinks locale={locale} />
      </Section>
      <ExamCredit locale={locale} copies={copies} />
      <FaqList locale={locale} title={all("faqTitle")} entries={entries} />
      <LastCall
        locale={locale}
        title={t("lastTitle")}
        text={t("lastText")}
        action={t("start")}
        screen={examsPath}
      />
    </main>
  );
}
