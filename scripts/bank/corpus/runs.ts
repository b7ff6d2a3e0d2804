import { runsOf, tooOften } from "@/lib/bank/corpus";
import { textsOf } from "@/lib/bank/interactive-listening/conversation-gates";
import { choicesOf, partsOf } from "@/lib/bank/interactive-reading/passage";
import { promptTexts } from "@/lib/bank/prompts/prompt-texts";
import { readPrompts } from "@/lib/bank/prompts/read-prompts";
import type { Corpus } from "@/scripts/bank/corpus/corpus";
import { readPassages } from "@/scripts/bank/corpus/passages";
import { readReadingSets } from "@/scripts/bank/corpus/reading-sets";
import { sentenceTexts } from "@/scripts/bank/corpus/sentences";
import { readConversations } from "@/scripts/bank/read-conversations";

const MOST_TEXTS = 3;

/** What a learner reads and hears, text by text; the questions of a reading set are of the format and alike on purpose. */
function allTexts(folder: string): { kind: string; parts: string[] }[] {
  const of = (kind: string, texts: readonly string[][]) => texts.map((parts) => ({ kind, parts }));
  return [
    ...of(
      "sentences",
      sentenceTexts(folder).map((text) => [text]),
    ),
    ...of(
      "passages",
      readPassages(folder).flatMap(({ content }) => content.map(({ title, text }) => [title, text])),
    ),
    ...of(
      "reading sets",
      readReadingSets(folder).map((set) => [...partsOf(set), ...Object.values(choicesOf(set)).flat(2)]),
    ),
    ...of("conversations", readConversations().map(textsOf)),
    ...of(
      "prompts",
      readPrompts(process.cwd()).prompts.map(({ prompt }) => promptTexts(prompt).map(({ text }) => text)),
    ),
  ];
}

/** No run of five words in over three texts, whatever their kind. */
export function checkRuns(folder: string): Corpus {
  const texts = allTexts(folder).map(({ kind, parts }) => ({ kind, runs: runsOf(parts) }));
  const often = tooOften(
    texts.flatMap(({ runs }) => runs),
    MOST_TEXTS,
  );
  return {
    name: "runs of five words",
    faults: often.map(({ key, uses }) => {
      const kinds = Map.groupBy(
        texts.filter(({ runs }) => runs.includes(key)),
        ({ kind }) => kind,
      );
      return `"${key}" in ${uses}: ${[...kinds].map(([kind, { length }]) => `${kind} ${length}`).join(", ")}`;
    }),
    figures: [
      `texts ${texts.length}`,
      `in over ${MOST_TEXTS}: ${often.map(({ key, uses }) => `${key} (${uses})`).join("; ") || "none"}`,
    ],
  };
}
