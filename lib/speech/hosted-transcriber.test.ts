import { afterEach, expect, test } from "vitest";

import { createHostedTranscriber } from "@/lib/speech/hosted-transcriber";
import { type Reply, startService } from "@/tests/factories/http-service";

const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

const speech = {
  sampleRate: 16_000,
  samples: Float32Array.from({ length: 48_000 }, (_, index) =>
    index > 16_000 && index < 32_000 ? 0.3 * Math.sin(index / 8) : 0,
  ),
};
const answering =
  (body: unknown): Reply =>
  (_called, response) =>
    response.end(JSON.stringify(body));

async function setUp(replies: Reply[], { isLeft = true, seconds = 5 } = {}) {
  const service = await startService(...replies);
  const transcriber = createHostedTranscriber({
    ...{ url: `${service.url}/`, key: "sk-secret", model: "whisper-1", budget: { take: async () => isLeft } },
    ...{ seconds, attempts: 2, restMillis: 1 },
  });
  open.push(transcriber, service);
  return { service, transcriber };
}

test("a recording is sent as WAV, and words come with their times", async () => {
  const words = [
    { word: "Good", start: 1, end: 1.4 },
    { word: "morning", start: 1.4, end: 2 },
  ];
  const { service, transcriber } = await setUp([
    answering({ text: "Good morning.", language: "english", words }),
  ]);
  expect(await transcriber.transcribe(speech)).toEqual({
    ...{ text: "Good morning.", language: "english", words, timing: "recognized" },
    engine: expect.stringMatching(/^hosted\/127\.0\.0\.1:\d+\/whisper-1$/),
  });
  const [call] = service.calls;
  expect(call?.path).toBe("/v1/audio/transcriptions");
  expect(call?.authorization).toBe("Bearer sk-secret");
  expect(call?.body.includes("RIFF")).toBe(true);
  expect(call?.body.includes("verbose_json")).toBe(true);
});

test("without times they are estimated, inside of the speech", async () => {
  const { transcriber } = await setUp([answering({ text: "Good morning" })]);
  const { words, timing } = await transcriber.transcribe(speech);
  expect(timing).toBe("estimated");
  expect(words.map(({ word }) => word)).toEqual(["Good", "morning"]);
  expect(words[0]?.start).toBeCloseTo(1, 1);
  expect(words[1]?.end).toBeCloseTo(2, 1);
});

test("silence is not sent, and a day's minutes are not overdrawn", async () => {
  const { service, transcriber } = await setUp([answering({ text: "Thank you for watching." })]);
  const silence = { sampleRate: 16_000, samples: new Float32Array(16_000) };
  expect(await transcriber.transcribe(silence)).toMatchObject({ text: "", words: [] });
  const spent = await setUp([answering({ text: "" })], { isLeft: false });
  await expect(spent.transcriber.transcribe(speech)).rejects.toThrow("used up");
  expect([...service.calls, ...spent.service.calls]).toEqual([]);
});

test("garbage, a hanging service and a caller who leaves reject", async () => {
  for (const reply of [
    answering("nonsense"),
    answering({ words: [] }),
    ((_c, r) => r.end("<html>")) as Reply,
  ]) {
    const { transcriber } = await setUp([reply]);
    await expect(transcriber.transcribe(speech)).rejects.toThrow("no transcript");
  }
  const slow = await setUp([() => undefined], { seconds: 0.2 });
  await expect(slow.transcriber.transcribe(speech)).rejects.toThrow("did not answer in time");
  expect(slow.service.calls).toHaveLength(2);
  const left = await setUp([() => undefined]);
  await expect(left.transcriber.transcribe(speech, AbortSignal.timeout(100))).rejects.toThrow();
  expect(left.service.calls).toHaveLength(1);
});
