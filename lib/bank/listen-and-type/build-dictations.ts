import { dictationDifficulty } from "@/lib/bank/difficulty";
import { firstFailure, type Built, type Gate, type Rejection } from "@/lib/bank/gate";
import type { ItemOf, ItemParams } from "@/lib/bank/item";
import { contentHash, itemFace, itemId } from "@/lib/bank/item-id";
import type { Lexicon } from "@/lib/bank/lexicon";
import type { BankMedia } from "@/lib/bank/media";
import { heteronyms } from "@/lib/bank/listen-and-type/heteronyms";
import { nearDuplicateFilter } from "@/lib/bank/near-duplicate";
import { sentenceGates } from "@/lib/bank/sentence-gates";
import type { DictationSentence } from "@/lib/bank/listen-and-type/sources";
import { explain } from "@/lib/questions/explanations";
import { oneStored } from "@/lib/questions/stored-step";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";

const TYPE = "listen-and-type";
type DictationItem = ItemOf<typeof TYPE>;
const DUPLICATE_OVERLAP = 0.5;

/** The voices of the embedded synthesizer, spread over the items by the hash of the text. */
export const voices = ["slt", "rms", "awb"] as const;

type Candidate = { source: DictationSentence; sentence: string };

function dictationGates(lexicon: Lexicon): Gate<Candidate>[] {
  return [
    ...sentenceGates(lexicon),
    {
      name: "one-spelling",
      passes: ({ sentence }) =>
        splitWords(sentence).every((word) => lexicon.regional.otherForm(word) === null),
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
    { name: "note-shape", passes: ({ source }) => /^[^A-Z].*\.$/.test(source.note) },
    { name: "note-quotes-sentence", passes: ({ source, sentence }) => quotesSentence(source.note, sentence) },
  ];
}

/** The first phrase a note quotes must be in the sentence, or the note belongs to another. */
function quotesSentence(note: string, sentence: string) {
  const quoted = /“([^”]*)”/.exec(note)?.[1];
  return quoted === undefined || splitWords(sentence).join(" ").includes(splitWords(quoted).join(" "));
}

export function buildDictations(
  sources: readonly DictationSentence[],
  lexicon: Lexicon,
  seed: string,
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
      rejected.push({ candidate: source.text, gate });
      continue;
    }
    filter.keep(source.text);
    const recording = recordingOf(source.text);
    media.push(recording);
    accepted.push(toItem({ source, recording, gates: passed, lexicon, seed }));
  }
  return { generated: sources.length, accepted, rejected, media };
}

function voiceOf(text: string) {
  const index = Number.parseInt(contentHash({ voiceOf: text }).slice(0, 8), 16) % voices.length;
  return voices[index] ?? voices[0];
}

/** What is heard: its id says nothing of the text. */
function recordingOf(text: string): BankMedia {
  const voice = voiceOf(text);
  return {
    id: contentHash({ audio: TYPE, text, voice }).slice(0, 32),
    kind: "audio",
    source: { from: "speech", text, voice },
    licence: "own work",
    attribution: null,
  };
}

type Parts = {
  source: DictationSentence;
  recording: BankMedia;
  gates: string[];
  lexicon: Lexicon;
  seed: string;
};

function toItem({ source, recording, gates, lexicon, seed }: Parts): DictationItem {
  const { text } = source;
  const words = splitWords(text);
  const zipfs = words.map((word) => lexicon.zipf(word.replace(/'.*$/, "")));
  const features = {
    words: words.length,
    letters: words.join("").length,
    meanZipf: round(zipfs.reduce((sum, zipf) => sum + zipf, 0) / zipfs.length),
    rarestZipf: round(Math.min(...zipfs)),
  };
  const steps = oneStored({ plays: 3 as const }, { text }, [
    { mediaId: recording.id, kind: "audio", when: "prompt", alt: "" },
  ]);
  const b = dictationDifficulty({ ...features, level: source.level });

  return {
    id: itemId(TYPE, itemFace(steps)),
    type: TYPE,
    version: source.version,
    steps,
    explanation: [
      explain("dictation-focus", { focus: source.focus }),
      explain("dictation-note", { note: source.note }),
    ],
    features,
    cefr: source.level,
    params: priorParams(b),
    enemies: [],
    provenance: {
      source: "content/bank/listen-and-type.yaml",
      licence: "own work",
      generator: "dictations-1",
      seed,
    },
    gates,
  };
}

const priorParams = (b: number): ItemParams => ({ model: "2pl", a: 1.3, b, c: 0, se: 0.6 });

const round = (value: number) => Math.round(value * 1000) / 1000;
