"use client";

import { useTranslations } from "next-intl";

import type { Sending } from "@/components/recorder/use-sending";
import { Progress } from "@/components/ui/progress";

/** How far a recording has come on its way, or that it waits for a connection. */
export function SendingView({ sending }: { sending: Sending }) {
  const t = useTranslations("Questions.recorder");
  if (sending.name === "sending") return <Progress value={sending.share} max={1} label={t("sending")} />;
  return sending.name === "offline" ? (
    <p role="status" className="rounded-card bg-mark-soft px-4 py-3">
      {t("offline")}
    </p>
  ) : null;
}
