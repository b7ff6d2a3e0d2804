import type { SpokenTranscript, SpokenWord } from "@/lib/assess/speech/speech-assessment";
import type { HeardWord, Transcript } from "@/lib/speech/transcriber";

/** Sounds that fill a pause; "like" and "you know" are words, and what they are can't be told from their letters. */
const fillers = /^(u+h+m*|u+m+|e+r+m*|h+m+|m+h*m+|a+h+|e+h+)$/i;
/** Seconds between two words after which a sentence is taken to end, where the transcriber writes no marks. */
const sentencePause = 0.7;
/** Without marks and times to go by. */
const longestSentence = 25;
/** Said twice in good English: "very very", "had had", "that that". */
const mayRepeat = new Set("very really so much many far no yes had that long never big".split(" "));

const bare = (word: string) =>
  word
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
const endsSentence = (text: string) => /[.!?]["”’)]?$/.test(text);

/** Services write marks in the text and leave them out of its words: they are put back where both are the same words. */
function wordsOf({ text, words }: Transcript): HeardWord[] {
  const written = text.trim().split(/\s+/);
  const isSame =
    written.length === words.length && words.every(({ word }, at) => bare(word) === bare(written[at] ?? ""));
  return isSame ? words.map((heard, at) => ({ ...heard, word: written[at] ?? heard.word })) : words;
}

type Kinded = HeardWord & { kind: SpokenWord["kind"] };

function kindWords(words: readonly HeardWord[]): Kinded[] {
  const kept: Kinded[] = [];
  return words.map((heard) => {
    const word = bare(heard.word);
    if (word === "" || fillers.test(word)) return { ...heard, kind: "filler" };
    const last = kept.at(-1);
    const isRepeat = last !== undefined && bare(last.word) === word && !mayRepeat.has(word);
    if (isRepeat && !endsSentence(last.word)) return { ...heard, kind: "repeat" };
    const own: Kinded = { ...heard, kind: "word" };
    kept.push(own);
    return own;
  });
}

const capital = (word: string) => word.replace(/\p{L}/u, (letter) => letter.toUpperCase());
const pronoun = (word: string) => word.replace(/^i(?=$|['’])/, "I");

/** Whether a sentence is taken to end after the word at `at`: at the end, at a long pause, or since it grows too long. */
function endsAt(words: readonly Kinded[], at: number, length: number) {
  const next = words.slice(at + 1).find(({ kind }) => kind === "word");
  const end = words[at]?.end ?? 0;
  return next === undefined || next.start - end >= sentencePause || length >= longestSentence;
}

/** A text of the words that stay, with the marks that a transcriber left out, so that sentences can be told. */
function writeText(words: readonly Kinded[], part: number, isMarked: boolean) {
  let [text, length] = ["", 0];
  const leaveOut = (word: string) => {
    if (endsSentence(word) && text !== "" && !endsSentence(text)) text = `${text.replace(/[,;:]$/, "")}.`;
    return null;
  };
  const add = (word: string, at: number) => {
    const shown = isMarked ? word : pronoun(length === 0 ? capital(word) : word);
    const start = text === "" ? 0 : text.length + 1;
    text = text === "" ? shown : `${text} ${shown}`;
    const place = { start, end: text.length };
    length += 1;
    if (!isMarked && endsAt(words, at, length)) [text, length] = [`${text}.`, 0];
    return place;
  };
  const said = words.map(({ word, start, end, kind }, at): SpokenWord => {
    const place = kind === "word" ? add(word, at) : leaveOut(word);
    return { word, part, start, end, kind, place };
  });
  return { text, words: said };
}

/** Null: nothing was heard in that part. Transcripts by part as one, with the text that is corrected. */
export function cleanTranscript(parts: readonly (Transcript | null)[]): SpokenTranscript {
  const said = parts.map((part) => (part ? wordsOf(part) : []));
  const isMarked = said.some((words) => words.some(({ word }) => endsSentence(word)));
  const written = said.map((words, at) => writeText(kindWords(words), at, isMarked));
  const heard = parts.flatMap((part) => part ?? []);
  return {
    texts: written.map(({ text }) => text),
    words: written.flatMap(({ words }) => words),
    timing: heard.every(({ timing }) => timing === "recognized") ? "recognized" : "estimated",
    engine: heard[0]?.engine ?? "",
  };
}
