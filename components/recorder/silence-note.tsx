"use client";

import { useTranslations } from "next-intl";

import { isSilentNow, type Level } from "@/components/recorder/judge-levels";

/** Said while there is still time to do something about it. */
export function SilenceNote({ levels }: { levels: readonly Level[] }) {
  const t = useTranslations("Questions.recorder.levels");
  return (
    <p role="status" className="rounded-card bg-mark-soft px-4 py-3 empty:hidden" data-part="silent-now">
      {isSilentNow(levels) ? t("silentNow") : null}
    </p>
  );
}
