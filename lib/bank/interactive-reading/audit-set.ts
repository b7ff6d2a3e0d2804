import { type AuditWords, choiceLines } from "@/lib/bank/audit-words";
import type { ItemOf } from "@/lib/bank/item";
import { type Span, splitTokens } from "@/lib/questions/interactive-reading/span";

type Step = ItemOf<"interactive-reading">["steps"][number];

/** A step of a set for whoever judges it: what is asked, what is right, and why the rest fails. */
export function auditStep(step: Step, words: AuditWords): string[] {
  switch (step.kind) {
    case "sentences":
      return auditGaps(step, words);
    case "passage": {
      const { opening, before, after } = step.prompt;
      return ["sentence", `  ${opening}`, `  ${before} [...] ${after}`, ...chosen(step, words)];
    }
    case "highlight":
      return [`highlight: ${step.prompt.question}`, `  + ${wordsOf(step.prompt.passage, step.key.right)}`];
    case "idea":
      return [`idea: ${step.prompt.question}`, ...chosen(step, words), proof(step)];
    case "title":
      return ["title", ...chosen(step, words), proof(step)];
  }
}

type Of<Kind extends Step["kind"]> = Extract<Step, { kind: Kind }>;

function auditGaps({ prompt, key }: Of<"sentences">, words: AuditWords) {
  const gaps = prompt.parts.flatMap((part) => ("choices" in part ? [part.choices] : []));
  let gap = 0;
  const text = prompt.parts
    .map((part) => {
      if ("whole" in part) return part.whole;
      gap += 1;
      return `[${gap}: ${part.choices.join(" / ")}]`;
    })
    .join("");
  const lines = gaps.flatMap((choices, at) => {
    const blank = key.blanks[at];
    return blank ? [`  gap ${at + 1}`, ...reasoned(choices, blank, words).map((line) => `  ${line}`)] : [];
  });
  return ["gaps", `  ${text}`, ...lines];
}

function reasoned(
  choices: readonly string[],
  { right, reasons }: Pick<Of<"title">["key"], "right" | "reasons">,
  { explained }: AuditWords,
) {
  return choiceLines(choices, right, (place) => {
    const reason = reasons[place];
    return reason ? explained(reason) : null;
  });
}

const chosen = ({ prompt, key }: Of<"passage" | "idea" | "title">, words: AuditWords) =>
  reasoned(prompt.choices, key, words);

const proof = ({ prompt, key }: Of<"idea" | "title">) => `  marked: ${wordsOf(prompt.passage, key.proof)}`;

const wordsOf = (passage: readonly string[], { first, last }: Span) =>
  passage
    .flatMap(splitTokens)
    .slice(first, last + 1)
    .join(" ");
