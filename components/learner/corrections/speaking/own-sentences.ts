import type { SpokenPart } from "@/components/learner/corrections/speaking/spoken-parts";
import { sentencesOf } from "@/lib/content/samples/sentences";

/** A sentence of one's own, and where it is in the recording, in seconds. */
type OwnSentence = { text: string; start: number; end: number };

/** Room around a sentence, within which it counts as being heard. */
const room = 0.1;

/** What was said in one recording, cut where its sentences end; empty where nothing turned it into text. */
export function ownSentences({ text, words }: Pick<SpokenPart, "text" | "words">): OwnSentence[] {
  let from = 0;
  return sentencesOf(text).flatMap((sentence) => {
    const begins = text.indexOf(sentence, from);
    const ends = begins + sentence.length;
    from = ends;
    const said = words.filter(({ place }) => place && place.start >= begins && place.end <= ends);
    const [first, last] = [said[0], said.at(-1)];
    return first && last ? { text: sentence, start: first.start, end: last.end } : [];
  });
}

/** Which of them is heard at a time of the recording. */
export function sentenceAt(sentences: readonly OwnSentence[], time: number | null): number | null {
  if (time === null) return null;
  const at = sentences.findLastIndex(({ start, end }) => time >= start - room && time <= end + room);
  return at === -1 ? null : at;
}
