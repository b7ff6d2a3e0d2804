"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useLocation } from "wouter";

import { ErrorNote, Waiting } from "@/components/learner/error-note";
import { useHistory, useUser } from "@/components/learner/queries";
import { SetList } from "@/components/learner/set-list";
import { useSession } from "@/components/learner/use-session";
import { Button } from "@/components/ui/button";
import { EmptyDesk, EmptyState } from "@/components/ui/empty-state";

const pageSize = 20;

export function HistoryScreen() {
  const t = useTranslations("Learner");
  const session = useSession();
  const [page, setPage] = useState(1);
  const [, navigate] = useLocation();
  const history = useHistory(page, pageSize);
  const user = useUser();
  const sets = history.data?.sets ?? [];
  const isEmpty = !session || (history.data !== undefined && history.data.total === 0);
  const hasOlder = history.data !== undefined && page * pageSize < history.data.total;

  return (
    <>
      <h1 className="text-2xl">{t("history.title")}</h1>
      {history.error ? <ErrorNote error={history.error} onRetry={() => void history.mutate()} /> : null}
      {session && history.isLoading ? <Waiting /> : null}
      {isEmpty ? (
        <EmptyState
          picture={<EmptyDesk />}
          title={t("history.empty")}
          text={t("history.emptyText")}
          action={<Button onClick={() => navigate("/practice")}>{t("home.start")}</Button>}
        />
      ) : (
        <SetList sets={sets} />
      )}
      <div className="flex gap-3">
        {page > 1 ? (
          <Button variant="secondary" onClick={() => setPage(page - 1)}>
            {t("history.newer")}
          </Button>
        ) : null}
        {hasOlder ? (
          <Button variant="secondary" onClick={() => setPage(page + 1)}>
            {t("history.older")}
          </Button>
        ) : null}
      </div>
      {user.data && !user.data.vipEndTime ? (
        <p className="text-sm text-ink-soft">{t("history.limited")}</p>
      ) : null}
    </>
  );
}
