"use client";

import { useTranslations } from "next-intl";
import { Link } from "wouter";

import { BalanceCard } from "@/components/learner/home/balance-card";
import { CorrectionsCard } from "@/components/learner/home/corrections-card";
import { GoalCard } from "@/components/learner/home/goal-card";
import { LedgerList } from "@/components/learner/home/ledger-list";
import { MistakesCard } from "@/components/learner/home/mistakes-card";
import { PathCard } from "@/components/learner/home/path-card";
import { ReportNews } from "@/components/learner/home/report-news";
import { TodayCard } from "@/components/learner/home/today-card";
import { TypeBars } from "@/components/learner/home/type-bars";
import { WeakCard } from "@/components/learner/home/weak-card";
import { WordsCard } from "@/components/learner/home/words-card";
import { both, FailureNote, Loaded } from "@/components/learner/loaded";
import {
  useHistory,
  useOpenSets,
  usePath,
  usePlan,
  useProgress,
  useTypes,
  useUser,
} from "@/components/learner/queries";
import { SetList } from "@/components/learner/set-list";
import { useSession } from "@/components/learner/use-session";
import { classNames } from "@/components/ui/class-names";

function RecentSets({ query }: { query: ReturnType<typeof useHistory> }) {
  const t = useTranslations("Learner.home");

  return (
    <Loaded query={query} failure={null}>
      {({ sets }) =>
        sets.length === 0 ? null : (
          <section className="grid gap-3">
            <div className="flex items-baseline justify-between gap-3">
              <h2 className="text-xl">{t("recent")}</h2>
              <Link href="/history" className="inline-flex min-h-11 items-center text-teal">
                {t("allSets")}
              </Link>
            </div>
            <SetList sets={sets} />
          </section>
        )
      }
    </Loaded>
  );
}

/** Each part waits for its own; what could not be fetched is said once, above them. */
export function HomeScreen() {
  const t = useTranslations("Learner.home");
  const session = useSession();
  const [user, types, open, history] = [useUser(), useTypes(), useOpenSets(), useHistory(1, 5)];
  const [plan, progress, path] = [usePlan(), useProgress(), usePath()];
  const name = user.data?.nickname;
  const hasAccount = session !== null && !session.temp;

  return (
    <>
      <h1 className="text-2xl [overflow-wrap:anywhere]">{name ? t("helloName", { name }) : t("hello")}</h1>
      <FailureNote queries={[user, types, open, history, plan, progress, path]} />
      <ReportNews />
      <TodayCard types={types} open={open} path={path} />
      <PathCard query={path} />
      <GoalCard plan={plan} progress={progress} hasLine={!path.data?.standing} />
      <MistakesCard query={types} />
      <WordsCard />
      <WeakCard query={both(progress, types)} />
      <CorrectionsCard />
      <div className={classNames("grid gap-6", hasAccount && "lg:grid-cols-2")}>
        <TypeBars query={types} />
        {hasAccount ? (
          <Loaded query={user} failure={null}>
            {(data) => <BalanceCard user={data} />}
          </Loaded>
        ) : null}
      </div>
      <RecentSets query={history} />
      {hasAccount && user.data ? <LedgerList /> : null}
    </>
  );
}
