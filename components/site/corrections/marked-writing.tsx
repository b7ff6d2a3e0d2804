import { ArrowRight } from "lucide-react";
import { useTranslations } from "next-intl";

import { cutAtChanges } from "@/components/learner/corrections/result/apply-edits";
import { Explanation } from "@/components/learner/corrections/result/explanation";
import type { EditCategory, EditKind } from "@/lib/core/edit-kinds";
import type { Locale } from "@/lib/i18n/locales";

export type ShownEdit = {
  id: string;
  start: number;
  end: number;
  original: string;
  replacement: string;
  category: EditCategory;
  kind: EditKind;
  cue?: string | undefined;
  reason?: string | undefined;
};

type MarkedWritingProps = {
  text: string;
  /** In the order of their places. */
  edits: readonly ShownEdit[];
  /** Begins the names of the notes, which the page has once. */
  id: string;
  locale: Locale;
};

/** A text under the marker pen, and the note of each stroke below or beside it. Needs no script. */
export function MarkedWriting({ text, edits, id, locale }: MarkedWritingProps) {
  const t = useTranslations("Samples");
  const numbers = new Map(edits.map((edit, index) => [edit.id, index + 1]));
  return (
    <>
      <p lang="en" translate="no" className="font-serif text-passage wrap-anywhere whitespace-pre-wrap">
        {cutAtChanges(text, edits).map(({ text: words, start, change }) => {
          const number = change && numbers.get(change.id);
          if (!change || !number) return words;
          const marked = words.trimEnd();
          return (
            <span key={`${change.id}-${start}`}>
              <mark className="marked">{marked || "‸"}</mark>
              <a
                id={`${id}-${number}`}
                href={`#${id}-note-${number}`}
                lang={locale}
                aria-label={t("note", { number })}
                className="note-number"
              >
                {number}
              </a>
              {words.slice(marked.length)}
            </span>
          );
        })}
      </p>
      <ol className="answer-notes grid list-none content-start gap-4 text-sm">
        {edits.map((edit, index) => (
          <MistakeNote key={edit.id} edit={edit} number={index + 1} id={id} />
        ))}
      </ol>
    </>
  );
}

function MistakeNote({ edit, number, id }: { edit: ShownEdit; number: number; id: string }) {
  const t = useTranslations();
  return (
    <li id={`${id}-note-${number}`} className="grid grid-cols-[auto_1fr] gap-x-2.5">
      <a
        href={`#${id}-${number}`}
        aria-label={t("Samples.back", { number })}
        className="mt-0.5 inline-flex size-6 items-center justify-center rounded-full bg-mark font-semibold text-ink tabular"
      >
        {number}
      </a>
      <div className="grid gap-0.5">
        <p>
          <strong>{t(`Corrections.categories.${edit.category}`)}</strong> <Put edit={edit} />
        </p>
        <p>
          <Explanation edit={edit} />
        </p>
      </div>
    </li>
  );
}

/** What stood there, and what should. */
function Put({ edit: { original, replacement } }: { edit: ShownEdit }) {
  const t = useTranslations("Corrections.result");
  return (
    <span className="ms-1 font-serif">
      {original.trim() ? (
        <del lang="en" translate="no" className="text-red decoration-1">
          {original}
        </del>
      ) : (
        <span className="font-sans text-ink-soft">{t("missing")}</span>
      )}
      <ArrowRight aria-hidden className="mx-1 inline size-3.5 text-ink-soft" />
      {replacement.trim() ? (
        <ins lang="en" translate="no" className="font-semibold text-green no-underline">
          {replacement}
        </ins>
      ) : (
        <span className="font-sans text-green">{t("remove")}</span>
      )}
    </span>
  );
}
