import { dictationDifficulty, priorParams } from "@/lib/bank/difficulty";
import { firstFailure, type Built, type Gate } from "@/lib/bank/gate";
import type { ListenAndTypeItem } from "@/lib/bank/item";
import { contentHash, itemId } from "@/lib/bank/item-id";
import type { Lexicon } from "@/lib/bank/lexicon";
import { heteronyms } from "@/lib/bank/listen-and-type/heteronyms";
import { nearDuplicateFilter } from "@/lib/bank/near-duplicate";
import { sentenceGates } from "@/lib/bank/sentence-gates";
import type { DictationSentence } from "@/lib/bank/sources";
import { explain } from "@/lib/questions/explanations";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";

const TYPE = "listen-and-type";
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
): Built<ListenAndTypeItem> {
  const filter = nearDuplicateFilter(DUPLICATE_OVERLAP);
  const gates = [
    ...dictationGates(lexicon),
    { name: "near-duplicate", passes: ({ sentence }: Candidate) => filter.isNew(sentence) },
  ];
  const passed = gates.map(({ name }) => name);
  const built: Built<ListenAndTypeItem> = { generated: sources.length, accepted: [], rejected: [] };

  for (const source of sources) {
    const gate = firstFailure(gates, { source, sentence: source.text });
    if (gate !== null) {
      built.rejected.push({ candidate: source.text, gate });
      continue;
    }
    filter.keep(source.text);
    built.accepted.push(toItem(source, passed, lexicon, seed));
  }
  return built;
}

function voiceOf(text: string) {
  const index = Number.parseInt(contentHash({ voiceOf: text }).slice(0, 8), 16) % voices.length;
  return voices[index] ?? voices[0];
}

function toItem(
  source: DictationSentence,
  gates: string[],
  lexicon: Lexicon,
  seed: string,
): ListenAndTypeItem {
  const { text } = source;
  const voice = voiceOf(text);
  const words = splitWords(text);
  const zipfs = words.map((word) => lexicon.zipf(word.replace(/'.*$/, "")));
  const features = {
    words: words.length,
    letters: words.join("").length,
    meanZipf: round(zipfs.reduce((sum, zipf) => sum + zipf, 0) / zipfs.length),
    rarestZipf: round(Math.min(...zipfs)),
  };
  const prompt = { audio: contentHash({ audio: TYPE, text, voice }).slice(0, 32), plays: 3 as const };
  const b = dictationDifficulty({ ...features, level: source.level });

  return {
    id: itemId(TYPE, prompt),
    type: TYPE,
    version: source.version,
    prompt,
    key: { text, voice },
    explanation: [
      explain("dictation-focus", { focus: source.focus }),
      explain("dictation-note", { note: source.note }),
    ],
    features,
    cefr: source.level,
    params: priorParams[TYPE](b),
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

const round = (value: number) => Math.round(value * 1000) / 1000;
