/** Speaks content/listening.yaml into public/audio/listening; with --check it only compares. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import { parse } from "yaml";
import { z } from "zod";

import { Recording, SpokenRecording, type SpokenSentence } from "@/lib/content/listening/listening-schema";
import { drawWaveform } from "@/lib/content/listening/waveform";
import { readServerEnv } from "@/lib/env/server";
import { openVoices } from "@/lib/services/media/open-voices";

const root = path.resolve(import.meta.dirname, "../..");
const folder = path.join(root, "public/audio/listening");
const synthesizer = openVoices(readServerEnv());
const indexFile = path.join(folder, "index.json");

/** The name changes with what is said, who says it and how it sounds, so that browsers may keep a file for ever. */
const fileOf = (text: string, voice: string) =>
  `${createHash("sha256")
    .update(`${synthesizer.engineOf(voice)}\n${voice}\n${text}`)
    .digest("hex")
    .slice(0, 16)}.mp3`;

const wanted = z
  .array(Recording)
  .parse(parse(readFileSync(path.join(root, "content/listening.yaml"), "utf8")));

function readIndex() {
  const read = existsSync(indexFile) ? JSON.parse(readFileSync(indexFile, "utf8")) : [];
  return z.array(SpokenRecording).safeParse(read).data ?? [];
}

const known = new Map(
  readIndex().flatMap(({ sentences }) => sentences.map((sentence) => [sentence.file, sentence])),
);

async function speakAll() {
  mkdirSync(folder, { recursive: true });
  const spoken: SpokenRecording[] = [];
  for (const { voice, sentences, ...recording } of wanted) {
    const done: SpokenRecording["sentences"] = [];
    for (const text of sentences) {
      const file = fileOf(text, voice);
      const full = path.join(folder, file);
      let sentence: SpokenSentence | undefined = existsSync(full) ? known.get(file) : undefined;
      if (!sentence) {
        const { mp3, seconds, peaks } = await synthesizer.synthesize(text, { voice, rate: "normal" });
        writeFileSync(full, mp3);
        sentence = { text, file, seconds: Math.round(seconds * 100) / 100, waveform: drawWaveform(peaks) };
      }
      done.push(sentence);
    }
    spoken.push({ ...recording, sentences: done });
    process.stdout.write(`${recording.id}: ${done.length} sentences\n`);
  }
  writeFileSync(indexFile, `${JSON.stringify(spoken, null, 2)}\n`);
  const used = new Set(spoken.flatMap(({ sentences }) => sentences.map(({ file }) => file)));
  for (const name of readdirSync(folder))
    if (name.endsWith(".mp3") && !used.has(name)) rmSync(path.join(folder, name));
}

function check() {
  const now = readIndex().map(({ sentences, ...rest }) => ({
    ...rest,
    files: sentences.map(({ file }) => file),
  }));
  const due = wanted.map(({ voice, sentences, ...rest }) => ({
    ...rest,
    files: sentences.map((text) => fileOf(text, voice)),
  }));
  const missing = due.flatMap(({ files }) => files).filter((file) => !existsSync(path.join(folder, file)));
  if (JSON.stringify(now) === JSON.stringify(due) && missing.length === 0) return;
  process.stdout.write(
    "public/audio/listening differs from content/listening.yaml; run npm run listening:build and commit the result\n",
  );
  process.exitCode = 1;
}

if (process.argv.includes("--check")) check();
else await speakAll();
await synthesizer.close();
