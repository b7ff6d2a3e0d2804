"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Link, useLocation } from "wouter";

import { ErrorNote, Waiting } from "@/components/learner/error-note";
import { BalanceCard } from "@/components/learner/home/balance-card";
import { LedgerList } from "@/components/learner/home/ledger-list";
import { TypeBars } from "@/components/learner/home/type-bars";
import { useHistory, useOpenSets, useTypes, useUser } from "@/components/learner/queries";
import { SetList } from "@/components/learner/set-list";
import { useSession } from "@/components/learner/use-session";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";

function TodayCard() {
  const t = useTranslations("Learner.home");
  const names = useTranslations("Questions.names");
  const format = useFormatter();
  const [, navigate] = useLocation();
  const quota = useTypes().data?.quota;
  const open = useOpenSets().data?.[0];
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">{t("today")}</h2>
      {quota?.limit != null ? (
        <div className="grid gap-2">
          <Progress
            value={quota.used}
            max={quota.limit}
            label={t("quota", { used: quota.used, limit: quota.limit })}
          />
          <p className="text-sm text-ink-soft">
            {t("quota", { used: quota.used, limit: quota.limit })}
            {" · "}
            {t("resets", {
              time: format.dateTime(new Date(quota.resetsAt), {
                hour: "numeric",
                minute: "2-digit",
                timeZone,
              }),
            })}
          </p>
        </div>
      ) : quota ? (
        <p>{t("noQuota")}</p>
      ) : (
        <p>{t("noAnswers")}</p>
      )}
      {open ? (
        <div className="grid justify-items-start gap-3">
          <p>
            {t("continueText", {
              type: names(open.type),
              current: Math.min(open.answered + 1, open.size),
              total: open.size,
            })}
          </p>
          <Button size="lg" onClick={() => navigate(`/practice/${open.id}`)}>
            {t("continue")}
          </Button>
        </div>
      ) : (
        <Button size="lg" className="justify-self-start" onClick={() => navigate("/practice")}>
          {t("start")}
        </Button>
      )}
    </Card>
  );
}

function RecentSets() {
  const t = useTranslations("Learner.home");
  const sets = useHistory(1, 5).data?.sets ?? [];
  if (sets.length === 0) return null;

  return (
    <section className="grid gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-xl">{t("recent")}</h2>
        <Link href="/history" className="inline-flex min-h-11 items-center text-teal">
          {t("allSets")}
        </Link>
      </div>
      <SetList sets={sets} />
    </section>
  );
}

/** Today first: what to do now, how it goes, what there is. */
export function HomeScreen() {
  const t = useTranslations("Learner.home");
  const session = useSession();
  const user = useUser();
  const name = user.data?.nickname;
  const hasAccount = session !== null && !session.temp;

  return (
    <>
      <h1 className="text-2xl">{name ? t("helloName", { name }) : t("hello")}</h1>
      {user.error ? <ErrorNote error={user.error} onRetry={() => void user.mutate()} /> : null}
      {session && user.isLoading ? <Waiting /> : null}
      <TodayCard />
      <div className="grid gap-6 lg:grid-cols-2">
        <TypeBars />
        {hasAccount && user.data ? <BalanceCard user={user.data} /> : null}
      </div>
      <RecentSets />
      {hasAccount ? <LedgerList /> : null}
    </>
  );
}
