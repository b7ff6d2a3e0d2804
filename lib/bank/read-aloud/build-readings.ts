import type { z } from "zod";

import type { authored } from "@/lib/bank/authored";
import { readingDifficulty } from "@/lib/bank/difficulty";
import { type Built, firstFailure, type Gate, type Rejection } from "@/lib/bank/gate";
import type { ItemOf, ItemParams } from "@/lib/bank/item";
import { contentHash, itemFace, itemId } from "@/lib/bank/item-id";
import type { Lexicon } from "@/lib/bank/lexicon";
import { heteronyms } from "@/lib/bank/listen-and-type/heteronyms";
import type { BankMedia } from "@/lib/bank/media";
import { nearDuplicateFilter } from "@/lib/bank/near-duplicate";
import { wordsAMinute } from "@/lib/bank/pace";
import { whatToMind } from "@/lib/bank/read-aloud/what-to-mind";
import { sentenceGates } from "@/lib/bank/sentence-gates";
import { countSyllables } from "@/lib/bank/syllables";
import { clearestVoice } from "@/lib/bank/voices";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";
import { oneStored } from "@/lib/questions/stored-step";

const TYPE = "read-aloud";
type ReadingItem = ItemOf<typeof TYPE>;

/** Long enough to hear how somebody reads, short enough for 20 seconds. */
const LEAST_WORDS = 10;
const MOST_WORDS = 18;
const DUPLICATE_OVERLAP = 0.5;

/** A sentence and the file it comes from. */
export type ReadingSource = { text: string; source: string } & {
  [Key in "level" | "version"]: z.infer<(typeof authored)[Key]>;
};
type Candidate = { sentence: string };

function readingGates(lexicon: Lexicon): Gate<Candidate>[] {
  const everyWord = (sentence: string, passes: (word: string) => boolean) =>
    splitWords(sentence).every(passes);
  return [
    ...sentenceGates(lexicon),
    {
      name: "reading-length",
      passes: ({ sentence }) => {
        const { length } = splitWords(sentence);
        return length >= LEAST_WORDS && length <= MOST_WORDS;
      },
    },
    /** What the engine that judges a reading would have to guess is not asked for. */
    { name: "aligned-words", passes: ({ sentence }) => everyWord(sentence, lexicon.isAligned) },
    {
      name: "one-pronunciation",
      passes: ({ sentence }) => everyWord(sentence, (word) => !heteronyms.has(word)),
    },
    { name: "hint", passes: ({ sentence }) => whatToMind(sentence, lexicon).length > 0 },
  ];
}

export function buildReadings(
  sources: readonly ReadingSource[],
  lexicon: Lexicon,
  seed: string,
): Built<ReadingItem> & { media: BankMedia[] } {
  const filter = nearDuplicateFilter(DUPLICATE_OVERLAP);
  const gates = [
    ...readingGates(lexicon),
    { name: "near-duplicate", passes: ({ sentence }: Candidate) => filter.isNew(sentence) },
  ];
  const passed = gates.map(({ name }) => name);
  const media: BankMedia[] = [];
  const accepted: ReadingItem[] = [];
  const rejected: Rejection[] = [];
  for (const source of sources) {
    const gate = firstFailure(gates, { sentence: source.text });
    if (gate !== null) {
      rejected.push({ candidate: source.text, gate, level: source.level });
      continue;
    }
    filter.keep(source.text);
    const recording = modelReading(source);
    media.push(recording);
    accepted.push(toItem({ source, recording, gates: passed, lexicon, seed }));
  }
  return { generated: sources.length, accepted, rejected, media };
}

/** What is heard in the review, beside one's own. */
function modelReading({ text, level }: ReadingSource): BankMedia {
  return {
    id: contentHash({ audio: TYPE, text }).slice(0, 32),
    kind: "audio",
    source: { from: "speech", text, voice: clearestVoice, wordsAMinute: wordsAMinute[level] },
    licence: "own work",
    attribution: null,
  };
}

type Parts = {
  source: ReadingSource;
  recording: BankMedia;
  gates: string[];
  lexicon: Lexicon;
  seed: string;
};

function toItem({ source, recording, gates, lexicon, seed }: Parts): ReadingItem {
  const { text, level } = source;
  const words = splitWords(text);
  const zipfs = words.map((word) => lexicon.zipf(word.replace(/'.*$/, "")));
  const features = {
    words: words.length,
    syllables: words.reduce((sum, word) => sum + countSyllables(word, lexicon.pronunciation(word)), 0),
    rarestZipf: Math.round(Math.min(...zipfs) * 1000) / 1000,
  };
  const steps = oneStored({ sentence: text }, {}, [
    { mediaId: recording.id, kind: "audio", when: "review", alt: "" },
  ]);
  return {
    id: itemId(TYPE, itemFace(steps)),
    type: TYPE,
    version: source.version,
    steps,
    explanation: whatToMind(text, lexicon),
    features,
    cefr: level,
    params: priorParams(readingDifficulty({ ...features, level })),
    enemies: [],
    provenance: { source: source.source, licence: "own work", generator: "readings-1", seed },
    gates,
  };
}

const priorParams = (b: number): ItemParams => ({ model: "2pl", a: 1, b, c: 0, se: 0.7 });
