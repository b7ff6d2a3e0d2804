import { EyeOff } from "lucide-react";
import { getTranslations } from "next-intl/server";

import type { Locale } from "@/lib/i18n/locales";

type PreviewBarProps = {
  locale: Locale;
  /** What keeps the draft from readers; the gate's own words, in English. */
  faults: readonly string[];
  /** Whether the draft stands below. */
  isShown: boolean;
  /** The CMS did not answer. */
  isDown: boolean;
};

/** Says that this is not what readers see, and leads out of it. */
export async function PreviewBar({ locale, faults, isShown, isDown }: PreviewBarProps) {
  const t = await getTranslations({ locale, namespace: "Preview" });
  return (
    <aside className="sticky top-0 z-40 border-b-2 border-dashed border-red bg-red-soft">
      <div className="page grid gap-2 py-3">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <EyeOff aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
          <strong className="min-w-0 flex-1">{t("draft")}</strong>
          <a
            href={`/api/cms/preview/leave?locale=${locale}`}
            rel="nofollow"
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {t("leave")}
          </a>
        </p>
        {isDown ? <p>{t("unavailable")}</p> : null}
        {faults.length > 0 ? (
          <>
            <p>{t("faults")}</p>
            <ul lang="en" className="max-h-40 list-disc overflow-y-auto ps-5 text-sm">
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </>
        ) : null}
        {isShown || isDown ? null : <p>{t("hidden")}</p>}
      </div>
    </aside>
  );
}
