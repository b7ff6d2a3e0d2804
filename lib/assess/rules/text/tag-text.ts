import model from "wink-eng-lite-web-model";
import winkNLP from "wink-nlp";

import { mendTags } from "@/lib/assess/rules/text/mend-tags";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";

const nlp = winkNLP(model, ["pos"]);
const { its } = nlp;
/** Longer ones are no words, and are kept from the tagger. */
const longestWord = 60;

const clitic = /^(?<head>.+?)(?<tail>n't|'(?:m|re|s|ve|ll|d))$/i;
const tagOfClitic: Record<string, string> = { "n't": "PART", "'s": "PART" };

type Piece = { text: string; start: number; tag: string };

/** The tagger's pieces, with clitics that it left on their words taken apart. */
function splitPiece(piece: Piece): Piece[] {
  const low = piece.text.toLowerCase();
  if (piece.text === "I." || piece.text === "i.")
    return [
      { ...piece, text: piece.text.slice(0, 1) },
      { text: ".", start: piece.start + 1, tag: "PUNCT" },
    ];
  const parts = clitic.exec(piece.text)?.groups;
  if (!parts?.head || !parts.tail || low === "'s") return [piece];
  return [
    { ...piece, text: parts.head },
    {
      text: parts.tail,
      start: piece.start + parts.head.length,
      tag: tagOfClitic[parts.tail.toLowerCase()] ?? "AUX",
    },
  ];
}

function piecesOf(line: string, offset: number): Piece[] {
  const tokens = nlp.readDoc(line).tokens();
  const [texts, tags, gaps] = [tokens.out(), tokens.out(its.pos), tokens.out(its.precedingSpaces)];
  const pieces: Piece[] = [];
  let at = offset;
  for (const [index, text] of texts.entries()) {
    const start = at + (gaps[index]?.length ?? 0);
    pieces.push(...splitPiece({ text, start, tag: String(tags[index] ?? "X") }));
    at = start + text.length;
  }
  return pieces;
}

const toWord = ({ text, start, tag }: Piece): Word => {
  const low = text.toLowerCase();
  return {
    text,
    low: low === "ca" ? "can" : low === "wo" ? "will" : low,
    start,
    end: start + text.length,
    tag,
    index: 0,
  };
};

const endsSentence = (text: string) => /^(?:[.!?…]+|;)$/.test(text);

function sentencesOf(pieces: readonly Piece[]): Sentence[] {
  const sentences: Sentence[] = [];
  let words: Word[] = [];
  const close = () => {
    if (words.length > 0)
      sentences.push({ words: mendTags(words.map((word, index) => ({ ...word, index }))) });
    words = [];
  };
  for (const [index, piece] of pieces.entries()) {
    words.push(toWord(piece));
    const next = pieces[index + 1];
    const isQuote = next && /^["”’)']$/.test(next.text);
    if (endsSentence(piece.text) && !isQuote) close();
    else if (/^["”)]$/.test(piece.text) && words.length > 1 && endsSentence(words.at(-2)?.text ?? ""))
      close();
  }
  close();
  return sentences;
}

/** Sentences of tagged words; places are those of the text. */
export function tagText(text: string): Sentence[] {
  const plain = text
    .replaceAll(/[’‘ʼ]/g, "'")
    .replaceAll(/[\t\u00a0\u2000-\u200a\u202f\u3000]/g, " ")
    .replaceAll(/\S+/g, (word) => (word.length > longestWord ? "x".repeat(word.length) : word));
  const sentences: Sentence[] = [];
  let offset = 0;
  for (const line of plain.split("\n")) {
    if (/[a-z]/i.test(line)) sentences.push(...sentencesOf(piecesOf(line, offset)));
    offset += line.length + 1;
  }
  return sentences;
}
