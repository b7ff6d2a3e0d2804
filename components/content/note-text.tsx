import { Fragment, type ReactNode } from "react";

import { noteParts } from "@/lib/content/markdown/note-parts";

/** English words that a note in any language speaks of. */
export const quotedEnglish = (words: ReactNode) => (
  <span lang="en" className="quoted-english">
    {words}
  </span>
);

/** A note on an English text; what stands between asterisks is quoted from it. */
export function NoteText({ note }: { note: string }) {
  return noteParts(note).map(({ text, isQuoted }, index) => (
    <Fragment key={index}>{isQuoted ? quotedEnglish(text) : text}</Fragment>
  ));
}
