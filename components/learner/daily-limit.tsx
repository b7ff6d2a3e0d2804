"use client";

import { useLocale, useTranslations } from "next-intl";

import type { Types } from "@/components/learner/queries";
import { useClockTime } from "@/components/learner/use-clock-time";
import { useSession } from "@/components/learner/use-session";
import { Button, LinkButton } from "@/components/ui/button";
import { localePath } from "@/lib/i18n/locales";

type DailyLimitProps = { resetsAt: string; onRetry?: () => void };

/**
 * Whether nothing can begin any more, or nothing of a type; an older figure says nothing of a new day. What was counted
 * with an earlier one can begin at the limit.
 */
export const isUsedUp = ({ limit, used, paid, resetsAt }: Types["quota"], type = "") =>
  limit !== null && used >= limit && !paid[type] && Date.now() < Date.parse(resetsAt);

/** Today's free questions are used up: when new ones come, and what can be done now. */
export function DailyLimit({ resetsAt, onRetry }: DailyLimitProps) {
  const t = useTranslations("Learner.limit");
  const retry = useTranslations("Learner");
  const locale = useLocale();
  const clockTime = useClockTime();
  const session = useSession();

  return (
    <div
      role="status"
      className="grid justify-items-start gap-3 rounded-card border border-line bg-mark-soft p-5"
    >
      <p className="text-lg font-semibold">{t("title")}</p>
      <p>{t("text", { time: clockTime(resetsAt) })}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={localePath(locale, "/pricing")}>{t("plans")}</LinkButton>
        {session?.temp ? (
          <LinkButton variant="secondary" href={localePath(locale, "/register")}>
            {t("signUp")}
          </LinkButton>
        ) : null}
        {onRetry ? (
          <Button variant="quiet" onClick={onRetry}>
            {retry("retry")}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
