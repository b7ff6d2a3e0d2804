import { defineBankType } from "@/lib/bank/define-bank-type";
import { contentWords } from "@/lib/bank/near-duplicate";
import { buildPassages } from "@/lib/bank/read-and-complete/build-passages";
import { PassageFile } from "@/lib/bank/read-and-complete/sources";
import type { KeyOf } from "@/lib/questions/definitions";
import type { PromptOf } from "@/lib/questions/types";

export const readAndComplete = defineBankType("read-and-complete", {
  build: ({ readFolder, lexicon, seed }) => buildPassages(readFolder("passages", PassageFile), lexicon, seed),
  face: ({ steps: [step] }) => ({
    target: null,
    words: contentWords(`${step.prompt.title}. ${fill(step, ({ word }) => word)}`),
  }),
  portable: ({ steps: [step] }) => [
    { ask: "ask", paragraphs: [[step.prompt.title], withFields(step)], choices: null },
  ],
  audit: ({ steps: [step] }) => `${step.prompt.title}: ${fill(step, gapWithKey)}`,
  isAuthored: true,
});

type Step = { prompt: PromptOf<"read-and-complete">; key: KeyOf<"read-and-complete"> };
type Gap = Step["key"]["gaps"][number];

function withFields({ prompt, key }: Step) {
  const gaps = key.gaps.values();
  return prompt.parts.flatMap((part) => {
    if ("whole" in part) return [part.whole];
    const gap = gaps.next().value;
    if (!gap) return [part.shown];
    const rest = (word: string) => word.slice(gap.shown);
    return [part.shown, { letters: part.missing, key: rest(gap.word), accepted: gap.accepted.map(rest) }];
  });
}

/** A gap as `[t|wo, also: ten]`: what is shown, what is missing, what else is right. */
function gapWithKey({ word, shown, accepted }: Gap) {
  const also = accepted.length > 0 ? `, also: ${accepted.join(", ")}` : "";
  return `[${word.slice(0, shown)}|${word.slice(shown)}${also}]`;
}

/** The passage with its gaps written out. */
function fill({ prompt, key }: Step, write: (gap: Gap) => string) {
  const gaps = key.gaps.values();
  const next = () => gaps.next().value;
  return prompt.parts
    .map((part) => {
      if ("whole" in part) return part.whole;
      const gap = next();
      return gap ? write(gap) : part.shown;
    })
    .join("");
}
