import { readFile } from "node:fs/promises";
import path from "node:path";

import { expect, test } from "vitest";

import { speechSample } from "@/lib/content/corrections/speech-sample";
import { assessSpeech } from "@/scripts/site/speech-result";

test(
  "the page of speaking correction shows what the engines say of its samples today, and plays what they heard",
  { timeout: 120_000 },
  async () => {
    const { sample, sounds } = await assessSpeech(speechSample);
    expect(sample).toEqual(speechSample);
    const files = [speechSample.aloud.audio, speechSample.free.audio];
    for (const [at, file] of files.entries()) {
      const played = await readFile(path.resolve(import.meta.dirname, "../../public", file.slice(1)));
      expect(played.equals(sounds[at] ?? Buffer.alloc(0))).toBe(true);
    }
  },
);
