/**
 * How many words of a voice are misheard, in so many sentences of each level at its pace.
 *
 * With a transcriber of this installation (`npm run models`) the result is kept, and the voice may speak the bank.
 * `--write <folder>` writes the sentences for a recognizer that is no part of the product, `--heard <folder>` counts.
 */
import { parseArgs } from "node:util";

import { readServerEnv } from "@/lib/env/server";
import { keepMeasured } from "@/lib/services/bank/measured-voices";
import { openTranscriber, openVoices } from "@/lib/services/media/open-voices";
import { openSoundFiles } from "@/lib/speech/sound-files";
import { Voice } from "@/lib/speech/synthesizer";
import { drawSentences, readHeard, wordErrorsByLevel, writeSentences } from "@/scripts/bank/heard-sentences";
import { readRecordings } from "@/scripts/bank/read-recordings";

const usage =
  "npm run voices:measure -- --voice <voice> [--n 100] [--seed 1] [--write <folder>] | --heard <folder>";
const { values } = parseArgs({
  options: {
    voice: { type: "string" },
    n: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    write: { type: "string" },
    heard: { type: "string" },
  },
});
const say = (line: unknown) => process.stdout.write(`${JSON.stringify(line)}\n`);

if (values.heard !== undefined) for (const row of wordErrorsByLevel(readHeard(values.heard))) say(row);
else await speak();

async function speak() {
  const voice = Voice.safeParse(values.voice).data;
  if (voice === undefined) throw new Error(usage);
  const env = readServerEnv();
  const voices = openVoices(env);
  const sounds = openSoundFiles();
  const wanted = drawSentences(readRecordings("content/bank/media", voice), Number(values.n), values.seed);
  try {
    const spoken = [];
    for (const { level, spoken: recording } of wanted) {
      const { text, ...options } = recording;
      const { mp3 } = await voices.synthesize(text, options);
      const { wave } = await sounds.finish(mp3, text, { keepsWave: true });
      if (wave) spoken.push({ level, text, wave });
    }
    if (values.write === undefined) await hear(voice, spoken);
    else writeSentences(values.write, spoken);
  } finally {
    await voices.close();
    await sounds.close();
  }
}

type Spoken = Parameters<typeof writeSentences>[1];

async function hear(voice: string, spoken: Spoken) {
  const env = readServerEnv();
  const transcriber = await openTranscriber(env);
  if (!transcriber) throw new Error("Nothing here hears speech: npm run models, or --write <folder>.");
  const heard = [];
  for (const { level, text, wave } of spoken)
    heard.push({ file: "", level, text, heard: (await transcriber.transcribe(wave)).text });
  await transcriber.close();
  const rows = wordErrorsByLevel(heard);
  for (const row of rows) say(row);
  const { percent = 100, words = 1 } = rows.at(-1) ?? {};
  const on = new Date().toISOString().slice(0, 10);
  await keepMeasured(env.dataDir, voice, {
    ...{ percent, words, sentences: heard.length, engine: transcriber.engine, on },
  });
}
