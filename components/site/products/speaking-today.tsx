import { useTranslations } from "next-intl";

import { Section } from "@/components/site/home/section";
import { Phrased } from "@/components/site/phrased";
import { TaskCard } from "@/components/site/task-card";
import { taskFormats } from "@/lib/content/task-formats";
import type { Locale } from "@/lib/i18n/locales";
import { questionTypes } from "@/lib/questions/types";

/** What can be spoken and scored without anything that turns speech into text. */
const open = questionTypes.filter((type) => taskFormats[type].skill === "speaking");

/** Of speaking: what is open as practice, and what a recording tells by itself. */
export function SpeakingToday({ locale }: { locale: Locale }) {
  const t = useTranslations("Products.Speaking");
  return (
    <>
      {open.length > 0 ? (
        <Section id="practice" title={t("aloudTitle")} text={t("aloudText")}>
          <div className="grid gap-4 md:grid-cols-2">
            {open.map((type) => (
              <TaskCard key={type} type={type} locale={locale} />
            ))}
          </div>
        </Section>
      ) : null}
      <section aria-labelledby="recording" className="page mt-12">
        <div className="max-w-text border-s-4 border-marker ps-5">
          <h2 id="recording" className="text-2xl">
            <Phrased>{t("measuresTitle")}</Phrased>
          </h2>
          <p className="mt-2 text-ink-soft">{t("measuresText")}</p>
          <p className="mt-3 text-ink-soft">{t("ratings")}</p>
        </div>
      </section>
    </>
  );
}
