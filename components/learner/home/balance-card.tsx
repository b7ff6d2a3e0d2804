"use client";

import { useFormatter, useLocale, useTranslations } from "next-intl";

import type { useUser } from "@/components/learner/queries";
import { useSpeechSold } from "@/components/learner/use-speech-sold";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { correctionsSold, examCreditDays, isCreditWaiting } from "@/lib/core/products";
import { localePath } from "@/lib/i18n/locales";

type User = NonNullable<ReturnType<typeof useUser>["data"]>;

/** What can be used now, then what waits for its opening, with a word on its time. */
function Credits({ user }: { user: User }) {
  const t = useTranslations("Learner.home");
  const sold = correctionsSold(useSpeechSold() ?? false);
  const exam = user.examNum > 0 ? [t("exams", { count: user.examNum })] : [];
  const correct = [
    ...(user.correctUnlimited ? [t("correctionsUnlimited", { sold })] : []),
    ...(user.correctNum > 0 ? [t("corrections", { count: user.correctNum, sold })] : []),
  ];
  const lines = (isWaiting: boolean) => [
    ...(isCreditWaiting("exam") === isWaiting ? exam : []),
    ...(isCreditWaiting("correct") === isWaiting ? correct : []),
  ];
  const [open, waiting] = [lines(false), lines(true)];
  if (open.length + waiting.length === 0) return null;

  return (
    <div className="grid gap-2">
      {open.length > 0 ? <Lines lines={open} /> : null}
      {waiting.length > 0 ? (
        <>
          <Lines lines={waiting} />
          <p className="text-sm text-ink-soft">{t("creditsNote")}</p>
        </>
      ) : null}
      {exam.length > 0 && isCreditWaiting("exam") ? (
        <p className="text-sm text-ink-soft">{t("examCreditsNote", { days: examCreditDays })}</p>
      ) : null}
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid gap-1">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

export function BalanceCard({ user }: { user: User }) {
  const t = useTranslations("Learner.home");
  const locale = useLocale();
  const format = useFormatter();

  return (
    <Card className="grid content-start gap-4">
      <h2 className="text-xl">{t("balance")}</h2>
      <p className="text-lg font-semibold">
        {user.vipEndTime
          ? t("premiumUntil", { date: format.dateTime(new Date(user.vipEndTime), { dateStyle: "long" }) })
          : t("noPremium")}
      </p>
      <Credits user={user} />
      {user.vipEndTime ? null : (
        <LinkButton variant="secondary" className="justify-self-start" href={localePath(locale, "/pricing")}>
          {t("getPremium")}
        </LinkButton>
      )}
    </Card>
  );
}
