import { type Evidence } from "@/lib/assess/assessment";
import { type JudgedPart, noteAt, sentencesOf } from "@/lib/assess/writing/evidence/judged-part";
import { type Connector, findConnectors } from "@/lib/assess/writing/features/connectors";
import { functionWords } from "@/lib/assess/writing/features/word-lists";
import { lowerOf } from "@/lib/assess/writing/text/scored-text";
import { type Span, splitWords } from "@/lib/assess/writing/text/split-text";
import { type NoteKind } from "@/lib/core/sample-notes";

const mostQuoted = 14;

const isLinking = (word: Span | undefined) => word !== undefined && functionWords.has(lowerOf(word.text));

/** A long clause is cut behind a word that says something: not "because of the". */
function lastQuoted(words: readonly Span[]): Span | undefined {
  if (words.length <= mostQuoted) return words.at(-1);
  const most = words.slice(0, mostQuoted);
  return most.findLast((word) => !isLinking(word)) ?? most.at(-1);
}

/** From a connector to the end of its clause, at most so many words. */
function clauseFrom(text: string, start: number, end: number) {
  const clause = /^[^.!?;\n]*/u.exec(text.slice(start, end))?.[0] ?? "";
  const words = splitWords(clause);
  const last = lastQuoted(words);
  return { start, end: start + (last?.end ?? clause.length), words: words.length };
}

const isReason = ({ text }: Connector) => /^(?:because|because of|so that|due to|thanks to)$/.test(text);
const isExample = ({ text }: Connector) => /^(?:for example|for instance)$/.test(text);
const isTurn = ({ text }: Connector) =>
  /^(?:however|although|even though|on the other hand|nevertheless|in contrast|whereas|despite|in spite of)$/.test(
    text,
  );

/** A reason or an example needs words to be one. */
const leastWords = { reason: 4, example: 9, linker: 3 };

function connectorNotes({ part, read }: JudgedPart): Evidence[] {
  const found = findConnectors(read.text);
  const orders = found.filter(({ use }) => use === "order");
  return found.flatMap((connector) => {
    const { words, ...place } = clauseFrom(read.text, connector.start, read.text.length);
    const note = (criterion: "content" | "organisation", kind: NoteKind) => [
      noteAt({ criterion, kind }, part, place),
    ];
    if (isExample(connector)) return words >= leastWords.example ? note("content", "example") : [];
    if (isReason(connector)) return words >= leastWords.reason ? note("content", "short-reason") : [];
    if (words < leastWords.linker) return [];
    if (isTurn(connector)) return note("organisation", "turn");
    if (connector.use === "order") return orders.length >= 2 ? note("organisation", "clear-steps") : [];
    return /^(?:but|so|also|then|therefore|when|after|before|while)$/.test(connector.text)
      ? note("organisation", "simple-linker")
      : [];
  });
}

/** Names and numbers within a sentence long enough to be about them. */
const detailNotes = (parts: readonly JudgedPart[]): Evidence[] =>
  sentencesOf(parts).flatMap(({ part, sentence }) => {
    if (sentence.words.length < 7 || sentence.words.length > 30) return [];
    const isParticular = sentence.words
      .slice(1)
      .some(({ text }) => /^\d+$/.test(text) || (/^\p{Lu}\p{Ll}{2,}/u.test(text) && !/^I['’]/.test(text)));
    return isParticular ? [noteAt({ criterion: "content", kind: "detail" }, part.part, sentence)] : [];
  });

/** `lengthShare`: how much of what the task allows was written; a text that nobody asked for is no brief answer. */
function briefNotes(parts: readonly JudgedPart[], isAsked: boolean, lengthShare: number): Evidence[] {
  const sentences = sentencesOf(parts);
  const [first] = sentences;
  if (!first) return [];
  const notes: Evidence[] = [];
  if (isAsked && lengthShare < 0.45)
    notes.push(noteAt({ criterion: "content", kind: "brief" }, first.part.part, first.sentence));
  const second = sentences[1];
  const isListed = sentences.length >= 4 && parts.every(({ read }) => findConnectors(read.text).length === 0);
  if (isListed && second)
    notes.push(noteAt({ criterion: "organisation", kind: "listed" }, second.part.part, second.sentence));
  return notes;
}

export const contentEvidence = (
  parts: readonly JudgedPart[],
  isAsked: boolean,
  lengthShare: number,
): Evidence[] => [
  ...briefNotes(parts, isAsked, lengthShare),
  ...parts.flatMap(connectorNotes),
  ...detailNotes(parts),
];
