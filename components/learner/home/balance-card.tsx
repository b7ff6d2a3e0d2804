"use client";

import { useFormatter, useLocale, useTranslations } from "next-intl";

import type { useUser } from "@/components/learner/queries";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { examCreditDays, isCreditWaiting } from "@/lib/core/products";
import { localePath } from "@/lib/i18n/locales";

type User = NonNullable<ReturnType<typeof useUser>["data"]>;

export function BalanceCard({ user }: { user: User }) {
  const t = useTranslations("Learner.home");
  const locale = useLocale();
  const format = useFormatter();
  const isWaiting = isCreditWaiting("exam") || isCreditWaiting("correct");
  const hasCredits = user.examNum > 0 || user.correctNum > 0 || user.correctUnlimited;

  return (
    <Card className="grid content-start gap-4">
      <h2 className="text-xl">{t("balance")}</h2>
      <p className="text-lg font-semibold">
        {user.vipEndTime
          ? t("premiumUntil", { date: format.dateTime(new Date(user.vipEndTime), { dateStyle: "long" }) })
          : t("noPremium")}
      </p>
      {hasCredits ? (
        <div>
          <ul className="grid gap-1">
            {user.examNum > 0 ? <li>{t("exams", { count: user.examNum })}</li> : null}
            {user.correctUnlimited ? <li>{t("correctionsUnlimited")}</li> : null}
            {user.correctNum > 0 ? <li>{t("corrections", { count: user.correctNum })}</li> : null}
          </ul>
          {isWaiting ? (
            <p className="mt-2 text-sm text-ink-soft">{t("creditsNote", { days: examCreditDays })}</p>
          ) : null}
        </div>
      ) : null}
      {user.vipEndTime ? null : (
        <LinkButton variant="secondary" className="justify-self-start" href={localePath(locale, "/pricing")}>
          {t("getPremium")}
        </LinkButton>
      )}
    </Card>
  );
}
