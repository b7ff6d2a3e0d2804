import { isBritishUsage } from "@/lib/bank/british-usage";
import type { Lexicon } from "@/lib/bank/lexicon";
import { nearDuplicateFilter } from "@/lib/bank/near-duplicate";
import { promptCues, promptTexts, type Prompt } from "@/lib/bank/prompts/prompt-texts";
import type { OpenTask, PhotoTask, Sample } from "@/lib/bank/prompts/sources";
import { stockIn } from "@/lib/bank/stock-phrases";
import { isLeftOut } from "@/lib/bank/unsuitable-words";
import { noteKinds, type SampleScore } from "@/lib/core/sample-notes";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";

type AskingTask = OpenTask | PhotoTask;
export type TaskPrompt = { task: AskingTask; prompt: Prompt };
export type PromptFault = { task: AskingTask; name: string; gate: string; detail: string };
type Found = Pick<PromptFault, "gate" | "detail">;

const DUPLICATE_OVERLAP = 0.5;

type Lengths = Record<SampleScore, readonly [least: number, most: number]>;

/** Words of an answer, by the descriptors it is written to. */
const sampleLengths: Lengths = {
  85: [50, 80],
  105: [80, 120],
  125: [120, 160],
  145: [150, 200],
};

/** Where there is time for less. */
const shortLengths: Partial<Record<AskingTask, Lengths>> = {
  "write-about-the-photo": { 85: [15, 25], 105: [25, 40], 125: [40, 60], 145: [55, 80] },
};

/** Learners at these scores misspell; from here on, everything is a word. */
const SPELLED_FROM = 125;

/** Everything wrong with the prompts of all tasks and with their samples; each fault names its gate. */
export function promptFaults(prompts: readonly TaskPrompt[], lexicon: Lexicon): PromptFault[] {
  const names = new Set<string>();
  const openings = nearDuplicateFilter(DUPLICATE_OVERLAP);

  return prompts.flatMap(({ task, prompt }) => {
    const texts = promptTexts(prompt);
    const whole = texts.map(({ text }) => text).join(" ");
    const found: Found[] = [
      ...texts.flatMap(({ text, words }) => lengthFaults(text, words)),
      ...texts.flatMap(({ text }) => [...shapeFaults(text), ...stockFaults(text)]),
      ...wordFaults(whole, lexicon, { spelled: true }),
      ...cueFaults(promptCues(prompt)),
      ...branchFaults(prompt),
      ...(prompt.samples ?? []).flatMap((sample) =>
        sampleFaults(sample, lexicon, shortLengths[task] ?? sampleLengths),
      ),
    ];
    if (names.has(prompt.name)) found.push({ gate: "unique-name", detail: prompt.name });
    names.add(prompt.name);
    if (whole && !openings.isNew(whole)) found.push({ gate: "near-duplicate", detail: texts[0]?.text ?? "" });
    openings.keep(whole);
    return found.map((fault) => ({ task, name: prompt.name, ...fault }));
  });
}

function lengthFaults(text: string, [least, most]: readonly [number, number]): Found[] {
  const words = splitWords(text).length;
  if (words >= least && words <= most) return [];
  return [{ gate: "length", detail: `${words} words, not ${least} to ${most}: ${text}` }];
}

function shapeFaults(text: string): Found[] {
  if (/^[A-Z][A-Za-z ,;:'?.-]*[A-Za-z.?]$/.test(text) && !text.includes("  ")) return [];
  return [{ gate: "shape", detail: text }];
}

function stockFaults(text: string): Found[] {
  const detail = stockIn(text);
  return detail === null ? [] : [{ gate: "stock-phrases", detail }];
}

function wordFaults(text: string, lexicon: Lexicon, { spelled }: { spelled: boolean }): Found[] {
  if (spelled && isBritishUsage(text)) return [{ gate: "american-spelling", detail: text }];
  const offensive = new Set(lexicon.offensive.english);
  const isWord = (word: string) =>
    lexicon.isSpelling(word) || ["a", "i"].includes(word) || /\d|'/.test(word) || publicNames.has(word);
  return [...new Set(splitWords(text))].flatMap((word) => {
    if (offensive.has(word)) return [{ gate: "offensive", detail: word }];
    if (isLeftOut(word)) return [{ gate: "sensitive-subject", detail: word }];
    if (!spelled) return [];
    if (lexicon.regional.isBritish(word)) return [{ gate: "american-spelling", detail: word }];
    return isWord(word) ? [] : [{ gate: "known-words", detail: word }];
  });
}

function cueFaults(cues: readonly string[]): Found[] {
  return cues
    .filter((cue) => !/^[a-z]+(?:[ '-][a-z]+)*$/.test(cue))
    .map((cue) => ({ gate: "cue", detail: cue }));
}

function branchFaults(prompt: Prompt): Found[] {
  if (!("questions" in prompt)) return [];
  return prompt.questions
    .filter(({ branches, otherwise }) => branches.length > 0 && !otherwise)
    .map(({ asks }) => ({ gate: "otherwise", detail: `branches, and nothing to ask else: ${asks}` }));
}

function sampleFaults({ score, text, notes }: Sample, lexicon: Lexicon, lengths: Lengths): Found[] {
  const found = [
    ...lengthFaults(text, lengths[score]),
    ...wordFaults(text, lexicon, { spelled: score >= SPELLED_FROM }),
    ...notes
      .filter(({ quote }) => text.split(quote).length !== 2)
      .map(({ quote }) => ({ gate: "quote-once", detail: quote })),
    ...notes.flatMap(kindFaults),
  ];
  return found.map(({ gate, detail }) => ({ gate, detail: `${score}: ${detail}` }));
}

/** A note has a kind of its criterion; only what is to be mended can be better. */
function kindFaults({ quote, criterion, kind, better }: Sample["notes"][number]): Found[] {
  if (!kind) return [{ gate: "note-kind", detail: `no kind: ${quote}` }];
  const known = noteKinds[kind];
  if (known.criterion !== criterion)
    return [{ gate: "note-kind", detail: `${kind} is no ${criterion}: ${quote}` }];
  return better !== undefined && known.isPraise
    ? [{ gate: "note-kind", detail: `praise with a correction: ${quote}` }]
    : [];
}

const publicNames = new Set(
  `monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays
  sundays january february march april may june july august september october november december english french german
  greek italian japanese latin roman spanish chinese portuguese korean arabic`.split(/\s+/),
);
