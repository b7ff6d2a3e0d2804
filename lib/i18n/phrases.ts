import { loadDefaultJapaneseParser } from "budoux";

const parser = loadDefaultJapaneseParser();
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** What no line begins with; an opening bracket is not among it. */
const trailing = /^(?:(?![\p{Ps}\p{Pi}])[\p{P}\s])+/u;

/** The phrases of a Japanese text, between which a line may break; any other text is one phrase. */
export function phrasesOf(text: string): string[] {
  if (!kana.test(text)) return [text];
  const phrases: string[] = [];
  for (const phrase of parser.parse(text)) {
    const end = phrases.length > 0 ? (trailing.exec(phrase)?.[0] ?? "") : "";
    if (end) phrases.push((phrases.pop() ?? "") + end);
    if (end.length < phrase.length) phrases.push(phrase.slice(end.length));
  }
  return phrases;
}
