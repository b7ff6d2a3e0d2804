import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { capture, toFile } from "@/components/recorder/capture";
import { createRecordingDecoder } from "@/lib/speech/recording-decoder";

const sampleRate = 48_000;
const second = Float32Array.from(
  { length: sampleRate },
  (_, at) => 0.5 * Math.sin((2 * Math.PI * 440 * at) / sampleRate),
);

class FakeRecorder {
  static supported: readonly string[] = [];
  static isTypeSupported = (type: string) => FakeRecorder.supported.includes(type);
  state = "inactive";
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onstop: (() => void) | null = null;
  constructor(
    readonly stream: unknown,
    readonly options: { mimeType: string },
  ) {}
  start() {
    this.state = "recording";
  }
  stop() {
    this.state = "inactive";
    this.ondataavailable?.({ data: new Blob(["opus"]) });
    this.onstop?.();
  }
}

/** What `public/recorder/pcm-worklet.js` does: a second at a time, and what is left of one before it says that it ends. */
class FakeTap {
  port = {
    onmessage: (_event: { data: unknown }) => undefined,
    postMessage: () => {
      this.port.onmessage({ data: second });
      this.port.onmessage({ data: second.slice(0, sampleRate / 2) });
      this.port.onmessage({ data: null });
    },
  };
}

const modules: string[] = [];
class FakeStream {}
class FakeContext {
  sampleRate = sampleRate;
  audioWorklet = { addModule: async (address: string) => void modules.push(address) };
  createMediaStreamSource = () => ({ connect: () => undefined, disconnect: () => undefined });
}

beforeEach(() => {
  modules.length = 0;
  vi.stubGlobal("MediaRecorder", FakeRecorder);
  vi.stubGlobal("MediaStream", FakeStream);
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal("AudioWorkletNode", FakeTap);
});
afterEach(() => vi.unstubAllGlobals());

async function record() {
  const chunks: ArrayBuffer[] = [];
  const running = await capture(new MediaStream(), new AudioContext(), {
    onChunk: (bytes) => chunks.push(bytes),
    onEnd: () => undefined,
  });
  await running.stop();
  return { contentType: running.contentType, file: toFile(running.contentType, chunks) };
}

test("a browser that records Opus in WebM does so", async () => {
  FakeRecorder.supported = ["audio/webm;codecs=opus", "audio/mp4"];
  const { contentType, file } = await record();
  expect(contentType).toBe("audio/webm");
  expect(await file.text()).toBe("opus");
  expect(modules).toEqual([]);
});

test.each([
  ["records MP4 only", ["audio/mp4", "audio/mp4;codecs=mp4a.40.2"]],
  ["records WebM with another sound", ["audio/webm", "audio/webm;codecs=pcm"]],
  ["has no recorder", null],
])("a browser that %s gives samples, which the server reads to the last one", async (_what, supported) => {
  if (supported) FakeRecorder.supported = supported;
  else vi.stubGlobal("MediaRecorder", undefined);
  const { contentType, file } = await record();
  expect(contentType).toBe("audio/wav");
  const decoder = createRecordingDecoder();
  const decoded = await decoder.decode(new Uint8Array(await file.arrayBuffer()), 200);
  await decoder.close();
  expect(decoded).toMatchObject({ format: "wav", seconds: expect.closeTo(1.5, 2) });
  const samples = decoded?.samples ?? new Float32Array();
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / 24_000;
  expect(power).toBeCloseTo(0.125, 2);
});
