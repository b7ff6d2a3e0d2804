"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useLocation } from "wouter";

import { Loaded } from "@/components/learner/loaded";
import { useHistory, useUser } from "@/components/learner/queries";
import { SetList } from "@/components/learner/set-list";
import { Button } from "@/components/ui/button";
import { EmptyDesk, EmptyState } from "@/components/ui/empty-state";
import { freeHistoryDays } from "@/lib/core/free-use";

const pageSize = 20;

type PagerProps = { page: number; total: number; onTurn: (page: number) => void };

function Pager({ page, total, onTurn }: PagerProps) {
  const t = useTranslations("Learner.history");
  return (
    <div className="flex gap-3 empty:hidden">
      {page > 1 ? (
        <Button variant="secondary" onClick={() => onTurn(page - 1)}>
          {t("newer")}
        </Button>
      ) : null}
      {page * pageSize < total ? (
        <Button variant="secondary" onClick={() => onTurn(page + 1)}>
          {t("older")}
        </Button>
      ) : null}
    </div>
  );
}

function FreeNote() {
  const t = useTranslations("Learner.history");
  const user = useUser();
  if (!user.data || user.data.vipEndTime) return null;
  return <p className="text-sm text-ink-soft">{t("limited", { days: freeHistoryDays })}</p>;
}

export function HistoryScreen() {
  const t = useTranslations("Learner");
  const [page, setPage] = useState(1);
  const [, navigate] = useLocation();
  const history = useHistory(page, pageSize);
  const empty = (
    <EmptyState
      picture={<EmptyDesk />}
      title={t("history.empty")}
      text={t("history.emptyText")}
      action={<Button onClick={() => navigate("/practice")}>{t("home.start")}</Button>}
    />
  );

  return (
    <>
      <h1 className="text-2xl">{t("history.title")}</h1>
      <Loaded query={history} lines={5} visitor={empty}>
        {({ sets, total }) =>
          total === 0 ? (
            empty
          ) : (
            <>
              <SetList sets={sets} />
              <Pager page={page} total={total} onTurn={setPage} />
            </>
          )
        }
      </Loaded>
      <FreeNote />
    </>
  );
}
