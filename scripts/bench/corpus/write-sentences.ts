import { seededRandom } from "@/lib/bank/seeded-random";
import type { Locale } from "@/lib/i18n/locales";
import { wordLists } from "@/scripts/bench/corpus/word-lists";

const stops: Partial<Record<Locale, string>> = { ja: "。", zh: "。", th: " " };
const joints: Partial<Record<Locale, string>> = { ja: "", zh: "", th: "" };

export type Sentences = {
  /** Some words, without a stop. */
  words: (count: number) => string;
  /** So many sentences of 8 to 16 words each. */
  sentences: (count: number) => string;
};

/** Words and sentences of a language, the same for the same seed. */
export function writeSentences(locale: Locale, seed: string): Sentences {
  const random = seededRandom(`${locale} ${seed}`);
  const list = wordLists[locale];
  const word = () => list[Math.floor(random() * list.length)] ?? "";
  const words = (count: number) => {
    const text = Array.from({ length: count }, word).join(joints[locale] ?? " ");
    return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  };
  const sentence = () => words(8 + Math.floor(random() * 9)) + (stops[locale] ?? ".");
  const sentences = (count: number) =>
    Array.from({ length: count }, sentence)
      .join(stops[locale] ? "" : " ")
      .trim();
  return { words, sentences };
}
