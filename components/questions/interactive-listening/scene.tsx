"use client";

import { useTranslations } from "next-intl";

/** Where one is and who speaks, in English as all test material. */
export function Scene({ scenario }: { scenario: string }) {
  const t = useTranslations("Questions.interactive-listening");
  return (
    <section className="rounded-card bg-sunken px-4 py-3">
      <h2 className="text-sm font-semibold text-ink-soft">{t("scenario")}</h2>
      <p lang="en" translate="no" className="font-serif text-lg leading-snug">
        {scenario}
      </p>
    </section>
  );
}
