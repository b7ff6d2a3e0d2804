import { type Span, splitSentences, splitWords } from "@/lib/assess/writing/text/split-text";
import { type TaggedToken, tagWords } from "@/lib/assess/writing/text/tag-words";
import { classesOf } from "@/lib/assess/writing/usage/word-classes";

export type ScoredSentence = Span & {
  words: Span[];
  /** Its words in small letters. */
  lower: string[];
  tokens: TaggedToken[];
  classes: string[];
};

/** A part of an answer, without what does not count, cut into sentences; places are those of the part. */
export type ScoredText = { text: string; sentences: ScoredSentence[]; paragraphs: number };

/** A sentence without an end is read so far, in letters. */
const longestRead = 1_500;

export const lowerOf = (text: string) => text.toLowerCase().replaceAll("’", "'");

export function readText(text: string): ScoredText {
  const sentences = splitSentences(text).map((sentence) => {
    const words = splitWords(sentence.text).map((word) => ({
      text: word.text,
      start: word.start + sentence.start,
      end: word.end + sentence.start,
    }));
    const read = sentence.text.slice(0, longestRead);
    return {
      ...sentence,
      words,
      lower: words.map((word) => lowerOf(word.text)),
      tokens: tagWords(read),
      classes: classesOf(read),
    };
  });
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => /\p{L}/u.test(paragraph)).length;
  return { text, sentences: sentences.filter(({ words }) => words.length > 0), paragraphs };
}
