"use client";

import { useLocale } from "next-intl";
import { Link } from "wouter";

import { correctionPath } from "@/components/learner/corrections/correction-paths";
import { ErrorNote, Waiting } from "@/components/learner/error-note";
import { ItemDetail } from "@/components/learner/exam-report/item-detail";
import { LateDetail } from "@/components/learner/exam-report/late-detail";
import { OfficialCard } from "@/components/learner/exam-report/official-card";
import { OpenDetail } from "@/components/learner/exam-report/open-detail";
import { ReportActions } from "@/components/learner/exam-report/report-actions";
import { ReportBody } from "@/components/learner/exam-report/report-body";
import { type Study, useStudy } from "@/components/learner/exam-report/report-queries";
import { useReportText } from "@/components/learner/exam-report/report-text";
import { WhenOpened } from "@/components/learner/exam-report/when-opened";
import { MessagesOnDemand } from "@/components/learner/messages-on-demand";
import { useScreenTitle } from "@/components/learner/use-screen";
import { buttonClass } from "@/components/ui/button";
import { localePath, toLocale } from "@/lib/i18n/locales";
import type { AnswerView } from "@/lib/questions/report-view";

const namespaces = ["Report", "Learner", "Questions", "Explanations", "Errors"] as const;

function Detail({ study, answer }: { study: Study; answer: AnswerView }) {
  const { t } = useReportText();
  const { correctionId, position } = answer;
  const detail = study.details.find((each) => each.position === position);
  return (
    <WhenOpened>
      {detail && detail.items.length > 0 ? <ItemDetail items={detail.items} /> : null}
      {detail?.asked || detail?.text ? (
        <OpenDetail asked={detail.asked} text={detail.text ?? ""} picture={detail.picture} />
      ) : null}
      {detail ? <LateDetail late={detail.late} /> : null}
      {correctionId ? (
        <Link
          href={correctionPath(correctionId)}
          data-correction
          className={`${buttonClass({ variant: "secondary" })} justify-self-start`}
        >
          {t("answers.correction")}
        </Link>
      ) : null}
    </WhenOpened>
  );
}

function Known({ study }: { study: Study }) {
  const { t, date } = useReportText();
  const locale = toLocale(useLocale());
  const { view, id } = study;
  useScreenTitle(t("title"));
  return (
    <>
      <div className="grid gap-1">
        <Link
          href="/exam"
          className="inline-flex min-h-11 items-center justify-self-start text-teal underline underline-offset-4 print:hidden"
        >
          {t("actions.back")}
        </Link>
        <h1 className="text-2xl">{t("title")}</h1>
        <p className="text-sm text-ink-soft">{date(view.finishedAt)}</p>
      </div>
      <ReportActions id={id} isTimed={view.timing === 1} />
      <ReportBody view={view} detail={(answer) => <Detail study={study} answer={answer} />} />
      <OfficialCard />
      <a href={localePath(locale, "/exam-method")} className="justify-self-start text-teal underline">
        {t("score.method")}
      </a>
    </>
  );
}

function Screen({ id }: { id: string }) {
  const { data, error, isLoading, mutate } = useStudy(id);
  if (data) return <Known study={data} />;
  if (isLoading || !error) return <Waiting lines={6} />;
  return <ErrorNote error={error} onRetry={() => void mutate()} />;
}

/** The report of a sitting. */
export function ReportScreen({ id }: { id: string }) {
  return (
    <MessagesOnDemand locale={toLocale(useLocale())} namespaces={namespaces}>
      <Screen id={id} />
    </MessagesOnDemand>
  );
}
