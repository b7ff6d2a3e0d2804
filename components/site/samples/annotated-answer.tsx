import { useTranslations } from "next-intl";

import { quotedEnglish } from "@/components/content/note-text";
import { classNames } from "@/components/ui/class-names";
import { markAnswer, type MarkedRun } from "@/lib/content/samples/mark-answer";
import type { SampleAnswer, SampleNote } from "@/lib/content/samples/sample-schema";
import { noteKinds } from "@/lib/core/sample-notes";
import { defaultLocale, type Locale } from "@/lib/i18n/locales";

const isPraise = ({ kind }: SampleNote) => kind !== undefined && noteKinds[kind].isPraise;

type AnnotatedAnswerProps = {
  answer: SampleAnswer;
  /** Begins the names of the notes, which the page has once. */
  id: string;
  locale: Locale;
};

/** An answer under the marker pen: each stroke has a number that leads to its note, and each note leads back. */
export function AnnotatedAnswer({ answer, id, locale }: AnnotatedAnswerProps) {
  const { paragraphs, notes } = markAnswer(answer);
  return (
    <div className="grid items-start gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div lang="en" className="grid gap-3 font-serif text-passage">
        {paragraphs.map((runs, index) => (
          <p key={index}>
            {runs.map((run, at) => (
              <Run key={at} {...{ run, notes, id, locale }} />
            ))}
          </p>
        ))}
      </div>
      <ol className="answer-notes grid list-none gap-2 text-sm">
        {notes.map((note, index) => (
          <Note key={index} {...{ note, index, id, locale }} />
        ))}
      </ol>
    </div>
  );
}

type RunProps = { run: MarkedRun; notes: readonly SampleNote[]; id: string; locale: Locale };

function Run({ run, notes, id, locale }: RunProps) {
  const t = useTranslations("Samples");
  const { text, ends } = run;
  const over = run.notes.flatMap((index) => notes[index] ?? []);
  if (over.length === 0) return text;
  return (
    <>
      <mark className={classNames("marked", over.every(isPraise) && "praised")}>{text}</mark>
      {ends.map((index) => (
        <a
          key={index}
          id={`${id}-${index + 1}`}
          href={`#${id}-note-${index + 1}`}
          lang={locale}
          aria-label={t("note", { number: index + 1 })}
          className="note-number"
        >
          {index + 1}
        </a>
      ))}
    </>
  );
}

type NoteProps = { note: SampleNote; index: number; id: string; locale: Locale };

function Note({ note, index, id, locale }: NoteProps) {
  const t = useTranslations("Samples");
  const { quote, criterion, better } = note;
  const number = index + 1;
  return (
    <li
      id={`${id}-note-${number}`}
      className={classNames("grid grid-cols-[auto_1fr] gap-x-2.5", isPraise(note) && "praised")}
    >
      <a
        href={`#${id}-${number}`}
        aria-label={t("back", { number })}
        className="mt-0.5 inline-flex size-6 items-center justify-center rounded-full bg-(--stroke,var(--color-mark)) font-semibold text-ink tabular"
      >
        {number}
      </a>
      <div>
        <p>
          <strong>{t(`criteria.${criterion}`)}</strong>{" "}
          <span className="sr-only">{quotedEnglish(quote)}</span> <Observation note={note} locale={locale} />
        </p>
        {better !== undefined && locale !== defaultLocale ? (
          <p className="mt-0.5">
            {t("better")} {quotedEnglish(better)}
          </p>
        ) : null}
      </div>
    </li>
  );
}

/** The note itself is English; every other language says what kind of thing it observes. */
function Observation({ note: { note, kind }, locale }: { note: SampleNote; locale: Locale }) {
  const t = useTranslations("Samples.kinds");
  if (locale === defaultLocale) return note;
  return kind === undefined ? null : t(kind);
}
