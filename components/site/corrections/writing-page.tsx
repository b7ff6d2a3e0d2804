import { getTranslations } from "next-intl/server";

import { correctionsPath } from "@/components/learner/learner-path";
import { CorrectionActions } from "@/components/site/corrections/correction-actions";
import { SampleResult } from "@/components/site/corrections/sample-result";
import { TrySection } from "@/components/site/corrections/try-section";
import { FaqList } from "@/components/site/faq-list";
import { Section } from "@/components/site/home/section";
import { LastCall } from "@/components/site/last-call";
import { PageHead } from "@/components/site/page-head";
import { PageTrail } from "@/components/site/page-trail";
import { ProductPicture } from "@/components/site/product-picture";
import { ProductPoints } from "@/components/site/products/product-points";
import { ScoredExample } from "@/components/site/products/scored-example";
import { readFaq } from "@/lib/content/cms";
import type { Locale } from "@/lib/i18n/locales";

/** Correction of writing: a whole result, a text of the visitor's own, and what it costs. */
export async function WritingPage({ locale }: { locale: Locale }) {
  const [t, all, entries] = await Promise.all([
    getTranslations("Products.Writing"),
    getTranslations("Products"),
    readFaq(locale, "writing"),
  ]);
  return (
    <main id="content" data-tone="green">
      <PageHead
        title={t("title")}
        lead={t("lead")}
        breadcrumb={<PageTrail locale={locale} page="writing" />}
        picture={<ProductPicture name="writing-correction" className="w-88" />}
      >
        <CorrectionActions locale={locale} start={t("start")} />
        <p className="mt-3 text-sm text-ink-soft">{t("startNote")}</p>
      </PageHead>
      <Section id="result" title={t("resultTitle")} text={t("resultText")}>
        <SampleResult locale={locale} />
      </Section>
      <TrySection locale={locale} />
      <ProductPoints words="Writing" title={t("pointsTitle")} />
      <Section id="example" title={t("exampleTitle")}>
        <ScoredExample locale={locale} kind="Writing" />
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
