import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";

import { FaqList } from "@/components/site/faq-list";
import { Section } from "@/components/site/home/section";
import { LastCall } from "@/components/site/last-call";
import { PageHead } from "@/components/site/page-head";
import { PageTrail } from "@/components/site/page-trail";
import { ProductPicture, type ProductName } from "@/components/site/product-picture";
import { Meanwhile } from "@/components/site/products/meanwhile";
import { ProductPoints } from "@/components/site/products/product-points";
import { Badge } from "@/components/ui/badge";
import { readFaq } from "@/lib/content/cms";
import type { Locale } from "@/lib/i18n/locales";

/** The products in preparation: the name of their words, their page, their picture and their questions. */
export const products = {
  mock: { words: "Mock", picture: "mock-exam", faq: "mock-exam", tone: "teal" },
} as const satisfies Record<string, { words: string; picture: ProductName; faq: string; tone: string }>;

export type Product = keyof typeof products;

type ProductPageProps = {
  locale: Locale;
  product: Product;
  example: ReactNode;
  /** Stands beside the example, and is none itself. */
  beside?: ReactNode;
};

/** What a product will do, what it will look like, and what can be done until it is there. */
export async function ProductPage({ locale, product, example, beside }: ProductPageProps) {
  const { words, picture, faq, tone } = products[product];
  const [t, all, entries] = await Promise.all([
    getTranslations(`Products.${words}`),
    getTranslations("Products"),
    readFaq(locale, faq),
  ]);

  return (
    <main id="content" data-tone={tone}>
      <PageHead
        title={t("title")}
        lead={t("lead")}
        breadcrumb={<PageTrail locale={locale} page={product} />}
        picture={<ProductPicture name={picture} className="w-88" />}
      >
        <p className="mt-6 flex max-w-text flex-wrap items-start gap-x-4 gap-y-2">
          <Badge tone="mark">{all("notYet")}</Badge>
          <span className="min-w-60 flex-1 text-sm text-ink-soft">{t("notYet")}</span>
        </p>
      </PageHead>
      <Meanwhile locale={locale} />
      <ProductPoints words={words} title={all("pointsTitle")} />
      <Section id="example" title={t("exampleTitle")}>
        <div className={beside ? "grid items-start gap-8 lg:grid-cols-[1.2fr_1fr]" : undefined}>
          <div>
            {example}
            <p className="mt-4 text-sm text-ink-faint">{all("exampleNote")}</p>
          </div>
          {beside}
        </div>
      </Section>
      <FaqList locale={locale} title={all("faqTitle")} entries={entries} />
      <LastCall locale={locale} title={all("lastTitle")} text={all("lastText")} action={all("start")} />
    </main>
  );
}
