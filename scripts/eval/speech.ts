import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";

import { parse } from "yaml";
import { z } from "zod";

import { seededRandom, shuffle } from "@/lib/bank/seeded-random";
import { createFliteSynthesizer } from "@/lib/speech/flite-synthesizer";
import { createReadingAssessor, readingSampleRate } from "@/lib/speech/read-aloud/assess-reading";
import { readingWords } from "@/lib/speech/read-aloud/reading-words";
import { embeddedVoices } from "@/lib/speech/synthesizer";
import { evaluateFreeSpeech, readAnswers } from "@/scripts/eval/free-speech";
import { evaluateHeardSpeech, noiseLevels } from "@/scripts/eval/heard-speech";
import {
  accented,
  furtherLanguages,
  music,
  noise,
  otherLanguages,
  speak,
  withNoise,
} from "@/scripts/eval/speech-fixtures";

const usage = "npm run eval:speech -- [--sentences=48] [--answers=24] [--seed=1]; 0 leaves a part out";
const { values } = parseArgs({
  options: {
    sentences: { type: "string", default: "48" },
    answers: { type: "string", default: "24" },
    seed: { type: "string", default: "1" },
  },
});
const wanted = Number(values.sentences);
const answers = Number(values.answers);
if (![wanted, answers].every((count) => count === 0 || (Number.isInteger(count) && count >= 4)))
  throw new Error(usage);

const folder = path.resolve(import.meta.dirname, "../../content/bank/sentences");
const Sentences = z.object({ sentences: z.array(z.object({ text: z.string() })) });
/** Short words of grammar: a learner who drops one is heard less surely, so they are counted apart. */
const small = new Set(
  "the a an of to in on at and or is was were are be by for it its his her he she they we i you my our with that this as has had have not from but so if than then them their me us".split(
    " ",
  ),
);
/** What must be reached; anything below ends the command with 1. */
const limits = { omissions: 0.98, omissionAlarms: 0.02, substitutions: 0.88, substitutionAlarms: 0.06 };

const synthesizer = createFliteSynthesizer();
const assessor = createReadingAssessor();
const random = seededRandom(values.seed);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

async function readSentences() {
  const files = (await readdir(folder)).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
  return texts.flatMap((text) =>
    Sentences.parse(parse(text)).sentences.map(({ text: each }) => each.replaceAll(/[[\]]/g, "")),
  );
}

type Count = { of: number; found: number };
const counts = new Map<string, Count>();
function count(name: string, isFound: boolean) {
  const known = counts.get(name) ?? { of: 0, found: 0 };
  counts.set(name, { of: known.of + 1, found: known.found + (isFound ? 1 : 0) });
}
const shareOf = (name: string) => {
  const { of, found } = counts.get(name) ?? { of: 0, found: 0 };
  return of === 0 ? Number.NaN : found / of;
};

/** A word of a sentence that stands in it once. */
function chooseWord(words: readonly string[], isSmall: boolean) {
  const places = [...words.keys()].filter((place) => {
    const word = words[place] ?? "";
    return small.has(word) === isSmall && words.indexOf(word) === words.lastIndexOf(word);
  });
  return places.length > 0 ? pick(places) : null;
}

async function readWithout(text: string, words: readonly string[], voice: (typeof embeddedVoices)[number]) {
  for (const isSmall of [false, true]) {
    const place = chooseWord(words, isSmall);
    if (place === null) continue;
    const said = words.filter((_, at) => at !== place).join(" ");
    const result = await assessor.assess(await speak(synthesizer, said, voice), text);
    const state = result.status === "scored" ? result.judged[place]?.state : null;
    count(isSmall ? "smallOmissions" : "omissions", state === "skipped" || state === "changed");
  }
}

async function readWithAnother(
  text: string,
  words: readonly string[],
  voice: (typeof embeddedVoices)[number],
  vocabulary: readonly string[],
) {
  const place = chooseWord(words, false);
  if (place === null) return;
  const word = words[place] ?? "";
  const alike = vocabulary.filter((each) => each !== word && Math.abs(each.length - word.length) <= 3);
  const other = pick(alike);
  const said = words.with(place, other).join(" ");
  const result = await assessor.assess(await speak(synthesizer, said, voice), text);
  const isFound = result.status === "scored" && result.judged[place]?.state !== "read";
  count("substitutions", isFound);
  if (!isFound) missedWords.push(`${other} for ${word}, ${voice}`);
}
const missedWords: string[] = [];

/** Every word is the text's here, though not as the engine knows it. */
async function countChanged(name: string, text: string, sound: Float32Array) {
  const result = await assessor.assess(sound, text);
  if (result.status !== "scored") return;
  for (const { state } of result.judged) count(name, state === "changed");
}

async function readAsItIs(text: string, sound: Float32Array) {
  const result = await assessor.assess(sound, text);
  count("clean", result.status === "scored");
  if (result.status !== "scored") return;
  for (const { state } of result.judged) {
    count("omissionAlarms", state === "skipped");
    count("substitutionAlarms", state === "changed");
  }
  scores.push(result.total);
}
const scores: number[] = [];

/** A reader who loses a third of the words: some are left out, some are others. */
async function readPoorly(
  text: string,
  words: readonly string[],
  voice: (typeof embeddedVoices)[number],
  vocabulary: readonly string[],
) {
  const chance = seededRandom(text);
  const other = () => vocabulary[Math.floor(chance() * vocabulary.length)] ?? "";
  const said = words.flatMap((word, at) => (at % 3 !== 1 ? [word] : chance() < 0.5 ? [] : [other()]));
  const sound = await speak(synthesizer, said.join(" "), voice);
  count("poorScored", (await assessor.assess(sound, text)).status === "scored");
}

async function hearWhatIsNoReading(
  text: string,
  other: string,
  further: string,
  voice: (typeof embeddedVoices)[number],
) {
  const sounds = {
    silence: new Float32Array(5 * readingSampleRate),
    noise: noise(5, 0.3, text),
    music: music(5),
    otherText: await speak(synthesizer, other, voice),
    otherLanguage: await speak(synthesizer, pick(otherLanguages), voice),
    furtherLanguage: await speak(synthesizer, further, voice),
  };
  for (const [name, sound] of Object.entries(sounds))
    count(`${name}Unheard`, (await assessor.assess(sound, text)).status === "unheard");
}

const unheard = ["silence", "noise", "music", "otherText", "otherLanguage", "furtherLanguage"];

/** The figures that miss their limit. */
function missed() {
  const least = {
    omissions: limits.omissions,
    substitutions: limits.substitutions,
    poorScored: 1,
    scoredAt20dB: 1,
  };
  const most = {
    omissionAlarms: limits.omissionAlarms,
    substitutionAlarms: limits.substitutionAlarms,
    scoredAt5dB: 0,
  };
  return [
    ...Object.entries(least).filter(([name, limit]) => shareOf(name) < limit),
    ...Object.entries(most).filter(([name, limit]) => shareOf(name) > limit),
    ...unheard.map((name) => [`${name}Unheard`, 1] as const).filter(([name]) => shareOf(name) < 1),
  ].map(([name]) => name);
}

async function readEach(sentences: readonly string[]) {
  const vocabulary = sentences
    .flatMap((text) => readingWords(text).map(({ word }) => word))
    .filter((word) => !small.has(word));
  for (const [at, text] of sentences.entries()) {
    const voice = embeddedVoices[at % embeddedVoices.length] ?? "rms";
    const words = readingWords(text).map(({ word }) => word);
    const sound = await speak(synthesizer, text, voice);
    await readAsItIs(text, sound);
    await readWithout(text, words, voice);
    await readWithAnother(text, words, voice, vocabulary);
    await countChanged(
      "accentAlarms",
      text,
      await speak(synthesizer, accented(text, Math.floor(at / embeddedVoices.length)), voice),
    );
    process.stderr.write(`\r${at + 1} of ${sentences.length}`);
    if (at % 4 !== 0) continue;
    const further = furtherLanguages[(at / 4) % furtherLanguages.length] ?? "";
    await hearWhatIsNoReading(text, sentences[(at + 1) % sentences.length] ?? "", further, voice);
    await readPoorly(text, words, voice, vocabulary);
    await countChanged("alarmsAt20dB", text, withNoise(sound, 20, text));
    for (const level of noiseLevels) {
      const { status } = await assessor.assess(withNoise(sound, level, text), text);
      count(`scoredAt${level}dB`, status === "scored");
    }
  }
  process.stderr.write("\n");
}

async function main() {
  const started = performance.now();
  await readEach(shuffle(await readSentences(), random).slice(0, wanted));
  const texts = await readAnswers(answers);
  const freeSpeech = answers > 0 ? await evaluateFreeSpeech(synthesizer, texts) : null;
  const heardSpeech = answers > 0 ? await evaluateHeardSpeech(synthesizer, texts) : null;
  const over = [...(wanted > 0 ? missed() : []), ...(freeSpeech?.over ?? []), ...(heardSpeech?.over ?? [])];
  const figures = {
    fixtures: "synthetic voices: flite rms, slt, awb; no learner's reading is among them",
    seed: values.seed,
    sentences: wanted,
    shares: Object.fromEntries(
      [...counts].map(([name, { of }]) => [name, { share: Number(shareOf(name).toFixed(4)), of }]),
    ),
    missedWords,
    lowestCleanScore: scores.length > 0 ? Math.min(...scores) : null,
    minutes: Number(((performance.now() - started) / 60_000).toFixed(1)),
    ...{ freeSpeech, heardSpeech },
    lowestScoredDecibels: Math.min(...noiseLevels.filter((level) => shareOf(`scoredAt${level}dB`) === 1)),
    limits,
    over,
  };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  process.exitCode = over.length > 0 ? 1 : 0;
}

try {
  await main();
} finally {
  await synthesizer.close();
  await assessor.close();
}
