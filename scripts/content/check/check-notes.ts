import type { Root } from "mdast";
import { SKIP, visit } from "unist-util-visit";

import { start, type Place, type Report } from "@/lib/content/gate/report";
import { noteParts } from "@/lib/content/markdown/note-parts";
import type { Locale } from "@/lib/i18n/locales";
import { hasOwnWriting } from "@/scripts/messages/writing-systems";

export type Note = { note: string; place: Place };

/** The notes on sample answers, which are translated; those inside `<Example>` are English everywhere. */
export function sampleNotes(tree: Root): Note[] {
  const notes: Note[] = [];
  visit(tree, (node) => {
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
    if (node.name === "Example") return SKIP;
    if (node.name !== "Mark") return;
    for (const attribute of node.attributes)
      if (
        attribute.type === "mdxJsxAttribute" &&
        attribute.name === "note" &&
        typeof attribute.value === "string"
      )
        notes.push({ note: attribute.value, place: node.position?.start ?? start });
  });
  return notes;
}

const own = (note: string) =>
  noteParts(note)
    .filter(({ isQuoted }) => !isQuoted)
    .map(({ text }) => text)
    .join(" * ");
const quotations = (note: string) =>
  noteParts(note).flatMap(({ text, isQuoted }) => (isQuoted ? [text] : []));

function standsAlone(text: string, words: string) {
  const escaped = words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "u").test(text);
}

/** English words in a translated note have to be marked, so that they are spoken and broken as English. */
export function checkNotes(locale: Locale, notes: Note[], english: Note[], report: Report) {
  const quoted = english.map(({ note }) => quotations(note));
  notes.forEach(({ note, place }, index) => {
    const rest = own(note);
    const foreign = hasOwnWriting(locale) ? (rest.match(/[A-Za-z]+(?:[ '’-]+[A-Za-z]+)*/g) ?? []) : [];
    const missed = (quoted[index] ?? []).filter((words) => standsAlone(rest, words));
    for (const words of new Set([...foreign, ...missed]))
      report(place, "note/english", `English words in a note stand between asterisks: write *${words}*`);
  });
}
