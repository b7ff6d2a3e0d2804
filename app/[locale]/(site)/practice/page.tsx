import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";

import { FaqList } from "@/components/site/faq-list";
import { LastCall } from "@/components/site/last-call";
import { PageHead } from "@/components/site/page-head";
import { PageTrail } from "@/components/site/page-trail";
import { ProductPicture } from "@/components/site/product-picture";
import { PracticeScreens } from "@/components/site/practice/practice-screens";
import { SkillTasks } from "@/components/site/practice/skill-tasks";
import { readFaq } from "@/lib/content/cms";
import { skills } from "@/lib/content/task-formats";
import type { Locale } from "@/lib/i18n/locales";
import { metadataAt } from "@/lib/seo/metadata";
import { pageRecords } from "@/lib/content/pages/page-records";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataAt((await params).locale, pageRecords.practice.path);
}

export default async function TasksPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const [t, words, faq] = await Promise.all([
    getTranslations("TaskList"),
    getTranslations("Practice"),
    readFaq(locale, "practice"),
  ]);

  return (
    <main id="content" data-tone="teal">
      <PageHead
        title={t("title")}
        lead={t("lead")}
        breadcrumb={<PageTrail locale={locale} page="practice" />}
        picture={<ProductPicture name="practice" className="w-72" />}
      />
      {skills.map((skill) => (
        <SkillTasks key={skill} locale={locale} skill={skill} />
      ))}
      <PracticeScreens locale={locale} />
      <FaqList locale={locale} title={t("faqTitle")} entries={faq} />
      <LastCall locale={locale} title={words("lastTitle")} text={words("lastText")} action={words("start")} />
    </main>
  );
}
