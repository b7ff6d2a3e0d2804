"use client";

import type { Correction, Result } from "@/components/learner/corrections/corrections-queries";
import { CorrectedText } from "@/components/learner/corrections/result/corrected-text";
import { CriteriaCard } from "@/components/learner/corrections/result/criteria-card";
import { CheckCard } from "@/components/learner/corrections/result/check-card";
import { DeleteCorrection } from "@/components/learner/corrections/result/delete-correction";
import { DifferenceCard } from "@/components/learner/corrections/result/difference-card";
import { FirstFixCard } from "@/components/learner/corrections/result/first-fix-card";
import { ImprovedVersion } from "@/components/learner/corrections/result/improved-version";
import { ReviseCard } from "@/components/learner/corrections/result/revise-card";
import { ScoreCard } from "@/components/learner/corrections/result/score-card";
import { useFixes } from "@/components/learner/corrections/result/use-fixes";
import { VerdictCard } from "@/components/learner/corrections/result/verdict-card";
import { SampleAnswers } from "@/components/learner/corrections/samples/sample-answers";

type ResultViewProps = { correction: Correction; result: Result };

const textsOf = ({ parts }: Correction) => parts.map(({ text }) => text ?? "");

/** What came of a text, the most useful first. */
export function ResultView({ correction, result }: ResultViewProps) {
  const { task, prompt, asked, difference, charge } = correction;
  const { status, overall, cefr, criteria, evidence, edits, improved, engine, firstToFix } = result;
  const parts = textsOf(correction);
  const fixes = useFixes(parts, edits);
  const { model } = engine;

  return (
    // Of the sections of a page itself, those out of sight are not laid out; here a mark may be jumped to.
    <div className="grid grid-cols-1 gap-6">
      <VerdictCard result={result} charge={charge} />
      <div className="grid gap-6 empty:hidden xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {overall ? <ScoreCard overall={overall} cefr={cefr} model={model} /> : null}
        {firstToFix ? <FirstFixCard first={firstToFix} edits={edits} /> : null}
      </div>
      {difference ? <DifferenceCard difference={difference} now={overall} /> : null}
      {parts.some((text) => text.trim() !== "") ? (
        <CorrectedText parts={parts} edits={edits} fixes={fixes} isRead={status !== "unscorable"} />
      ) : null}
      <ReviseCard correction={correction} fixes={fixes} />
      {edits.length > 0 || model !== null ? (
        <ImprovedVersion parts={parts} improved={improved} model={model} />
      ) : null}
      {Object.keys(criteria).length > 0 ? (
        <CriteriaCard criteria={criteria} evidence={evidence} parts={parts} />
      ) : null}
      <SampleAnswers
        task={task}
        prompt={prompt}
        text={[...asked.parts, asked.picture?.alt ?? ""].join(" ")}
      />
      <CheckCard correction={correction} />
      <DeleteCorrection id={correction.id} />
    </div>
  );
}
