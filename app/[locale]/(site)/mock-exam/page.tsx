import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";

import { ReportLinks } from "@/components/site/exam/report-links";
import { DemoCard } from "@/components/site/demo/demo-card";
import { ProductPage } from "@/components/site/products/product-page";
import { ReportSample } from "@/components/site/products/report-sample";
import type { Locale } from "@/lib/i18n/locales";
import { metadataAt } from "@/lib/seo/metadata";
import { pageRecords } from "@/lib/content/pages/page-records";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataAt((await params).locale, pageRecords.mock.path);
}

export default async function MockExamPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  return (
    <ProductPage
      locale={locale}
      product="mock"
      example={
        <>
          <ReportSample locale={locale} />
          <ReportLinks locale={locale} />
        </>
      }
      beside={<DemoCard locale={locale} />}
    />
  );
}
