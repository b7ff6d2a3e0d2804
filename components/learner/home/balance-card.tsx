"use client";

import { useFormatter, useLocale, useTranslations } from "next-intl";

import { examsPath } from "@/components/learner/exam/exam-paths";
import type { useUser } from "@/components/learner/queries";
import { useSpeechSold } from "@/components/learner/use-speech-sold";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { correctionsSold } from "@/lib/core/products";
import { localePath } from "@/lib/i18n/locales";

type User = NonNullable<ReturnType<typeof useUser>["data"]>;

/** What there is to spend. */
function Credits({ user }: { user: User }) {
  const t = useTranslations("Learner.home");
  const sold = correctionsSold(useSpeechSold() ?? false);
  const exam = user.examNum > 0 ? [t("exams", { count: user.examNum })] : [];
  const correct = [
    ...(user.correctUnlimited ? [t("correctionsUnlimited", { sold })] : []),
    ...(user.correctNum > 0 ? [t("corrections", { count: user.correctNum, sold })] : []),
  ];
  const lines = [...exam, ...correct];
  if (lines.length === 0) return null;

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
  const path = useTranslations("Learner.path");
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
      {user.examNum > 0 ? (
        <LinkButton variant="secondary" className="justify-self-start" href={`#${examsPath}`} data-exams>
          {path("mock")}
        </LinkButton>
      ) : null}
      {user.vipEndTime ? null : (
        <LinkButton variant="secondary" className="justify-self-start" href={localePath(locale, "/pricing")}>
          {t("getPremium")}
        </LinkButton>
      )}
    </Card>
  );
}
