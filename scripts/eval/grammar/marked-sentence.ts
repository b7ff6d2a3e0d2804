import { editKindNames, type EditKind } from "@/lib/core/edit-kinds";

export type MarkedError = { start: number; end: number; replacements: string[]; kind: EditKind };
export type MarkedSentence = { learner: string; corrected: string; errors: MarkedError[] };

const mark = /\[([^\]]*)\]\{([^}|]*)(?:\|([a-z-]+))?\}/g;

export function toEditKind(name: string, where: string) {
  const kind = editKindNames.find((one) => one === name);
  if (kind === undefined) throw new Error(`No kind of mistake is called "${name}": ${where}`);
  return kind;
}

/** Adds `more`; where nothing stands between two parts, one space of the two around it is left. */
function join(text: string, more: string) {
  if (text !== "" && !text.endsWith(" ")) return text + more;
  if (more.startsWith(" ")) return text + more.slice(1);
  return /^[,.;:!?]/.test(more) ? text.trimEnd() + more : text + more;
}

/**
 * Reads `I have two [brother]{brothers} and []{a} cat.`: in brackets what a learner wrote, in braces what is
 * right (`{were;was}`: either; `{eat|base-after-to}`: of another kind than `kind`). Places are of `learner`.
 */
export function readMarked(text: string, kind: EditKind): MarkedSentence {
  const sentence: MarkedSentence = { learner: "", corrected: "", errors: [] };
  let read = 0;
  for (const found of text.matchAll(mark)) {
    const [whole, original = "", right = "", own] = found;
    const before = text.slice(read, found.index);
    const replacements = right.split(";");
    sentence.learner = join(sentence.learner, before);
    sentence.corrected = join(sentence.corrected, before) + (replacements[0] ?? "");
    // What lacks before a full stop lacks right behind the word.
    if (original === "" && /^[,.;:!?]/.test(text.slice(found.index + whole.length)))
      sentence.learner = sentence.learner.trimEnd();
    const start = sentence.learner.length;
    sentence.learner += original;
    sentence.errors.push({
      start,
      end: sentence.learner.length,
      replacements,
      kind: own === undefined ? kind : toEditKind(own, text),
    });
    read = found.index + whole.length;
  }
  const rest = text.slice(read);
  return {
    ...sentence,
    learner: join(sentence.learner, rest),
    corrected: join(sentence.corrected, rest),
  };
}
