import { useTranslations } from "next-intl";

import { examCreditDays } from "@/lib/core/products";
import { Phrased } from "@/components/site/phrased";

const notes = ["note1", "note2", "note3", "note4"] as const;

export function PricingNotes() {
  const t = useTranslations("Pricing");
  return (
    <section className="page mt-4">
      <div className="rounded-card border border-line p-6">
        <h2 className="text-lg">
          <Phrased>{t("notesTitle")}</Phrased>
        </h2>
        <ul className="mt-3 grid gap-x-8 gap-y-3 text-sm text-ink-soft sm:grid-cols-2">
          {notes.map((note) => (
            <li key={note} className="border-s-2 border-marker ps-4">
              {t(note, { days: examCreditDays })}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
