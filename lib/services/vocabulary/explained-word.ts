import "server-only";
import { z } from "zod";

import { Explanation, PartOfSpeech } from "@/lib/questions/explanations";

const Explanations = z.array(Explanation);

type ExplainedWord = { word: string; partOfSpeech: PartOfSpeech; meaning: string };

/** The word that a question is about, as its explanation tells it; null where it explains no word. */
export function explainedWord(explanation: unknown): ExplainedWord | null {
  const lines = Explanations.parse(explanation);
  const { word, gloss: meaning } = lines.find(({ key }) => key === "meaning")?.params ?? {};
  const part = lines.map(({ params }) => params["partOfSpeech"]).find(Boolean);
  const { data: partOfSpeech } = PartOfSpeech.safeParse(part);
  return word && meaning && partOfSpeech ? { word: word.toLowerCase(), partOfSpeech, meaning } : null;
}

/** How a word of a question is spoken, if its explanation says it. */
export function explainedIpa(explanation: unknown, word: string): string | null {
  const lines = Explanations.parse(explanation);
  const own = lines.find(({ key, params }) => key === "dictation-hard-word" && params["word"] === word);
  const isAbout = explainedWord(explanation)?.word === word;
  const main = isAbout ? lines.find(({ key }) => key === "pronunciation") : undefined;
  return (own ?? main)?.params["ipa"] ?? null;
}
