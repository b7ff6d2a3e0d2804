"use client";

import { MicOff } from "lucide-react";
import { useTranslations } from "next-intl";

/** The microphone went away while somebody spoke; what it had heard is there. */
export function LostNote() {
  const t = useTranslations("Questions.recorder");
  return (
    <p role="alert" className="flex items-start gap-3 rounded-card bg-mark-soft px-4 py-3" data-part="lost">
      <MicOff aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      {t("lostTake")}
    </p>
  );
}
