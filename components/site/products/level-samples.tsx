import { useTranslations } from "next-intl";

import { quotedEnglish } from "@/components/content/note-text";
import { sampleLevels, type SamplePart, samples } from "@/components/site/products/samples";
import { ScoreLine } from "@/components/ui/score-line";
import { scoreTicks } from "@/components/site/score-ticks";
import type { Locale } from "@/lib/i18n/locales";

type LevelSamplesProps = { locale: Locale; kind: "Writing" | "Speaking" };

/** One prompt answered at four levels; the choice is a row of radio buttons and a style sheet. */
export function LevelSamples({ locale, kind }: LevelSamplesProps) {
  const t = useTranslations("Products");
  const { prompt, answers } = samples[kind];
  return (
    <>
      <p className="-mt-4 mb-6 max-w-text text-ink-soft">{t(`${kind}.exampleText`)}</p>
      <div className="unhurried levels overflow-hidden rounded-card border border-line bg-card">
        <div className="border-b border-line bg-sunken px-5 py-4 sm:px-7">
          <p className="text-xs text-ink-faint">{t("prompt")}</p>
          <p lang="en" className="mt-1 font-serif text-passage">
            {prompt}
          </p>
        </div>
        <fieldset className="flex flex-wrap gap-2 px-5 pt-5 sm:px-7">
          <legend className="sr-only">{t("chooseLevel")}</legend>
          {sampleLevels.map((level) => (
            <label
              key={level}
              className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong px-4 font-medium tabular hover:border-teal has-checked:border-teal has-checked:bg-teal has-checked:text-on-teal has-focus-visible:outline-3 has-focus-visible:outline-teal"
            >
              <input
                type="radio"
                name={`level-${kind}`}
                value={level}
                defaultChecked={level === 105}
                data-level={level}
                className="sr-only"
              />
              {t("aboutScore", { score: level })}
            </label>
          ))}
        </fieldset>
        {sampleLevels.map((level) => (
          <div key={level} data-answer={level} className="px-5 pb-6 sm:px-7">
            <ScoreLine
              label={t("aboutScore", { score: level })}
              score={level}
              ticks={scoreTicks(locale)}
              className="my-5"
            />
            <Marked parts={answers[level]} />
            <ol className="pen-notes mt-4 border-t border-line pt-3 text-sm">
              {(["a", "b"] as const).map((note, index) => (
                <li key={note} className={isPraise(answers[level], index) ? "praised" : undefined}>
                  {t.rich(`${kind}.n${level}${note}`, { en: quotedEnglish })}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </>
  );
}

const isPraise = (parts: readonly SamplePart[], index: number) =>
  parts.filter((part) => typeof part !== "string")[index]?.isPraise ?? false;

function Marked({ parts }: { parts: readonly SamplePart[] }) {
  return (
    <p lang="en" className="sample-answer max-w-text font-serif text-passage">
      {parts.map((part) =>
        typeof part === "string" ? (
          part
        ) : (
          <mark key={part.mark} className={part.isPraise ? "marked praised" : "marked"}>
            {part.mark}
          </mark>
        ),
      )}
    </p>
  );
}
