import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";

import { JsonLd } from "@/components/content/json-ld";
import { CourseSections } from "@/components/site/course-sections";
import { FaqList } from "@/components/site/faq-list";
import { LastCall } from "@/components/site/last-call";
import { PageHead } from "@/components/site/page-head";
import { PageTrail } from "@/components/site/page-trail";
import { ProductPicture } from "@/components/site/product-picture";
import { readFaq } from "@/lib/content/cms";
import { listCourses } from "@/lib/content/courses/courses";
import type { Locale } from "@/lib/i18n/locales";
import { courseListLd, coursePackageLd } from "@/lib/seo/json-ld-course";
import { metadataAt } from "@/lib/seo/metadata";
import { pageRecords } from "@/lib/content/pages/page-records";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataAt((await params).locale, pageRecords.courses.path);
}

export default async function CoursesPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const [t, faq] = await Promise.all([getTranslations("Courses"), readFaq(locale, "course")]);
  const courses = listCourses(locale);
  const words = { name: t("title"), description: t("metaDescription") };

  return (
    <main id="content" data-tone="teal">
      <JsonLd graph={[coursePackageLd(locale, words, courses), courseListLd(courses)]} />
      <PageHead
        title={t("title")}
        lead={t("lead")}
        breadcrumb={<PageTrail locale={locale} page="courses" />}
        picture={<ProductPicture name="courses" className="w-80" />}
      />
      <CourseSections locale={locale} />
      <FaqList locale={locale} title={t("faqTitle")} entries={faq} />
      <LastCall locale={locale} title={t("lastTitle")} text={t("lastText")} action={t("lastAction")} />
    </main>
  );
}
