import "server-only";
import { z } from "zod";

import { splitWords } from "@/lib/questions/listen-and-type/split-words";
import type { StoredStep } from "@/lib/questions/stored-step";

const fewestWords = 4;
const mostLetters = 240;
const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

const Gap = z.object({ before: z.string(), word: z.string(), after: z.string() });
const Parts = z.array(
  z.union([
    z.object({ whole: z.string() }),
    z.object({ choices: z.array(z.string()) }),
    z.object({ shown: z.string() }),
  ]),
);
const Words = z.array(z.object({ word: z.string() }));
const Choices = z.array(z.object({ right: z.number() }));

/** The first sentence of a question in which a word stands, as a whole; null where there is none. */
export function findSentence(
  word: string,
  { steps, spoken }: { steps: readonly StoredStep[]; spoken: readonly string[] },
): string | null {
  const texts = [...steps.flatMap(wholeTexts), ...spoken];
  const sentences = texts.flatMap((text) =>
    [...segmenter.segment(text)].map(({ segment }) => segment.trim()),
  );
  const fits = (sentence: string) => {
    const words = splitWords(sentence);
    const isOne = words.length >= fewestWords && /[.!?]["”’]?$/u.test(sentence);
    return isOne && sentence.length <= mostLetters && words.includes(word);
  };
  return sentences.find(fits) ?? null;
}

/** The texts of a step with what is right in its gaps. */
function wholeTexts({ prompt, key }: StoredStep): string[] {
  const gap = Gap.safeParse({ ...prompt, ...key }).data;
  if (gap) return [`${gap.before}${gap.word}${gap.after}`];
  const parts = Parts.safeParse(prompt["parts"]).data;
  if (parts) return [fill(parts, key)];
  return textsIn([prompt, key]);
}

function fill(parts: z.infer<typeof Parts>, key: StoredStep["key"]) {
  const words = Words.safeParse(key["gaps"]).data ?? [];
  const choices = Choices.safeParse(key["blanks"]).data ?? [];
  let gap = -1;
  return parts
    .map((part) => {
      if ("whole" in part) return part.whole;
      gap += 1;
      if ("choices" in part) return part.choices[choices[gap]?.right ?? 0] ?? "";
      return words[gap]?.word ?? part.shown;
    })
    .join("");
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
