import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import source from "@/lib/content/corrections/speech-sample.json" with { type: "json" };
import { assessSpeech } from "@/scripts/site/speech-result";

const root = path.resolve(import.meta.dirname, "../..");

/** Has both samples of the page of speaking correction spoken and judged anew: what is said is written by hand, the rest here. */
async function speakSamples() {
  const { sample, sounds } = await assessSpeech(source);
  await mkdir(path.join(root, "public/audio/speaking"), { recursive: true });
  const files = [sample.aloud.audio, sample.free.audio];
  for (const [at, file] of files.entries()) {
    const sound = sounds[at];
    if (sound) await writeFile(path.join(root, "public", file), sound);
  }
  const file = path.join(root, "lib/content/corrections/speech-sample.json");
  await writeFile(file, `${JSON.stringify(sample, null, 2)}\n`);
  const { aloud, free } = sample;
  process.stdout.write(
    `Reading: ${aloud.result.total} of 100, ${aloud.result.judged.filter(({ state }) => state !== "read").length} words not read. ` +
      `Answer: ${free.result.speechSeconds} of ${free.result.seconds} s, ${free.result.pauses.length} pauses.\n`,
  );
}

void speakSamples();
