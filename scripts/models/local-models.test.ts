import { mkdtemp, rm, symlink, truncate } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { MPEGDecoder } from "mpg123-decoder";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { createLocalTranscriber } from "@/lib/speech/local-transcriber";
import { createLocalVoices } from "@/lib/speech/local-voices";
import { measureLoudness } from "@/lib/speech/measure-loudness.mjs";
import { libraryFolder } from "@/lib/speech/models/speech-library";
import { createVoices } from "@/lib/speech/voices";
import { addModel, removeModel } from "@/scripts/models/add-model";
import { installLibrary } from "@/scripts/models/install-library";
import { type Answer, serveFile, startFileServer } from "@/tests/factories/file-server";
import {
  tinyDetector,
  tinyDetectorFile,
  tinyEar,
  tinyEarArchive,
  tinyVoice,
  tinyVoiceArchive,
} from "@/tests/factories/tiny-models";

let models = "";
let server: Awaited<ReturnType<typeof startFileServer>>;
const answer: Answer = (request, response) => {
  const files = { voice: tinyVoiceArchive(), ear: tinyEarArchive(), detector: tinyDetectorFile() };
  const file = Object.entries(files).find(([name]) => request.url === `/${name}`)?.[1];
  serveFile(file ?? Buffer.alloc(0))(request, response);
};

/** The library comes from npm once, as for an operator, and is kept for the next run. */
beforeAll(async () => {
  const kept = path.resolve(".cache/speech-library");
  await installLibrary(kept);
  models = await mkdtemp(path.join(os.tmpdir(), "bandwise-models-"));
  await symlink(libraryFolder(kept), libraryFolder(models));
  server = await startFileServer(answer);
  await addModel(tinyVoice(`${server.address}/voice`), { models });
  await addModel(tinyEar(`${server.address}/ear`), { models });
}, 180_000);
afterAll(async () => {
  await server.close();
  await rm(models, { recursive: true, force: true });
});

const text = "The library opens at nine.";
const tone = (spans: [number, number][], seconds: number, sampleRate = 16_000) => ({
  sampleRate,
  samples: Float32Array.from({ length: seconds * sampleRate }, (_, index) =>
    spans.some(([start, end]) => index >= start * sampleRate && index < end * sampleRate)
      ? 0.3 * Math.sin(index / 8)
      : 0,
  ),
});

describe("a voice of an added model", () => {
  test("speaks as loud as every voice, as slowly as is asked, and says what it is", async () => {
    const voices = createVoices({ models });
    const speak = (more: { rate?: "slow"; wordsAMinute?: number } = {}) =>
      voices.synthesize(text, { voice: "tiny-voice/tone", rate: "normal", ...more });
    const [own, limited, slow] = [
      await speak(),
      await speak({ wordsAMinute: 90 }),
      await speak({ rate: "slow" }),
    ];
    await voices.close();
    expect(own.engine).toBe("sherpa-onnx/tiny-voice/mp3-48/level-16");
    expect((60 * 5) / (limited.seconds - 0.4)).toBeGreaterThan(85);
    expect((60 * 5) / (limited.seconds - 0.4)).toBeLessThan(91);
    expect((slow.seconds - 0.4) / (own.seconds - 0.4)).toBeCloseTo(4 / 3, 1);
    const decoder = new MPEGDecoder();
    await decoder.ready;
    const { channelData, sampleRate } = decoder.decode(own.mp3);
    const { lufs } = measureLoudness({ sampleRate, samples: channelData[0] ?? new Float32Array() });
    decoder.free();
    expect(Math.abs(lufs + 16)).toBeLessThan(0.6);
  });

  test("is refused in words when it is not there, cut, or no voice", async () => {
    const local = createLocalVoices(models);
    const speak = (voice: string) => local.synthesize(text, { voice, rate: "normal" });
    await expect(speak("tiny-voice/none")).rejects.toThrow("choose from tone");
    await expect(speak("tiny-ear/tone")).rejects.toThrow("does not speak");
    await expect(speak("other/tone")).rejects.toThrow("npm run models -- add other");
    await addModel({ ...tinyVoice(`${server.address}/voice`), name: "cut-voice" }, { models });
    await truncate(path.join(models, "cut-voice", "model.onnx"), 400);
    await expect(speak("cut-voice/tone")).rejects.toThrow("model.onnx has 400 bytes instead of");
    await removeModel(models, "cut-voice");
    await expect(speak("cut-voice/tone")).rejects.toThrow("has not been added");
    await local.close();
  });

  test("whose graph is nonsense fails its call, and the next one is served", async () => {
    const local = createLocalVoices(models);
    const speak = (voice: string) => local.synthesize(text, { voice, rate: "normal" });
    const entry = tinyVoice(`${server.address}/voice`);
    if (entry.for !== "speech") throw new Error("no voice");
    const files = {
      family: "vits",
      model: "tokens.txt",
      tokens: "tokens.txt",
      lexicon: "lexicon.txt",
    } as const;
    await addModel({ ...entry, name: "wrong-voice", files }, { models });
    await expect(speak("wrong-voice/tone")).rejects.toMatchObject({ name: "EngineFault" });
    expect((await speak("tiny-voice/tone")).seconds).toBeGreaterThan(0.5);
    await local.close();
  });
});

describe("an added model that hears", () => {
  test("gives words with their times", async () => {
    const ear = createLocalTranscriber(models, "tiny-ear");
    const heard = await ear.transcribe(tone([[1, 2.5]], 4));
    expect(heard).toMatchObject({
      text: "the library opens",
      timing: "recognized",
      engine: "sherpa-onnx/tiny-ear",
    });
    expect(heard.words.map(({ word }) => word)).toEqual(["the", "library", "opens"]);
    const [first, second] = heard.words;
    expect(first?.start).toBeCloseTo(0.8, 1);
    expect(second?.start).toBeCloseTo(0.8 + 0.16, 1);
    expect(first?.end).toBe(second?.start);
    await ear.close();
  });

  test("hears nothing in silence, and takes long speech in parts", async () => {
    const ear = createLocalTranscriber(models, "tiny-ear");
    expect(await ear.transcribe(tone([], 3))).toMatchObject({ text: "", words: [] });
    const long = await ear.transcribe(
      tone(
        [
          [0, 20],
          [21, 45],
        ],
        46,
        22_050,
      ),
    );
    expect(long.text).toBe("the library opens the library opens");
    expect(long.words[3]?.start).toBeGreaterThan(20);
    await expect(ear.transcribe(tone([], 301, 8_000))).rejects.toThrow("longer");
    await ear.close();
  });

  test("finds speech by the model for it, once that was added", async () => {
    await addModel(tinyDetector(`${server.address}/detector`), { models });
    const ear = createLocalTranscriber(models, "tiny-ear");
    const { text: heard, words } = await ear.transcribe(
      tone(
        [
          [0, 20],
          [22, 45],
        ],
        46,
        22_050,
      ),
    );
    expect(heard).toContain("the library opens the library opens");
    expect(words[3]?.start).toBeGreaterThan(20);
    await removeModel(models, "tiny-detector");
    await ear.close();
  });

  test("is stopped when its caller leaves", async () => {
    const ear = createLocalTranscriber(models, "tiny-ear");
    const leaving = AbortSignal.abort();
    await expect(ear.transcribe(tone([[0, 1]], 2), leaving)).rejects.toMatchObject({ reason: "stopped" });
    await ear.close();
  });
});
