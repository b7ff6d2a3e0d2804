import { withPhrase } from "@/lib/assess/rules/match/preposition-phrase";
import { type RuleEdit } from "@/lib/assess/rules/match/rule";
import { asTold } from "@/lib/assess/rules/rules/story";
import { learnerRules } from "@/lib/assess/rules/learner-rules";
import { tagText } from "@/lib/assess/rules/text/tag-text";
import { type Sentence } from "@/lib/assess/rules/text/word";
import { type EditKind } from "@/lib/core/edit-kinds";

/** An edit with its place in the text that was searched. */
export type FoundEdit = {
  start: number;
  end: number;
  replacement: string;
  kind: EditKind;
  cue?: string;
  /** In (0, 1]; below .5 it is offered as a hint. */
  confidence: number;
  ruleId: string;
};

const isUpper = (text: string) => /^[A-Z]/.test(text);
const raised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lowered = (text: string) =>
  /^[A-Z][a-z]/.test(text) || text === "A" ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Where words go at the start of a sentence, the next one takes the capital. */
function removal(edit: RuleEdit, sentence: Sentence): Pick<FoundEdit, "start" | "end" | "replacement"> {
  const { first, last } = edit;
  const next = sentence.words[(last ?? first).index + 1];
  if (first.index === 0 && next && isUpper(first.text) && /^[a-z]/.test(next.text))
    return { start: first.start, end: next.end, replacement: raised(next.text) };
  return { start: first.start, end: (last ?? first).end, replacement: "" };
}

/** What is put in is shown with the word it comes before. */
function insertion({ first, text }: RuleEdit): Pick<FoundEdit, "start" | "end" | "replacement"> {
  const isSign = !/[A-Za-z0-9]/.test(first.text);
  if (isSign) return { start: first.start, end: first.start, replacement: ` ${text}` };
  const isStart = first.index === 0 && isUpper(first.text) && first.text !== "I";
  const words = isStart ? `${raised(text)} ${lowered(first.text)}` : `${text} ${first.text}`;
  return { start: first.start, end: first.end, replacement: words };
}

function placed(edit: RuleEdit, sentence: Sentence): FoundEdit {
  const { first, last, text, kind, cue, confidence, ruleId } = edit;
  const rest = { kind, confidence, ruleId, ...(cue && { cue }) };
  if (!last) return { ...insertion(edit), ...rest };
  if (text === "") return { ...removal(edit, sentence), ...rest };
  const isRaised = isUpper(first.text) && first.text !== "I" && (first.index === 0 || first.text.length > 1);
  return { start: first.start, end: last.end, replacement: isRaised ? raised(text) : text, ...rest };
}

const overlaps = (one: FoundEdit, other: FoundEdit) =>
  (one.start < other.end && other.start < one.end) || one.start === other.start;

/** Of edits that overlap the surest stands, then the one whose rule comes first. */
function chosen(edits: readonly FoundEdit[]): FoundEdit[] {
  const kept: FoundEdit[] = [];
  for (const edit of edits.toSorted((one, other) => other.confidence - one.confidence))
    if (!kept.some((each) => overlaps(each, edit))) kept.push(edit);
  return kept.toSorted((one, other) => one.start - other.start);
}

/** What learners' rules find in a text, in the order of their places; they do not overlap. */
export function findLearnerEdits(text: string): FoundEdit[] {
  const sentences = tagText(text);
  return sentences.flatMap((sentence, at) => {
    const found = learnerRules
      .flatMap((rule) => rule(sentence))
      .flatMap((edit) => asTold(edit, sentences, at))
      .map((edit) => placed(withPhrase(edit, sentence), sentence));
    return chosen(found.filter(({ start, end, replacement }) => text.slice(start, end) !== replacement));
  });
}
