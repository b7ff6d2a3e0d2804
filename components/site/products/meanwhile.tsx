import { useTranslations } from "next-intl";

import { PageLink } from "@/components/site/page-link";
import { buttonClass } from "@/components/ui/button";
import { type Locale, localePath } from "@/lib/i18n/locales";
import { pageRecords } from "@/lib/content/pages/page-records";
import { Phrased } from "@/components/site/phrased";

/** What somebody who came for a product in preparation can do today. */
export function Meanwhile({ locale }: { locale: Locale }) {
  const t = useTranslations("Products");
  const button = `${buttonClass({ variant: "secondary" })} max-sm:w-full`;
  const ways = [
    {
      name: "meanwhilePractice",
      action: (
        <a href={`${localePath(locale, "/app")}#/practice`} className={`${buttonClass()} max-sm:w-full`}>
          {t("start")}
        </a>
      ),
    },
    {
      name: "meanwhileCourses",
      action: (
        <PageLink locale={locale} href={pageRecords.courses.path} className={button}>
          {t("courses")}
        </PageLink>
      ),
    },
    {
      name: "meanwhileAccount",
      action: (
        <a href={localePath(locale, "/register")} className={button}>
          {t("signUp")}
        </a>
      ),
    },
  ] as const;
  return (
    <section aria-labelledby="meanwhile" className="page mt-12">
      <h2 id="meanwhile" className="text-2xl">
        <Phrased>{t("meanwhile")}</Phrased>
      </h2>
      <ul className="mt-6 grid gap-4 md:grid-cols-3">
        {ways.map(({ name, action }) => (
          <li key={name} className="flex flex-col rounded-card border border-line bg-card p-5 sm:p-6">
            <h3 className="text-lg">
              <Phrased>{t(name)}</Phrased>
            </h3>
            <p className="mt-2 mb-5 grow text-ink-soft">{t(`${name}Text`)}</p>
            <div>{action}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}
