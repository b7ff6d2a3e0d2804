import { useTranslations } from "next-intl";

import { buttonClass } from "@/components/ui/button";
import { type Locale, localePath } from "@/lib/i18n/locales";

const notes = ["note1", "note2", "note3", "note4"] as const;

export function PricingNotes({ locale }: { locale: Locale }) {
  const t = useTranslations("Pricing");
  return (
    <section className="page mt-6 grid gap-4 lg:grid-cols-[1fr_1.6fr]">
      <div className="flex flex-col items-start rounded-card border border-line bg-teal-soft p-6">
        <h2 className="text-lg">{t("freeTitle")}</h2>
        <p className="mt-1 mb-5 text-sm text-ink-soft">{t("freeText")}</p>
        <a
          href={`${localePath(locale, "/app")}#/practice`}
          className={`${buttonClass({ variant: "secondary" })} mt-auto`}
        >
          {t("freeAction")}
        </a>
      </div>
      <div className="rounded-card border border-line p-6">
        <h2 className="text-lg">{t("notesTitle")}</h2>
        <ul className="mt-3 grid gap-x-8 gap-y-3 text-sm text-ink-soft sm:grid-cols-2">
          {notes.map((note) => (
            <li key={note} className="border-s-2 border-marker ps-4">
              {t(note)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
