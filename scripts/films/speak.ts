/** Speaks sentences as MP3 files: [{text, voice}] comes on the standard input, the names of the files go to the output. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { json } from "node:stream/consumers";

import { z } from "zod";

import { Voice } from "@/lib/speech/synthesizer";
import { openVoices } from "@/lib/services/media/open-voices";
import { readServerEnv } from "@/lib/env/server";

const Wanted = z.array(z.strictObject({ text: z.string(), voice: Voice }));

/** Keeps what has been spoken. */
const folder = path.resolve(import.meta.dirname, "../../.cache/films");
mkdirSync(folder, { recursive: true });

const synthesizer = openVoices(readServerEnv());
const files: string[] = [];
for (const { text, voice } of Wanted.parse(await json(process.stdin))) {
  const hash = createHash("sha256")
    .update(`${synthesizer.engineOf(voice)}\n${voice}\n${text}`)
    .digest("hex");
  const file = path.join(folder, `${hash.slice(0, 20)}.mp3`);
  if (!existsSync(file))
    writeFileSync(file, (await synthesizer.synthesize(text, { voice, rate: "normal" })).mp3);
  files.push(file);
}
await synthesizer.close();
process.stdout.write(JSON.stringify(files));
