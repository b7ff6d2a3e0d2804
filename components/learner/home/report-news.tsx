"use client";

import { useTranslations } from "next-intl";
import { mutate as mutateAll } from "swr";
import { Link } from "wouter";

import { useSend } from "@/components/learner/account/use-send";
import { ErrorNote } from "@/components/learner/error-note";
import { named, type Report, useReportNews } from "@/components/learner/queries";
import { EditorWords } from "@/components/learner/reports/editor-words";
import { Button, buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { apiClient } from "@/lib/api/client/api-client";

function News({ report, onSeen }: { report: Report; onSeen: () => void }) {
  const t = useTranslations("Learner.reports");
  const names = useTranslations("Questions.names");
  const { busy, error, send } = useSend();

  function putAway() {
    void send(async () => {
      await apiClient.practice.reports[":id"].seen.$post({ param: { id: report.id }, json: {} });
      onSeen();
    });
  }

  return (
    <li
      data-report-news={report.status}
      className="grid gap-2 border-t border-line pt-4 first:border-0 first:pt-0"
    >
      <p>
        <span lang="en" className="font-semibold">
          {names(report.type)}
        </span>{" "}
        {report.status === "open" ? null : t(report.status)}
      </p>
      {report.why ? <EditorWords>{report.why}</EditorWords> : null}
      {error ? <ErrorNote error={error} /> : null}
      <div className="flex flex-wrap gap-2">
        <Link
          href={`/practice/${report.setId}`}
          // What the set's reviews were told less than a minute ago is older than this news.
          onClick={() => void mutateAll(named("reports"))}
          className={buttonClass({ variant: "secondary", size: "sm" })}
        >
          {t("look")}
        </Link>
        <Button variant="quiet" size="sm" busy={busy} onClick={putAway}>
          {t("seen")}
        </Button>
      </div>
    </li>
  );
}

/** What came of the learner's reports; nothing while there is nothing new. */
export function ReportNews() {
  const t = useTranslations("Learner.reports");
  const { data: news = [], mutate } = useReportNews();
  if (news.length === 0) return null;

  return (
    <Card tone="mark" className="grid gap-4">
      <h2 className="text-xl">{t("news", { count: news.length })}</h2>
      <ul className="grid gap-4">
        {news.map((report) => (
          <News
            key={report.id}
            report={report}
            onSeen={() =>
              void mutate((all = []) => all.filter(({ id }) => id !== report.id), { revalidate: false })
            }
          />
        ))}
      </ul>
    </Card>
  );
}
