import { useFormatter, useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";

import { useMeasureLines } from "@/components/learner/corrections/speaking/measure-lines";
import { pauseFigures } from "@/components/learner/corrections/speaking/spoken-parts";
import { MeasureLines } from "@/components/speaking/measure-list";
import { PauseLine } from "@/components/speaking/pause-line";
import { speechSample } from "@/lib/content/corrections/speech-sample";

/** A state is told by line and word as well as by colour. */
const looks = {
  read: "",
  skipped: "text-red line-through decoration-2",
  changed: "bg-mark underline decoration-wavy decoration-2 underline-offset-4",
} as const;

const wordsOf = (said: readonly (string | number)[]) =>
  said.map((piece) => (typeof piece === "string" ? piece : "…")).join(" ");

function Sound({ src }: { src: string }) {
  const t = useTranslations("Questions.listen-and-type");
  return (
    <div className="grid gap-1">
      <audio controls preload="none" src={src} className="w-full" />
      <p className="text-sm text-ink-soft">{t("computerVoice")}</p>
    </div>
  );
}

/** The sentence as the engine heard it, word by word. */
function JudgedSentence() {
  const t = useTranslations("Questions.read-aloud");
  const locale = useLocale();
  const { sentence, result } = speechSample.aloud;
  return (
    <p lang="en" translate="no" className="font-serif text-xl leading-loose">
      {result.judged.map(({ start, end, state }, at) => (
        <Fragment key={start}>
          <span className={looks[state]}>{sentence.slice(start, end)}</span>
          {state === "read" ? null : (
            <small lang={locale} className="ps-1 font-sans text-xs text-ink-soft">
              ({t(`states.${state}`)})
            </small>
          )}
          {sentence.slice(end, result.judged[at + 1]?.start ?? sentence.length)}
        </Fragment>
      ))}
    </p>
  );
}

/** A reading with all that the engine says of it. */
export function ReadingSample() {
  const t = useTranslations("Questions.read-aloud");
  const own = useTranslations("Products.Speaking");
  const player = useTranslations("Learner.player");
  const { said, audio, result } = speechSample.aloud;
  const lines = [
    [player("result"), t("ofPoints", { points: result.total, most: 100 })],
    [t("wordPoints"), t("ofPoints", { points: result.words, most: 60 })],
    [t("fluencyPoints"), t("ofPoints", { points: result.fluency, most: 40 })],
    [t("pace"), t("wordsAMinute", { count: result.pace })],
    [
      t("pauses"),
      result.pauses.length === 0 ? t("noPauses") : t("pauseCount", { count: result.pauses.length }),
    ],
  ] as const;
  return (
    <article className="grid gap-x-10 gap-y-5 rounded-card border border-line bg-card p-5 sm:p-7 lg:grid-cols-2">
      <div className="grid content-start gap-5">
        <JudgedSentence />
        <Sound src={audio} />
        <p className="text-sm text-ink-soft">
          {own("given")}:{" "}
          <span lang="en" translate="no" className="font-serif">
            {wordsOf(said)}
          </span>
        </p>
      </div>
      <MeasureLines lines={lines} />
    </article>
  );
}

/** Free speech where nothing turns it into text: what the recording alone tells. */
export function AnswerSample() {
  const t = useTranslations();
  const format = useFormatter();
  const { asked, said, audio, result } = speechSample.free;
  const lines = useMeasureLines(result);
  const { count, longest } = pauseFigures(result);
  const one = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  return (
    <article
      aria-labelledby="answer-asked"
      className="grid gap-x-10 gap-y-5 rounded-card border border-line bg-card p-5 sm:p-7 lg:grid-cols-2"
    >
      <div className="grid content-start gap-4">
        <div>
          <p className="text-xs text-ink-faint">{t("Samples.asked")}</p>
          <h3 id="answer-asked" lang="en" translate="no" className="mt-1 max-w-text text-lg">
            {asked}
          </h3>
        </div>
        <PauseLine
          {...result}
          label={t("Corrections.speech.line", { seconds: one(result.seconds), count, longest: one(longest) })}
        />
        <p className="text-sm text-ink-soft">{t("Corrections.speech.lineText")}</p>
        <Sound src={audio} />
        <details className="text-sm text-ink-soft">
          <summary className="min-h-11 cursor-pointer content-center">{t("Products.Speaking.given")}</summary>
          <p lang="en" translate="no" className="font-serif">
            {wordsOf(said)}
          </p>
        </details>
      </div>
      <div className="grid content-start gap-3">
        <MeasureLines lines={lines} />
        <p className="text-sm text-ink-soft">{t("Corrections.speech.measures.note")}</p>
      </div>
    </article>
  );
}
