import { getTranslations } from "next-intl/server";

import { correctionsPath } from "@/components/learner/learner-path";
import { CorrectionActions } from "@/components/site/corrections/correction-actions";
import { AnswerSample, ReadingSample } from "@/components/site/corrections/spoken-samples";
import { FaqList } from "@/components/site/faq-list";
import { Section } from "@/components/site/home/section";
import { LastCall } from "@/components/site/last-call";
import { PageHead } from "@/components/site/page-head";
import { PageTrail } from "@/components/site/page-trail";
import { ProductPicture } from "@/components/site/product-picture";
import { ProductPoints } from "@/components/site/products/product-points";
import { ScoredExample } from "@/components/site/products/scored-example";
import { SpeakingToday } from "@/components/site/products/speaking-today";
import { readFaq } from "@/lib/content/cms";
import type { Locale } from "@/lib/i18n/locales";

type SpeakingPageProps = {
  locale: Locale;
  /** Something turns speech into text here. */
  isSpeechSold: boolean;
};

/** Correction of speaking: two results to hear, what it can do here, and what it costs. */
export async function SpeakingPage({ locale, isSpeechSold }: SpeakingPageProps) {
  const [t, all, entries] = await Promise.all([
    getTranslations("Products.Speaking"),
    getTranslations("Products"),
    readFaq(locale, "speaking"),
  ]);
  return (
    <main id="content" data-tone="violet">
      <PageHead
        title={t("title")}
        lead={t("lead")}
        breadcrumb={<PageTrail locale={locale} page="speaking" />}
        picture={<ProductPicture name="speaking-correction" className="w-88" />}
      >
        <CorrectionActions locale={locale} start={t("start")} />
        <p className="mt-3 max-w-text text-sm text-ink-soft" data-speech={isSpeechSold ? "sold" : "measured"}>
          {t(isSpeechSold ? "hereSold" : "hereMeasured")}
        </p>
      </PageHead>
      <Section id="answer" title={t("answerTitle")} text={t("answerText")}>
        <AnswerSample />
      </Section>
      <Section id="result" title={t("resultTitle")} text={t("resultText")}>
        <ReadingSample />
      </Section>
      <SpeakingToday locale={locale} />
      <ProductPoints words="Speaking" title={t("pointsTitle")} />
      <Section id="example" title={t("exampleTitle")}>
        <ScoredExample locale={locale} kind="Speaking" />
        <p className="mt-4 text-sm text-ink-faint">{all("exampleNote")}</p>
      </Section>
      <FaqList locale={locale} title={all("faqTitle")} entries={entries} />
      <LastCall
        locale={locale}
        title={t("lastTitle")}
        text={t("lastText")}
        action={t("start")}
        screen={correctionsPath}
      />
    </main>
  );
}
