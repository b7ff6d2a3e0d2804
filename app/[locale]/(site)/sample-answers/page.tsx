import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";

import { JsonLd } from "@/components/content/json-ld";
import { Section } from "@/components/site/home/section";
import { PageHead } from "@/components/site/page-head";
import { PageTrail } from "@/components/site/page-trail";
import { ProductPicture } from "@/components/site/product-picture";
import { TaskSamplesList } from "@/components/site/samples/task-samples-card";
import { pageRecords } from "@/lib/content/pages/page-records";
import { sampledTasks } from "@/lib/content/samples/samples";
import { sampleScores } from "@/lib/core/sample-notes";
import type { Locale } from "@/lib/i18n/locales";
import { sampleListLd } from "@/lib/seo/json-ld-samples";
import { metadataAt } from "@/lib/seo/metadata";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataAt((await params).locale, pageRecords.samples.path);
}

export default async function SamplesPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const t = await getTranslations("Samples");

  return (
    <main id="content" data-tone="paper">
      <JsonLd graph={[sampleListLd(locale)]} />
      <PageHead
        title={t("title")}
        lead={t("lead")}
        breadcrumb={<PageTrail locale={locale} page="samples" />}
        picture={<ProductPicture name="writing-correction" className="w-72" />}
      />
      <Section id="tasks" title={t("tasksTitle")}>
        <TaskSamplesList locale={locale} tasks={sampledTasks} />
      </Section>
      <Section id="levels" title={t("descriptorsTitle")}>
        <dl className="grid gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-4">
          {sampleScores.map((score) => (
            <div key={score} className="border-t-2 border-ink pt-4">
              <dt>
                <span className="rounded-sm bg-marker px-2 py-0.5 text-xl font-bold text-on-marker tabular">
                  {score}
                </span>
              </dt>
              <dd className="mt-3">{t(`descriptors.${score}`)}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="honest" title={t("honestTitle")} text={t("honest")}>
        {null}
      </Section>
    </main>
  );
}
