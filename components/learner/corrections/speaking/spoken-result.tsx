"use client";

import { useTranslations } from "next-intl";
import { useLocation } from "wouter";

import { promptPath } from "@/components/learner/corrections/correction-paths";
import type { Correction, Result } from "@/components/learner/corrections/corrections-queries";
import { CheckCard } from "@/components/learner/corrections/result/check-card";
import { CorrectedText } from "@/components/learner/corrections/result/corrected-text";
import { CriteriaCard } from "@/components/learner/corrections/result/criteria-card";
import { DeleteCorrection } from "@/components/learner/corrections/result/delete-correction";
import { DifferenceCard } from "@/components/learner/corrections/result/difference-card";
import { FirstFixCard } from "@/components/learner/corrections/result/first-fix-card";
import { ImprovedVersion } from "@/components/learner/corrections/result/improved-version";
import { ReviseCard } from "@/components/learner/corrections/result/revise-card";
import { ScoreCard } from "@/components/learner/corrections/result/score-card";
import { type Fixes, useFixes } from "@/components/learner/corrections/result/use-fixes";
import { VerdictCard } from "@/components/learner/corrections/result/verdict-card";
import { SampleAnswers } from "@/components/learner/corrections/samples/sample-answers";
import { MeasuresCard } from "@/components/learner/corrections/speaking/measures-card";
import { OwnBesideModel } from "@/components/learner/corrections/speaking/own-beside-model";
import { RecordingsCard } from "@/components/learner/corrections/speaking/recordings-card";
import { ScoreNowCard } from "@/components/learner/corrections/speaking/score-now-card";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";

type SpokenResultProps = { correction: Correction; result: Result };

const nothing: readonly string[] = [];

/** What came of a recording: its measures always; words, marks and a score where something heard it. */
export function SpokenResult({ correction, result }: SpokenResultProps) {
  const { task, prompt, asked, difference, charge } = correction;
  const { edits, measures } = result;
  const texts = measures?.transcript?.texts ?? nothing;
  const fixes = useFixes(texts, edits);

  return (
    <div className="grid grid-cols-1 gap-6">
      <VerdictCard result={result} charge={charge} isSpoken />
      {correction.canScore ? <ScoreNowCard correction={correction} /> : null}
      <Figures result={result} />
      {result.firstToFix ? <FirstFixCard first={result.firstToFix} edits={edits} /> : null}
      {difference ? <DifferenceCard difference={difference} now={result.overall} /> : null}
      {measures ? <RecordingsCard correction={correction} measures={measures} /> : null}
      <Words result={result} texts={texts} fixes={fixes} />
      <ReviseCard correction={correction} fixes={fixes} isSpoken />
      <Again correction={correction} />
      <Judged result={result} texts={texts} />
      <SampleAnswers task={task} prompt={prompt} text={[...asked.parts, asked.picture?.alt ?? ""].join(" ")}>
        {(sample) => <OwnBesideModel correction={correction} measures={measures} sample={sample} />}
      </SampleAnswers>
      <CheckCard correction={correction} isSpoken />
      <DeleteCorrection id={correction.id} isSpoken />
    </div>
  );
}

/** The score, where there is one, and what was measured. */
function Figures({ result: { overall, cefr, engine, measures } }: Pick<SpokenResultProps, "result">) {
  return (
    <div
      className={classNames(
        "grid gap-6 empty:hidden",
        overall && "xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]",
      )}
    >
      {overall ? <ScoreCard overall={overall} cefr={cefr} model={engine.model} isSpoken /> : null}
      {measures ? <MeasuresCard measures={measures} /> : null}
    </div>
  );
}

type WithTexts = Pick<SpokenResultProps, "result"> & { texts: readonly string[] };

/** What was said, under the marker pen. */
function Words({ result: { status, edits }, texts, fixes }: WithTexts & { fixes: Fixes }) {
  if (texts.every((text) => text === "")) return null;
  return (
    <CorrectedText parts={texts} edits={edits} fixes={fixes} isRead={status !== "unscorable"} isSpoken />
  );
}

/** How it could be said, and what the score rests on. */
function Judged({ result, texts }: WithTexts) {
  const { edits, engine, improved, criteria, fluency = null, evidence } = result;
  return (
    <>
      {edits.length > 0 || engine.model !== null ? (
        <ImprovedVersion parts={texts} improved={improved} model={engine.model} isSpoken />
      ) : null}
      {Object.keys(criteria).length > 0 ? (
        <CriteriaCard criteria={criteria} fluency={fluency} evidence={evidence} parts={texts} />
      ) : null}
    </>
  );
}

/** Where nothing is left to revise, the same prompt once more. */
function Again({ correction: { task, prompt, revisions } }: { correction: Correction }) {
  const t = useTranslations("Corrections.revise");
  const [, navigate] = useLocation();
  if (prompt === null || revisions.left > 0) return null;
  return (
    <Button
      variant="secondary"
      data-again
      className="justify-self-start"
      onClick={() => navigate(promptPath(task, prompt))}
    >
      {t("speakAgain")}
    </Button>
  );
}
