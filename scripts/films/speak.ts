/** Speaks sentences as MP3 files: [{text, voice}] comes on the standard input, the names of the files go to the output. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { json } from "node:stream/consumers";

import { z } from "zod";

import { createFliteSynthesizer } from "@/lib/speech/flite-synthesizer";
import { voices } from "@/lib/speech/synthesizer";

const Wanted = z.array(z.strictObject({ text: z.string(), voice: z.enum(voices) }));

/** Keeps what has been spoken. */
const folder = path.resolve(import.meta.dirname, "../../.cache/films");
mkdirSync(folder, { recursive: true });

const synthesizer = createFliteSynthesizer();
const files: string[] = [];
for (const { text, voice } of Wanted.parse(await json(process.stdin))) {
  const hash = createHash("sha256").update(`${synthesizer.engine}\n${voice}\n${text}`).digest("hex");
  const file = path.join(folder, `${hash.slice(0, 20)}.mp3`);
  if (!existsSync(file))
    writeFileSync(file, (await synthesizer.synthesize(text, { voice, rate: "normal" })).mp3);
  files.push(file);
}
await synthesizer.close();
process.stdout.write(JSON.stringify(files));
