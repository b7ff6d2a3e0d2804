import { useTranslations } from "next-intl";

import { buttonClass } from "@/components/ui/button";
import { DemoCard } from "@/components/site/demo/demo-card";
import { MarkerPen } from "@/components/site/marker-pen";
import { PageLink } from "@/components/site/page-link";
import { type Locale, localePath } from "@/lib/i18n/locales";
import { pageRecords } from "@/lib/content/pages/page-records";

export function Hero({ locale, bankCount }: { locale: Locale; bankCount: number | null }) {
  const t = useTranslations("Home");
  return (
    <section className="page grid items-center gap-x-14 gap-y-8 pt-4 pb-6 lg:grid-cols-[1.08fr_1fr] lg:pt-8">
      <div>
        <h1 className="text-5xl">
          {t.rich("title", { mark: (words) => <span className="marked">{words}</span> })}
        </h1>
        <p className="mt-5 max-w-[34rem] text-lg text-ink-soft max-sm:mt-3 max-sm:text-base">{t("lead")}</p>
        <div className="mt-7 flex flex-wrap items-center gap-3 max-sm:mt-5">
          <a
            href={`${localePath(locale, "/app")}#/practice`}
            className={`${buttonClass({ size: "lg" })} max-sm:w-full`}
          >
            {t("start")}
          </a>
          <PageLink
            locale={locale}
            href={pageRecords.courses.path}
            className={`${buttonClass({ variant: "quiet", size: "lg" })} max-sm:hidden`}
          >
            {t("seeCourses")}
          </PageLink>
        </div>
        <p className="mt-4 text-sm text-ink-soft max-sm:hidden">{t("small")}</p>
        {bankCount ? (
          <p className="mt-8 border-s-2 border-marker ps-4 text-sm text-ink-soft max-lg:hidden">
            {t("bankCount", { count: bankCount })}
          </p>
        ) : null}
      </div>
      <div className="relative">
        <MarkerPen className="absolute -end-8 -top-11 z-10 w-32 max-xl:hidden" />
        <DemoCard locale={locale} />
      </div>
    </section>
  );
}
