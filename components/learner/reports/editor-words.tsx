"use client";

import { useTranslations } from "next-intl";

/** What an editor wrote: English for everybody, and marked as such. */
export function EditorWords({ children }: { children: string }) {
  const t = useTranslations("Learner.reports");
  return (
    <p className="text-sm">
      <span className="text-ink-soft">{t("editor")}</span>{" "}
      <span lang="en" dir="ltr" className="[overflow-wrap:anywhere] whitespace-pre-line">
        {children}
      </span>
    </p>
  );
}
