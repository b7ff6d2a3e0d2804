"use client";

import { useFormatter, useLocale, useTranslations } from "next-intl";

import { useSession } from "@/components/learner/use-session";
import { LinkButton } from "@/components/ui/button";
import { localePath } from "@/lib/i18n/locales";

/** Today's free questions are used up: when new ones come, and what can be done now. */
export function DailyLimit({ resetsAt }: { resetsAt: string | null }) {
  const t = useTranslations("Learner.limit");
  const locale = useLocale();
  const format = useFormatter();
  const session = useSession();
  const midnight = new Date();
  midnight.setUTCHours(24, 0, 0, 0);
  const at = resetsAt ? new Date(resetsAt) : midnight;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

  return (
    <div
      role="status"
      className="grid justify-items-start gap-3 rounded-card border border-line bg-mark-soft p-5"
    >
      <p className="text-lg font-semibold">{t("title")}</p>
      <p>{t("text", { time: format.dateTime(at, { hour: "numeric", minute: "2-digit", timeZone }) })}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={localePath(locale, "/pricing")}>{t("plans")}</LinkButton>
        {session?.temp ? (
          <LinkButton variant="secondary" href={localePath(locale, "/register")}>
            {t("signUp")}
          </LinkButton>
        ) : null}
      </div>
    </div>
  );
}
