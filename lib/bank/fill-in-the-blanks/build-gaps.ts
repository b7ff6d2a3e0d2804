import { gapDifficulty } from "@/lib/bank/difficulty";
import { takesComparative } from "@/lib/bank/fill-in-the-blanks/comparative-rival";
import { tellsSomething } from "@/lib/bank/fill-in-the-blanks/empty-words";
import { lettersToShow } from "@/lib/bank/fill-in-the-blanks/gap";
import { firstFailure, type Built, type Gate } from "@/lib/bank/gate";
import type { ItemOf, ItemParams } from "@/lib/bank/item";
import { itemId } from "@/lib/bank/item-id";
import { ipaOf } from "@/lib/bank/spoken-word";
import type { Lexicon } from "@/lib/bank/lexicon";
import { nearDuplicateFilter } from "@/lib/bank/near-duplicate";
import { sentenceGates } from "@/lib/bank/sentence-gates";
import type { GapSentence } from "@/lib/bank/fill-in-the-blanks/sources";
import { isUnsuitableKey } from "@/lib/bank/unsuitable-keys";
import { explain } from "@/lib/questions/explanations";
import { oneStored } from "@/lib/questions/stored-step";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";

const TYPE = "fill-in-the-blanks";
type GapItem = ItemOf<typeof TYPE>;
const DUPLICATE_OVERLAP = 0.5;
/** They are enemies: an exam asks for a word once. */
const SENTENCES_A_WORD = 3;

/** A sentence and the file it comes from. */
type Source = GapSentence & { source: string };

type Candidate = {
  source: Source;
  sentence: string;
  before: string;
  word: string;
  after: string;
  shown: number | null;
};

function readCandidate(source: Source, lexicon: Lexicon): Candidate {
  const [, before = "", word = "", after = ""] = /^([^[]*)\[([^\]]*)\]([^[\]]*)$/.exec(source.text) ?? [];
  const { partOfSpeech, alternatives } = source;
  const shown = /^[a-z]{4,}$/.test(word)
    ? lettersToShow({ word, partOfSpeech, alternatives }, lexicon)
    : null;
  return { source, sentence: before + word + after, before, word, after, shown };
}

function gapGates(lexicon: Lexicon): Gate<Candidate>[] {
  return [
    { name: "one-gap", passes: ({ word }) => /^[a-z]{4,16}$/.test(word) },
    ...sentenceGates(lexicon),
    { name: "suitable-target", passes: ({ word }) => !isUnsuitableKey(word) },
    { name: "known-target", passes: ({ word }) => lexicon.isSpelling(word) && lexicon.zipf(word) > 0 },
    { name: "target-class", passes: ({ word, source }) => isOfClass(word, source, lexicon) },
    { name: "target-once", passes: ({ word, sentence }) => count(sentence, word) === 1 },
    {
      name: "one-american-form",
      passes: ({ word }) => lexicon.regional.otherForm(word) === null,
    },
    {
      name: "clue-in-sentence",
      passes: ({ source, before, after }) => before.includes(source.clue) || after.includes(source.clue),
    },
    {
      name: "clue-tells-something",
      passes: ({ source }) => tellsSomething(source.clue),
    },
    { name: "gloss-without-target", passes: ({ source, word }) => count(source.gloss, word) === 0 },
    { name: "gloss-shape", passes: ({ source }) => /^[a-z].*[^.]$/.test(source.gloss) },
    { name: "one-answer", passes: ({ shown }) => shown !== null },
    { name: "no-comparative", passes: (candidate) => !takesComparative(candidate, lexicon) },
  ];
}

const count = (text: string, word: string) => splitWords(text).filter((other) => other === word).length;

function isOfClass(word: string, { partOfSpeech }: GapSentence, lexicon: Lexicon) {
  const classes = new Set(lexicon.senses(word).map((sense) => sense.partOfSpeech));
  return classes.size === 0 || classes.has(partOfSpeech) || /(?:s|ed|ing)$/.test(word);
}

export function buildGaps(sources: readonly Source[], lexicon: Lexicon, seed: string): Built<GapItem> {
  const gates = gapGates(lexicon);
  const filter = nearDuplicateFilter(DUPLICATE_OVERLAP);
  const targets = new Map<string, number>();
  const built: Built<GapItem> = { generated: sources.length, accepted: [], rejected: [] };
  const allGates = [
    ...gates,
    { name: "near-duplicate", passes: ({ sentence }: Candidate) => filter.isNew(sentence) },
    { name: "new-target", passes: ({ word }: Candidate) => (targets.get(word) ?? 0) < SENTENCES_A_WORD },
  ];

  for (const source of sources) {
    const candidate = readCandidate(source, lexicon);
    const gate = firstFailure(allGates, candidate);
    if (gate !== null || candidate.shown === null) {
      built.rejected.push({ candidate: source.text, gate: gate ?? "one-answer", level: source.level });
      continue;
    }
    filter.keep(candidate.sentence);
    targets.set(candidate.word, (targets.get(candidate.word) ?? 0) + 1);
    const passed = allGates.map(({ name }) => name);
    built.accepted.push(toItem({ ...candidate, shown: candidate.shown }, passed, lexicon, seed));
  }
  return built;
}

function toItem(
  { source, sentence, before, word, after, shown }: Candidate & { shown: number },
  gates: string[],
  lexicon: Lexicon,
  seed: string,
): GapItem {
  const prompt = { before, after, shown: word.slice(0, shown), missing: word.length - shown };
  const features = {
    zipf: round(lexicon.zipf(word)),
    letters: word.length,
    missing: prompt.missing,
    shownShare: round(shown / word.length),
    words: splitWords(sentence).length,
  };
  const b = gapDifficulty({ ...features, level: source.level });
  const ipa = ipaOf(word, source.partOfSpeech, lexicon);

  return {
    id: itemId(TYPE, prompt),
    type: TYPE,
    version: source.version,
    steps: oneStored(prompt, {
      word,
      letters: word.slice(shown),
      alternatives: source.alternatives.map((other) => other.slice(shown)),
    }),
    explanation: [
      explain("gap-word", { word }),
      explain("gap-clue", { clue: source.clue }),
      explain("part-of-speech", { word, partOfSpeech: source.partOfSpeech }),
      explain("meaning", { word, gloss: source.gloss }),
      ...(ipa === null ? [] : [explain("pronunciation", { ipa })]),
    ],
    features,
    cefr: source.level,
    params: priorParams(b),
    enemies: [],
    provenance: {
      source: source.source,
      licence: "own work",
      generator: "gaps-1",
      seed,
    },
    gates,
  };
}

const priorParams = (b: number): ItemParams => ({ model: "2pl", a: 1.2, b, c: 0, se: 0.6 });

const round = (value: number) => Math.round(value * 1000) / 1000;
