import type { Edit } from "@/lib/assess/assessment";
import { findQuote } from "@/lib/assess/model/find-quote";
import type { ModelEdit } from "@/lib/assess/model/model-answer";
import { editKinds } from "@/lib/core/edit-kinds";

/** What a model alone says, and what the embedded engine says too. */
const confidence = { alone: 0.8, both: 0.95 };
const longestReason = 400;
const longestQuote = 300;

/** Shown as text, and never with an address in it: whoever wrote the text could have asked for one. */
export function cleanReason(reason: string): string | null {
  const plain = reason.replaceAll(/\s+/g, " ").trim();
  if (plain === "" || plain.length > longestReason || /https?:|www\.|[<>]/i.test(plain)) return null;
  return plain;
}

/** Words at both ends that stay as they are belong to no edit; one word is always left to mark. */
function narrow(start: number, original: string, replacement: string) {
  const [old, fresh] = [original.split(/(?<=\s)/), replacement.split(/(?<=\s)/)];
  let [first, kept] = [0, 0];
  while (first < Math.min(old.length, fresh.length) - 1 && old[first] === fresh[first]) first += 1;
  const most = Math.min(old.length, fresh.length) - first - 1;
  while (kept < most && old.at(-1 - kept) === fresh.at(-1 - kept)) kept += 1;
  const middle = (words: string[]) => words.slice(first, words.length - kept).join("");
  const before = old.slice(0, first).join("").length;
  const tail = /\s*$/.exec(middle(old))?.[0] ?? "";
  const endsAlike = tail !== "" && middle(fresh).endsWith(tail);
  const cut = (text: string) => (endsAlike ? text.slice(0, text.length - tail.length) : text);
  return { start: start + before, original: cut(middle(old)), replacement: cut(middle(fresh)) };
}

function placeEdit(parts: readonly string[], edit: ModelEdit): Omit<Edit, "id"> | null {
  const text = parts[edit.part];
  const replacement = edit.replacement.trim();
  if (text === undefined || edit.quote.length > longestQuote) return null;
  if (replacement.length > 3 * edit.quote.length + 40 || /https?:|[<>]/i.test(replacement)) return null;
  const place = findQuote(text, edit.quote, edit.occurrence);
  if (!place) return null;
  const found = narrow(place.start, text.slice(place.start, place.end), replacement);
  if (found.original === found.replacement) return null;
  const reason = cleanReason(edit.reason);
  return {
    ...found,
    part: edit.part,
    end: found.start + found.original.length,
    category: editKinds[edit.kind],
    kind: edit.kind,
    ...(reason && { reason }),
    confidence: confidence.alone,
    ruleId: `model/${edit.kind}`,
  };
}

type Placed = Omit<Edit, "id">;
const overlap = (one: Placed, other: Placed) =>
  one.part === other.part && one.start < other.end && other.start < one.end;
const isSame = (one: Placed, other: Placed) =>
  one.part === other.part && one.start === other.start && one.replacement === other.replacement;

/**
 * The model's edits that stand on words of the text, and the embedded engine's where the model has none. What both say
 * keeps the rule's kind and cue and gets the model's reason. In the order of their places, none over another.
 */
export function mergeEdits(
  parts: readonly string[],
  asked: readonly ModelEdit[],
  embedded: readonly Edit[],
): Edit[] {
  const chosen: Placed[] = [];
  for (const each of asked) {
    const edit = placeEdit(parts, each);
    if (!edit || chosen.some((other) => overlap(edit, other))) continue;
    const { id: _id, ...same } = embedded.find((other) => isSame(edit, other)) ?? { ...edit, id: "" };
    chosen.push(
      same.ruleId === edit.ruleId
        ? edit
        : { ...same, ...(edit.reason && { reason: edit.reason }), confidence: confidence.both },
    );
  }
  const own = embedded.filter((edit) => !chosen.some((other) => overlap(edit, other)));
  return [...chosen, ...own]
    .toSorted((one, other) => one.part - other.part || one.start - other.start)
    .map((edit, index) => ({ ...edit, id: `e${index + 1}` }));
}
