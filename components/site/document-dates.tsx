import { useFormatter, useTranslations } from "next-intl";

type DocumentDatesProps = { datePublished: string; dateModified: string };

/** The day a text was published and, where that is another day, the day it was last changed. */
export function DocumentDates({ datePublished, dateModified }: DocumentDatesProps) {
  const t = useTranslations("Articles");
  const format = useFormatter();
  const inWords = (day: string) => format.dateTime(new Date(day), { dateStyle: "long" });
  const published = inWords(datePublished);
  const updated = inWords(dateModified);
  return (
    <>
      <time dateTime={datePublished}>{t("published", { date: published })}</time>
      {updated === published ? null : <time dateTime={dateModified}>{t("updated", { date: updated })}</time>}
    </>
  );
}
