import { dictationDifficulty } from "@/lib/bank/difficulty";
import { firstFailure, type Built, type Gate, type Rejection } from "@/lib/bank/gate";
import type { ItemOf, ItemParams } from "@/lib/bank/item";
import { contentHash, itemFace, itemId } from "@/lib/bank/item-id";
import type { Lexicon } from "@/lib/bank/lexicon";
import type { BankMedia } from "@/lib/bank/media";
import { heteronyms } from "@/lib/bank/listen-and-type/heteronyms";
import { nearDuplicateFilter } from "@/lib/bank/near-duplicate";
import { wordsAMinute } from "@/lib/bank/pace";
import { sentenceGates } from "@/lib/bank/sentence-gates";
import { ownersAlike } from "@/lib/bank/listen-and-type/owners";
import type { DictationSentence } from "@/lib/bank/listen-and-type/sources";
import { twoSpellings } from "@/lib/bank/listen-and-type/two-spellings";
import { whatIsHard } from "@/lib/bank/listen-and-type/what-is-hard";
import { oneStored } from "@/lib/questions/stored-step";
import { knownBefore, type WordLevels } from "@/lib/bank/word-levels";
import { clearestVoice } from "@/lib/bank/voices";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";

const TYPE = "listen-and-type";
type DictationItem = ItemOf<typeof TYPE>;
const DUPLICATE_OVERLAP = 0.5;

/** Recordings were spread over these voices once; their ids, and with them those of the items, still say so. */
const namedAfter = ["slt", "rms", "awb"] as const;

/** A sentence and the file it comes from. */
type Source = DictationSentence & { source: string };

type Candidate = { source: Source; sentence: string };

function dictationGates(lexicon: Lexicon): Gate<Candidate>[] {
  return [
    ...sentenceGates(lexicon),
    {
      name: "one-spelling",
      passes: ({ sentence }) =>
        splitWords(sentence).every((word) => lexicon.regional.otherForm(word) === null) &&
        twoSpellings(sentence, lexicon) === null,
    },
    {
      name: "one-pronunciation",
      passes: ({ sentence }) => !splitWords(sentence).some((word) => heteronyms.has(word)),
    },
    {
      name: "pronounceable",
      passes: ({ sentence }) =>
        splitWords(sentence).every(
          (word) => (lexicon.pronunciation(word) ?? lexicon.pronunciation(word.replace(/'s$/, ""))) !== null,
        ),
    },
    { name: "hint", passes: ({ sentence }) => whatIsHard(sentence, lexicon).length > 0 },
  ];
}

export function buildDictations(
  sources: readonly Source[],
  { lexicon, seed, levels }: { lexicon: Lexicon; seed: string; levels: WordLevels },
): Built<DictationItem> & { media: BankMedia[] } {
  const filter = nearDuplicateFilter(DUPLICATE_OVERLAP);
  const gates = [
    ...dictationGates(lexicon),
    { name: "near-duplicate", passes: ({ sentence }: Candidate) => filter.isNew(sentence) },
  ];
  const passed = gates.map(({ name }) => name);
  const media: BankMedia[] = [];
  const accepted: DictationItem[] = [];
  const rejected: Rejection[] = [];

  for (const source of sources) {
    const gate = firstFailure(gates, { source, sentence: source.text });
    if (gate !== null) {
      rejected.push({ candidate: source.text, gate, level: source.level });
      continue;
    }
    filter.keep(source.text);
    const recording = recordingOf(source);
    media.push(recording);
    accepted.push(toItem({ source, recording, gates: passed, lexicon, seed, levels }));
  }
  return { generated: sources.length, accepted, rejected, media };
}

function nameOf(text: string) {
  const index = Number.parseInt(contentHash({ voiceOf: text }).slice(0, 8), 16) % namedAfter.length;
  return namedAfter[index] ?? namedAfter[0];
}

/** What is heard: its id says nothing of the text. */
function recordingOf({ text, level }: Source): BankMedia {
  return {
    id: contentHash({ audio: TYPE, text, voice: nameOf(text) }).slice(0, 32),
    kind: "audio",
    source: { from: "speech", text, voice: clearestVoice, wordsAMinute: wordsAMinute[level] },
    licence: "own work",
    attribution: null,
  };
}

type Parts = {
  source: Source;
  recording: BankMedia;
  gates: string[];
  lexicon: Lexicon;
  seed: string;
  levels: WordLevels;
};

function toItem({ source, recording, gates, lexicon, seed, levels }: Parts): DictationItem {
  const { text } = source;
  const words = splitWords(text);
  const zipfs = words.map((word) => lexicon.zipf(word.replace(/'.*$/, "")));
  const features = {
    words: words.length,
    letters: words.join("").length,
    meanZipf: round(zipfs.reduce((sum, zipf) => sum + zipf, 0) / zipfs.length),
    rarestZipf: round(Math.min(...zipfs)),
  };
  const alike = ownersAlike(text, lexicon);
  const key = alike.length > 0 ? { text, alike } : { text };
  const steps = oneStored({ plays: 3 as const }, key, [
    { mediaId: recording.id, kind: "audio", when: "prompt", alt: "" },
  ]);
  const b = dictationDifficulty({ ...features, level: source.level });

  return {
    id: itemId(TYPE, itemFace(steps)),
    type: TYPE,
    version: source.version,
    steps,
    explanation: hintsFor(source, lexicon, levels),
    features,
    cefr: source.level,
    params: priorParams(b),
    enemies: [],
    provenance: {
      source: source.source,
      licence: "own work",
      generator: "dictations-2",
      seed,
    },
    gates,
  };
}

/** A word that learners know before the sentence's level is named only where nothing else is hard. */
function hintsFor({ text, level }: Source, lexicon: Lexicon, levels: WordLevels) {
  const lines = whatIsHard(text, lexicon, knownBefore(level, levels));
  return lines.length > 0 ? lines : whatIsHard(text, lexicon);
}

const priorParams = (b: number): ItemParams => ({ model: "2pl", a: 1.3, b, c: 0, se: 0.6 });

const round = (value: number) => Math.round(value * 1000) / 1000;
