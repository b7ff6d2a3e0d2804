import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";

import { Section } from "@/components/site/home/section";
import { RecordingCard } from "@/components/site/listen/recording-card";
import { PageHead } from "@/components/site/page-head";
import { PageLink } from "@/components/site/page-link";
import { PageTrail } from "@/components/site/page-trail";
import { ProductPicture } from "@/components/site/product-picture";
import { buttonClass } from "@/components/ui/button";
import { listRecordings } from "@/lib/content/listening/listening";
import { taskFormats } from "@/lib/content/task-formats";
import type { Locale } from "@/lib/i18n/locales";
import { metadataAt } from "@/lib/seo/metadata";
import { pageRecords } from "@/lib/content/pages/page-records";
import { Phrased } from "@/components/site/phrased";

type Props = { params: Promise<{ locale: Locale }> };

const steps = ["how1", "how2", "how3"] as const;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataAt((await params).locale, pageRecords.listen.path);
}

export default async function ListenPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const t = await getTranslations("Listen");

  return (
    <main id="content" data-tone="violet">
      <PageHead
        title={t("title")}
        lead={t("lead")}
        breadcrumb={<PageTrail locale={locale} page="listen" />}
        picture={<ProductPicture name="listening" className="w-72" />}
      />
      {listRecordings().map(({ level, recordings }) => (
        <section
          key={level}
          aria-labelledby={level}
          className="page mt-14 grid gap-x-10 gap-y-5 lg:grid-cols-[14rem_1fr]"
        >
          <h2 id={level} className="self-start border-t-2 border-ink pt-4 text-2xl">
            <Phrased>{t(`Levels.${level}`)}</Phrased>
          </h2>
          <div className="grid gap-3">
            {recordings.map((recording, index) => (
              <RecordingCard
                key={recording.id}
                recording={recording}
                isOpen={level === "easy" && index === 0}
              />
            ))}
          </div>
        </section>
      ))}
      <p className="page mt-6 text-sm text-ink-faint">{t("voice")}</p>
      <Section id="how" title={t("howTitle")}>
        <ol className="grid gap-x-10 gap-y-8 md:grid-cols-3">
          {steps.map((step, index) => (
            <li key={step} className="border-t-2 border-ink pt-4">
              <span aria-hidden className="text-2xl font-semibold tabular">
                {index + 1}
              </span>
              <p className="mt-2">{t(step)}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="on" title={t("courseTitle")} text={t("courseText")}>
        <PageLink
          locale={locale}
          href={`/courses/${taskFormats["listen-and-type"].course}`}
          className={buttonClass({ variant: "secondary" })}
        >
          {t("course")}
        </PageLink>
      </Section>
    </main>
  );
}
