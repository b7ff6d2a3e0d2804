import { useTranslations } from "next-intl";

import { AnnotatedAnswer } from "@/components/site/samples/annotated-answer";
import { answerHref } from "@/components/site/samples/answer-href";
import { splitPrompt } from "@/components/site/samples/prompt-text";
import { ScenePicture } from "@/components/site/samples/scene-picture";
import { buttonClass } from "@/components/ui/button";
import { OpeningSign } from "@/components/ui/opening-sign";
import type { SamplePrompt } from "@/lib/content/samples/sample-schema";
import type { TaskType } from "@/lib/content/task-names";
import type { Locale } from "@/lib/i18n/locales";

type PromptAnswersProps = {
  task: TaskType;
  prompt: SamplePrompt;
  locale: Locale;
  isOpen?: boolean;
  /** Of the prompt; its answers are one below. */
  heading: "h2" | "h3";
};

/** A prompt, and folded below it an answer for each score. */
export function PromptAnswers({
  task,
  prompt,
  locale,
  isOpen = false,
  heading: Heading,
}: PromptAnswersProps) {
  const t = useTranslations("Samples");
  const { name, answers } = prompt;
  const answering = answerHref(locale, task, name);
  const Answer = Heading === "h2" ? "h3" : "h4";
  return (
    <article aria-labelledby={name} className="rounded-card border border-line bg-card">
      <div className="px-5 py-5 sm:px-7">
        <p className="text-xs text-ink-faint">{t("asked")}</p>
        {prompt.picture ? (
          <PictureAsked {...{ prompt, picture: prompt.picture, Heading }} />
        ) : (
          <WordsAsked {...{ prompt, Heading }} />
        )}
        {answering ? (
          <p className="mt-4">
            <a href={answering.href} className={buttonClass({ variant: "secondary", size: "sm" })}>
              {t(answering.how)}
            </a>
          </p>
        ) : null}
      </div>
      <details open={isOpen} className="group border-t border-line">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-x-4 px-5 font-semibold text-teal sm:px-7 [&::-webkit-details-marker]:hidden">
          {t("open")}
          <OpeningSign />
        </summary>
        {answers.map((answer) => (
          <section
            key={answer.score}
            data-answer={answer.score}
            aria-labelledby={`${name}-${answer.score}`}
            className="border-t border-line px-5 pt-4 pb-6 sm:px-7"
          >
            <Answer
              id={`${name}-${answer.score}`}
              className="mb-3 flex scroll-mt-24 items-center gap-3 text-sm"
            >
              <span
                aria-hidden
                className="rounded-sm bg-marker px-2 py-0.5 text-base font-bold text-on-marker tabular"
              >
                {answer.score}
              </span>
              {t("writtenTo", { score: answer.score })}
            </Answer>
            <AnnotatedAnswer answer={answer} id={`${name}-${answer.score}`} locale={locale} />
          </section>
        ))}
      </details>
    </article>
  );
}

type AskedProps = { prompt: SamplePrompt; Heading: PromptAnswersProps["heading"] };

function WordsAsked({ prompt, Heading }: AskedProps) {
  const { heading, rest, lines } = splitPrompt(prompt);
  return (
    <div lang="en" className="mt-1 max-w-text">
      <Heading id={prompt.name} className="scroll-mt-24 text-lg">
        {heading}
      </Heading>
      {rest ? <p className="mt-1 text-lg">{rest}</p> : null}
      {lines.length > 0 ? (
        <ul className="mt-2 list-disc ps-5">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

type PictureAskedProps = AskedProps & { picture: NonNullable<SamplePrompt["picture"]> };

function PictureAsked({ prompt: { name, asks }, picture, Heading }: PictureAskedProps) {
  const t = useTranslations("Samples");
  return (
    <div className="mt-1 grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div>
        <Heading id={name} className="scroll-mt-24 text-lg">
          {t("picture", { number: picture.number })}
        </Heading>
        <p lang="en" className="mt-1 text-lg">
          {asks.join(" ")}
        </p>
      </div>
      <ScenePicture
        picture={picture}
        className="h-auto w-full rounded-sm border border-line lg:order-first"
      />
    </div>
  );
}
