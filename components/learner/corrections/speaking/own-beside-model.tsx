"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";

import type { Correction } from "@/components/learner/corrections/corrections-queries";
import { ModelPlayer } from "@/components/learner/corrections/speaking/model-player";
import { OwnRecordings } from "@/components/learner/corrections/speaking/own-recordings";
import { ownSentences } from "@/components/learner/corrections/speaking/own-sentences";
import { spokenParts, type SpokenMeasures } from "@/components/learner/corrections/speaking/spoken-parts";
import type { HeardSample } from "@/components/learner/corrections/samples/sample-view";
import { RateChoice } from "@/components/questions/read-aloud/model-reading";
import type { Rate } from "@/components/questions/read-aloud/use-own-recording";
import { classNames } from "@/components/ui/class-names";
import { sentencesOf } from "@/lib/content/samples/sentences";

type OwnBesideModelProps = { correction: Correction; measures: SpokenMeasures | null; sample: HeardSample };

/** One's own answer and the sample's, heard in one place and at one speed. */
export function OwnBesideModel({ correction, measures, sample }: OwnBesideModelProps) {
  const t = useTranslations("Corrections.speech");
  const [rate, setRate] = useState<Rate>(1);
  const id = useId();
  const { name, score, text } = sample;

  return (
    <section aria-labelledby={id} className="grid gap-5 border-t border-line pt-5" data-part="beside">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={id} className="text-lg">
          {t("beside")}
        </h3>
        <RateChoice rate={rate} onChange={setRate} />
      </div>
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
        {measures ? <Own parts={spokenParts(correction, measures)} measures={measures} rate={rate} /> : null}
        <section aria-labelledby={`${id}-model`} className="grid gap-3" data-part="model">
          <h4 id={`${id}-model`} className="text-base">
            {t("sample", { score })}
          </h4>
          {score < 125 ? (
            <p className="max-w-text text-sm text-ink-soft">{t("sampleHasMistakes", { score })}</p>
          ) : null}
          <ModelPlayer
            key={`${name}/${score}`}
            path={`/api/corrections/sample-sounds/${correction.task}/${name}/${score}`}
            sentences={sentencesOf(text)}
            rate={rate}
            labelledBy={`${id}-model`}
          />
        </section>
      </div>
    </section>
  );
}

type OwnProps = { parts: ReturnType<typeof spokenParts>; measures: SpokenMeasures; rate: Rate };

/** One's own side; it says why it is not cut into sentences where it isn't. */
function Own({ parts, measures: { transcript }, rate }: OwnProps) {
  const t = useTranslations("Corrections.speech");
  const id = useId();
  const isCut = parts.some((part) => ownSentences(part).length > 0);
  const isHere = parts.some(({ upload }) => upload !== null);
  return (
    <section
      aria-labelledby={id}
      className={classNames("grid gap-3", !isCut && parts.length === 1 && "lg:sticky lg:top-8")}
      data-part="own"
    >
      <h4 id={id} className="text-base">
        {t("recording", { count: parts.length })}
      </h4>
      <OwnRecordings parts={parts} rate={rate} by="sentences" labelledBy={id} headings="h5" />
      {isHere ? (
        <p className="max-w-text text-sm text-ink-soft">
          {isCut ? null : `${t("uncut")} `}
          {t("lineStart")} {isCut && transcript?.timing === "estimated" ? t("estimated") : null}
        </p>
      ) : null}
    </section>
  );
}
