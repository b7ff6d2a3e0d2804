"use client";

import { useLocale, useTranslations } from "next-intl";

import { quotedEnglish } from "@/components/content/note-text";
import { classNames } from "@/components/ui/class-names";
import { markAnswer } from "@/lib/content/samples/mark-answer";
import type { SampleAnswer, SampleNote } from "@/lib/content/samples/sample-schema";
import { noteKinds } from "@/lib/core/sample-notes";
import { defaultLocale } from "@/lib/i18n/locales";

const isPraise = ({ kind }: SampleNote) => kind !== undefined && noteKinds[kind].isPraise;

/** The note itself is English; every other language says what kind of thing it observes. */
function NoteText({ note: { note, kind, better } }: { note: SampleNote }) {
  const t = useTranslations("Samples");
  const locale = useLocale();
  if (locale === defaultLocale) return note;
  return (
    <>
      {kind === undefined ? null : t(`kinds.${kind}`)}
      {better === undefined ? null : (
        <>
          {" "}
          {t("better")} {quotedEnglish(better)}
        </>
      )}
    </>
  );
}

/** An answer under the marker pen, its notes below it by number. */
export function SampleText({ answer }: { answer: SampleAnswer }) {
  const t = useTranslations("Samples");
  const { paragraphs, notes } = markAnswer(answer);
  return (
    <div className="grid items-start gap-x-10 gap-y-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div lang="en" className="grid gap-3 font-serif text-passage">
        {paragraphs.map((runs, index) => (
          <p key={index}>
            {runs.map(({ text, notes: over, ends }, at) => {
              if (over.length === 0) return text;
              const isGood = over.every((each) => notes[each] !== undefined && isPraise(notes[each]));
              return (
                <span key={at}>
                  <mark className={classNames("marked", isGood && "praised")}>{text}</mark>
                  {ends.map((each) => (
                    <sup key={each} className="px-0.5 font-sans font-semibold">
                      {each + 1}
                    </sup>
                  ))}
                </span>
              );
            })}
          </p>
        ))}
      </div>
      <ol className="grid list-none gap-2 text-sm">
        {notes.map((note, index) => (
          <li
            key={index}
            className={classNames("grid grid-cols-[auto_1fr] gap-x-2.5", isPraise(note) && "praised")}
          >
            <span
              aria-hidden
              className="mt-0.5 inline-flex size-6 items-center justify-center rounded-full bg-(--stroke,var(--color-mark)) font-semibold text-ink tabular"
            >
              {index + 1}
            </span>
            <p>
              <strong>{t(`criteria.${note.criterion}`)}</strong>{" "}
              <span className="sr-only">{quotedEnglish(note.quote)}</span> <NoteText note={note} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
