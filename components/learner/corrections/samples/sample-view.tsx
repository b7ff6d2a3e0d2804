"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import useSWR from "swr";

import { nearestSample } from "@/components/learner/corrections/samples/nearest-sample";
import { SampleText } from "@/components/learner/corrections/samples/sample-text";
import { Choice } from "@/components/learner/choice";
import { ErrorNote, Waiting } from "@/components/learner/error-note";
import { Card } from "@/components/ui/card";
import { sampledAs } from "@/lib/content/samples/sampled-as";
import { samplePath } from "@/lib/content/samples/sample-path";
import { loadSamples } from "@/lib/content/samples/load-samples";
import type { SamplePrompt } from "@/lib/content/samples/sample-schema";
import type { CorrectedTask } from "@/lib/core/corrected-tasks";
import { type SampleScore, sampleScores } from "@/lib/core/sample-notes";
import { localePath } from "@/lib/i18n/locales";

/** What was asked there, since it is another prompt than the reader's. */
function OtherPrompt({ sample: { asks, picture } }: { sample: SamplePrompt }) {
  const t = useTranslations("Corrections.samples");
  return (
    <div className="grid gap-3">
      <p>{t("other")}</p>
      <div lang="en" className="grid gap-3 border-s-2 border-line-strong ps-4">
        {picture ? (
          <img
            src={`/images/scenes/${picture.scene}.svg`}
            alt={picture.alt}
            width={1200}
            height={900}
            loading="lazy"
            className="max-w-sm h-auto w-full rounded-sm border border-line"
          />
        ) : null}
        <p className="max-w-text">{asks.join(" ")}</p>
      </div>
    </div>
  );
}

/** The answer that is shown, for who lets it be heard. */
export type HeardSample = { name: string; score: SampleScore; text: string };

export type SampleViewProps = {
  task: CorrectedTask;
  prompt: string | null;
  text: string;
  /** What stands below an answer of a spoken task. */
  children?: (sample: HeardSample) => ReactNode;
};

/** The sample answers of a task, loaded when somebody asks for them. */
export function SampleView(props: SampleViewProps) {
  const sampled = sampledAs[props.task];
  const { data, error, mutate } = useSWR(sampled && ["samples", sampled], () =>
    sampled ? loadSamples(sampled) : [],
  );
  if (error) return <ErrorNote error={error} onRetry={() => void mutate()} />;
  if (!data) return <Waiting lines={3} />;
  return <Answers {...props} samples={data} />;
}

/** One answer at a time, with what lifts it over the last one. */
function Answers(props: SampleViewProps & { samples: readonly SamplePrompt[] }) {
  const { task, prompt, text, samples, children } = props;
  const t = useTranslations("Samples");
  const own = useTranslations("Corrections.samples");
  const locale = useLocale();
  // What is heard to be said after should be right.
  const [score, setScore] = useState<SampleScore>(children ? 125 : 105);
  const sampled = sampledAs[task];
  const sample = sampled && nearestSample(samples, { name: prompt, text });
  const answer = sample?.answers.find((each) => each.score === score);
  if (!sampled || !sample || !answer) return null;

  return (
    <Card className="grid w-full gap-6">
      {sample.name === prompt ? <p>{own("same")}</p> : <OtherPrompt sample={sample} />}
      <Choice
        name="sample-score"
        legend={t("choose")}
        values={sampleScores}
        value={score}
        onChange={setScore}
        className="grid max-w-narrow grid-cols-2 gap-3 sm:grid-cols-4"
      >
        {(each) => <span className="tabular">{each}</span>}
      </Choice>
      <div className="grid gap-2">
        <h3 className="text-base">{t("writtenTo", { score })}</h3>
        <p className="max-w-text text-sm text-ink-soft">{t(`descriptors.${score}`)}</p>
      </div>
      <SampleText key={score} answer={answer} />
      {children?.({ name: sample.name, score, text: answer.text })}
      <p className="text-sm text-ink-soft">
        {t("honest")}{" "}
        <a
          href={localePath(locale, `${samplePath(sampled)}#${sample.name}`)}
          className="text-teal underline underline-offset-4"
        >
          {own("all")}
        </a>
      </p>
    </Card>
  );
}
