"use client";

import { useTranslations } from "next-intl";

/** The browser keeps nothing of the recording: it lives as long as the page. */
export function UnkeptNote() {
  const t = useTranslations("Questions.recorder");
  return (
    <p role="alert" className="rounded-card bg-mark-soft px-4 py-3">
      {t("unkept")}
    </p>
  );
}
