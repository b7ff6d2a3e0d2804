import type { PartOfSpeech } from "@/lib/questions/explanations";

/** The regular endings of a class of words; what is left of the ending is the stem. */
export const regularForms: Partial<Record<PartOfSpeech, readonly RegExp[]>> = {
  noun: [/(.*)s$/, /(.*)es$/],
  verb: [/(.*)s$/, /(.*)es$/, /(.*)ed$/, /(.*)d$/, /(.*)ing$/],
  adjective: [/(.*)er$/, /(.*)est$/, /(.*)r$/, /(.*)st$/],
};

/** The words a regular form may come from: "stopped" from "stopp", "stop", "stoppe". */
export function basesOf(word: string, forms: readonly RegExp[]): string[] {
  const stems = forms.flatMap((form) => form.exec(word)?.[1] ?? []);
  return stems.flatMap((stem) => [
    stem,
    `${stem}e`,
    stem.replace(/i$/, "y"),
    stem.replace(/([^aeiou])\1$/, "$1"),
  ]);
}
