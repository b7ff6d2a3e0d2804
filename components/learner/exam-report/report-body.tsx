import type { ReactNode } from "react";

import { AbilityPlot } from "@/components/learner/exam-report/ability-plot";
import { AnswersList } from "@/components/learner/exam-report/answers-list";
import { EvidenceCard } from "@/components/learner/exam-report/evidence-card";
import { NextStep } from "@/components/learner/exam-report/next-step";
import { RepeatedCard } from "@/components/learner/exam-report/repeated-card";
import { ScoreHead } from "@/components/learner/exam-report/score-head";
import { SittingFacts } from "@/components/learner/exam-report/sitting-facts";
import { SkillScores } from "@/components/learner/exam-report/skill-scores";
import { TrendPlot } from "@/components/learner/exam-report/trend-plot";
import type { AnswerView, ReportView } from "@/lib/questions/report-view";

type ReportBodyProps = { view: ReportView; detail: ((answer: AnswerView) => ReactNode) | null };

/** A whole report, what matters most first. On the server's pages and in the app alike; a shared one leaves the answers out. */
export function ReportBody({ view, detail }: ReportBodyProps) {
  return (
    <div className="grid grid-cols-1 gap-6 print:block">
      <ScoreHead view={view} />
      <NextStep next={view.next} />
      <SkillScores view={view} />
      <RepeatedCard view={view} />
      {detail ? <TrendPlot view={view} /> : null}
      <EvidenceCard evidence={view.evidence} />
      <AbilityPlot traces={view.traces} />
      {detail ? <AnswersList answers={view.answers} detail={detail} /> : null}
      <SittingFacts view={view} />
    </div>
  );
}
