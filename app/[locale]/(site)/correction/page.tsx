import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";

import { correctionsPath } from "@/components/learner/learner-path";
import { LastCall } from "@/components/site/last-call";
import { PageHead } from "@/components/site/page-head";
import { PageLink } from "@/components/site/page-link";
import { PageTrail } from "@/components/site/page-trail";
import { ProductPicture } from "@/components/site/product-picture";
import { TaskName } from "@/components/site/task-name";
import { TaskPicture } from "@/components/site/task-picture";
import { buttonClass } from "@/components/ui/button";
import { taskFormats } from "@/lib/content/task-formats";
import { taskTypes } from "@/lib/content/task-names";
import type { Locale } from "@/lib/i18n/locales";
import { readSpeechSold } from "@/lib/services/corrections/speech-on-pages";
import { metadataAt } from "@/lib/seo/metadata";
import { pageRecords } from "@/lib/content/pages/page-records";
import { Phrased } from "@/components/site/phrased";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataAt((await params).locale, pageRecords.correction.path);
}

export default async function CorrectionPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const [t, all] = await Promise.all([getTranslations("Products.Correction"), getTranslations("Products")]);

  return (
    <main id="content">
      <PageHead
        title={t("title")}
        lead={t("lead")}
        breadcrumb={<PageTrail locale={locale} page="correction" />}
        picture={<ProductPicture name="writing-correction" className="w-88" />}
      />
      <div className="page mt-12 grid gap-6 md:grid-cols-2">
        <Kind locale={locale} kind="writing" note={null} />
        <Kind
          locale={locale}
          kind="speaking"
          note={all((await readSpeechSold()) ? "Speaking.hereSold" : "Speaking.hereMeasured")}
        />
      </div>
      <section aria-labelledby="credits" className="page mt-20">
        <h2 id="credits" className="text-2xl">
          <Phrased>{t("credits")}</Phrased>
        </h2>
        <p className="mt-3 max-w-text text-ink-soft">{t("creditsText")}</p>
        <PageLink
          locale={locale}
          href={`${pageRecords.pricing.path}#correction-costs`}
          className={`${buttonClass({ variant: "secondary" })} mt-5 max-sm:w-full`}
        >
          {t("creditsLink")}
        </PageLink>
      </section>
      <LastCall
        locale={locale}
        title={all("Writing.lastTitle")}
        text={all("Writing.lastText")}
        action={all("Writing.start")}
        screen={correctionsPath}
      />
    </main>
  );
}

type KindProps = { locale: Locale; kind: "writing" | "speaking"; note: string | null };

async function Kind({ locale, kind, note }: KindProps) {
  const t = await getTranslations("Products");
  const words = kind === "writing" ? "Writing" : "Speaking";
  const tasks = taskTypes.filter((type) => taskFormats[type].skill === kind && !taskFormats[type].isLegacy);
  return (
    <section
      aria-labelledby={kind}
      className="flex flex-col rounded-card border border-line bg-card p-6 sm:p-8"
    >
      <h2 id={kind} className="text-2xl">
        <Phrased>{t(`${words}.name`)}</Phrased>
      </h2>
      <p className="mt-2 text-ink-soft">{t(`${words}.lead`)}</p>
      {note === null ? null : <p className="mt-2 text-sm text-ink-soft">{note}</p>}
      <h3 className="mt-6 border-t border-line pt-5 text-sm">
        <Phrased>{t("Correction.tasks")}</Phrased>
      </h3>
      <ul className="mt-3 mb-6 grid grow content-start gap-2">
        {tasks.map((type) => (
          <li key={type} className="flex items-center gap-4">
            <TaskPicture type={type} className="w-14" />
            <span>
              <TaskName type={type} locale={locale} />
            </span>
          </li>
        ))}
      </ul>
      <PageLink
        locale={locale}
        href={pageRecords[kind].path}
        aria-label={`${t("Correction.more")}: ${t(`${words}.name`)}`}
        className={buttonClass({ variant: "secondary", full: true })}
      >
        {t("Correction.more")}
      </PageLink>
    </section>
  );
}
