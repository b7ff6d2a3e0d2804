import { openingOf, tooOften } from "@/lib/bank/corpus";
import type { Lexicon } from "@/lib/bank/lexicon";
import { promptFaults } from "@/lib/bank/prompts/prompt-gates";
import { promptTexts } from "@/lib/bank/prompts/prompt-texts";
import { type OpenTask, openTasks } from "@/lib/bank/prompts/sources";
import { readPrompts } from "@/lib/bank/prompts/read-prompts";
import { type Corpus, shareOf, subjectFaults } from "@/scripts/bank/corpus/corpus";

/** Every prompt of one task begins so. */
const theFormat = /^talk about /i;

export function checkPrompts(lexicon: Lexicon): Corpus {
  const { prompts, faults: ofPictures } = readPrompts(process.cwd());
  const asked = (of: OpenTask) => prompts.filter(({ task }) => task === of);
  const sampled = prompts.filter(({ prompt }) => prompt.samples);
  const firsts = prompts.flatMap(({ prompt }) => promptTexts(prompt).slice(0, 1));
  const openings = tooOften(
    firsts.map(({ text }) => openingOf(text.replace(theFormat, ""))),
    Math.max(3, prompts.length / 100),
  );
  return {
    name: "prompts",
    faults: [
      ...[...ofPictures, ...promptFaults(prompts, lexicon)].map(
        ({ task, name, gate, detail }) => `${task}.yaml ${name}: ${gate}: ${detail}`,
      ),
      ...openings.map(({ key, uses }) => `opening too often: ${key} (${uses})`),
      ...subjectFaults(prompts.map(({ prompt }) => prompt)),
    ],
    figures: [
      `prompts ${prompts.length}: ${shareOf(prompts, ({ task }) => task)}`,
      `with samples ${sampled.length}: ${shareOf(sampled, ({ task }) => task)}`,
      `levels: ${shareOf(prompts, ({ prompt }) => prompt.level)}`,
      ...openTasks.map((of) => `levels of ${of}: ${shareOf(asked(of), ({ prompt }) => prompt.level)}`),
      `subjects: ${shareOf(prompts, ({ prompt }) => prompt.subject)}`,
    ],
  };
}
