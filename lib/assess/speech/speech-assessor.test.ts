import { afterAll, afterEach, expect, test } from "vitest";

import type { Assessment, WritingCorrector, WritingInput } from "@/lib/assess/assessment";
import { SpeechAssessment, type SpeechInput } from "@/lib/assess/speech/speech-assessment";
import { createSpeechAssessor } from "@/lib/assess/speech/speech-assessor";
import { createFliteSynthesizer } from "@/lib/speech/flite-synthesizer";
import { createHostedTranscriber } from "@/lib/speech/hosted-transcriber";
import { music, noise, speak, withNoise } from "@/scripts/eval/speech-fixtures";
import { type Reply, startService } from "@/tests/factories/http-service";
import { embeddedAnswer } from "@/tests/factories/model-answers";

const synthesizer = createFliteSynthesizer();
const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});
afterAll(() => synthesizer.close());

const said =
  "My kitchen is quite small, but everybody meets there in the evening. I like to cook, especially when I have time. During the week I only make something quick, like an omelet or a salad.";
const asked = ["What does the kitchen look like in the place where you live, and do you like to cook there?"];
const spoken = new Map<string, Promise<Float32Array>>();
function say(text = said) {
  const known = spoken.get(text) ?? speak(synthesizer, text, "rms");
  spoken.set(text, known);
  return known;
}
const silence = (seconds: number) => new Float32Array(seconds * 16_000);
function join(...sounds: Float32Array[]) {
  const joined = new Float32Array(sounds.reduce((length, sound) => length + sound.length, 0));
  sounds.reduce((at, sound) => (joined.set(sound, at), at + sound.length), 0);
  return joined;
}

const answering =
  (text: string, language = "english"): Reply =>
  (_called, response) =>
    response.end(JSON.stringify({ text, language }));
const failing: Reply = (_called, response) => {
  response.statusCode = 400;
  response.end("{}");
};

const place = { part: 0, start: 0, end: 2, original: "My", replacement: "Our", confidence: 0.9, ruleId: "r" };
const language: Assessment = {
  ...embeddedAnswer,
  criteria: {},
  edits: [
    { ...place, id: "e1", category: "spelling", kind: "misspelled" },
    { ...place, id: "e2", category: "pronoun", kind: "pronoun-case", start: 11, end: 13 },
  ],
  improved: [{ text: said, appliedEditIds: ["e1", "e2"] }],
};

type SetUp = { replies?: Reply[] | null; found?: Partial<Assessment> };
async function setUp({ replies = [answering(said)], found = {} }: SetUp = {}) {
  const inputs: WritingInput[] = [];
  const writing: WritingCorrector = {
    assess: async (input) => {
      inputs.push(input);
      return { ...language, ...found };
    },
    close: async () => undefined,
  };
  const service = await startService(...(replies ?? []));
  const budget = { take: async () => true };
  const transcriber = replies
    ? createHostedTranscriber({ url: service.url, model: "w", budget, attempts: 1, restMillis: 1 })
    : null;
  const assessor = createSpeechAssessor({ transcriber, writing });
  open.push(assessor, service);
  const assess = async (parts: Float32Array[], more: Partial<SpeechInput> = {}) =>
    SpeechAssessment.parse(
      await assessor.assess({ task: "interactive-speaking", asked, parts, locale: "de", ...more }),
    );
  return { service, assess, inputs, assessor };
}

test("without a transcriber speech is measured, and nothing is said of its words", async () => {
  const { assess } = await setUp({ replies: null });
  const result = await assess([join(silence(2), await say(), silence(2), await say())]);
  expect(result).toMatchObject({
    status: "needs-transcriber",
    reasons: ["no-transcriber"],
    overall: null,
    criteria: {},
  });
  expect(result).toMatchObject({ transcript: null, edits: [], words: 0, cefr: null });
  const { measures } = result;
  expect(measures.parts[0]?.startsAfter).toBeCloseTo(2.2, 0);
  expect(measures.pauses.filter(({ start, end }) => end - start > 1.5)).toHaveLength(1);
  expect(measures.speechSeconds).toBeGreaterThan(18);
  expect(measures.wordsAMinute).toBeNull();
  // The voice says 49 syllables in 11 seconds.
  expect(measures.syllablesASecond).toBeGreaterThan(3.4);
  expect(measures.syllablesASecond).toBeLessThan(5.4);
});

test("with one it is corrected and scored, with a range no narrower than a text's", async () => {
  const { assess, inputs } = await setUp();
  const result = await assess([await say()]);
  expect(result).toMatchObject({ status: "scored", reasons: [], words: 35 });
  expect(Object.keys(result.criteria).toSorted()).toEqual(["content", "fluency", "grammar", "vocabulary"]);
  const { det = 0, low = 0, high = 0 } = result.overall ?? {};
  expect(high - low).toBeGreaterThanOrEqual(30);
  expect(det - low).toBeGreaterThanOrEqual(20);
  expect(inputs[0]).toMatchObject({ task: "free-text", asked, parts: [said], locale: "de" });
  expect(result.measures.wordsAMinute).toBeGreaterThan(120);
  expect(result.transcript).toMatchObject({ texts: [said], timing: "estimated" });
  expect(result.engine.transcriber).toMatch(/^hosted\//);
  expect(result.relevance).toBeGreaterThan(0.3);
});

test("what only a transcriber wrote is no mistake of the speaker's", async () => {
  const { assess } = await setUp();
  const result = await assess([await say()]);
  expect(result.edits.map(({ id }) => id)).toEqual(["e2"]);
  expect(result.improved[0]?.appliedEditIds).toEqual(["e2"]);
});

test.for([
  ["nothing", () => silence(0), "silent"],
  ["silence", () => silence(10), "silent"],
  ["noise", () => noise(10, 0.3, "room"), "noisy"],
  ["music", () => music(10).map((sample) => sample * 2), "noisy"],
  ["staccato", () => tune(10, 12), "no-speech"],
  ["a hum", () => tune(10, 0), "noisy"],
] as const)("%s is never scored, and nobody gets it", async ([, make, reason]) => {
  const { assess, service } = await setUp();
  expect(await assess([make()])).toMatchObject({ status: "unscorable", reasons: [reason], overall: null });
  expect(service.calls).toEqual([]);
});

/** Notes of .3 s that fade as fast as `decay` says. */
function tune(seconds: number, decay: number) {
  const notes = [220, 247, 262, 330, 294];
  return Float32Array.from({ length: seconds * 16_000 }, (_, index) => {
    const time = index / 16_000;
    const note = notes[Math.floor(time / 0.3) % notes.length] ?? 220;
    return 0.3 * Math.exp(-decay * (time % 0.3)) * Math.sin(2 * Math.PI * note * time);
  });
}

test("speech in some noise is scored; in much it is asked for again", async () => {
  const { assess } = await setUp();
  const sound = await say();
  expect((await assess([withNoise(sound, 20, "room")])).status).toBe("scored");
  for (const level of [10, 5])
    expect(await assess([withNoise(sound, level, "room")])).toMatchObject({
      status: "unscorable",
      reasons: ["noisy"],
    });
});

test("two words are too short", async () => {
  const short = await setUp({ replies: null });
  expect((await short.assess([await say("Yes, sure.")])).reasons).toEqual(["too-short"]);
  const slow = await setUp({ replies: [answering("Well yes it depends on many interesting things.")] });
  const result = await slow.assess([
    join(await say("Well yes it depends"), silence(1), await say("on many interesting things.")),
  ]);
  expect(result).toMatchObject({ status: "unscorable", reasons: ["too-short"] });
});

test("another language, and phrases that nobody said, are not scored", async () => {
  const german = await setUp({ replies: [answering("Meine Küche ist klein.", "german")] });
  expect((await german.assess([await say()])).reasons).toEqual(["other-language"]);
  const invented = await setUp({ replies: [answering("Thank you for watching!")] });
  expect((await invented.assess([await say()])).reasons).toEqual(["unclear"]);
  const foreign = await setUp({
    found: { status: "unscorable", reasons: ["other-language"], overall: null },
  });
  expect(await foreign.assess([await say()])).toMatchObject({ status: "unscorable", overall: null });
});

test("a transcriber that fails leaves the measures, and says so", async () => {
  const { assess } = await setUp({ replies: [failing] });
  const result = await assess([await say()]);
  expect(result).toMatchObject({
    status: "needs-transcriber",
    reasons: ["transcriber-failed"],
    overall: null,
  });
  expect(result.measures.speechSeconds).toBeGreaterThan(9);
});

test("a conversation has one result, and silence moves on", async () => {
  const { assess, service, inputs } = await setUp({ replies: [answering(said), answering("I cook soup.")] });
  const whole = [await say(), silence(20), await say("I cook soup.")];
  const result = await assess(whole);
  expect(result.status).toBe("scored");
  expect(service.calls).toHaveLength(2);
  expect(inputs[0]?.parts).toEqual([said, "", "I cook soup."]);
  expect(result.measures.parts.map(({ state }) => state)).toEqual(["heard", "silent", "heard"]);
  const all = await setUp();
  const answered = await all.assess([await say()]);
  expect(result.criteria.content?.det).toBeLessThan(answered.criteria.content?.det ?? 0);
});

test("an answer to another question has its content capped", async () => {
  const other =
    "Last summer my brother bought a motorcycle and rode along the coast with his friends. They slept in tents, swam every morning and came back with sunburned faces. He says that it was the best month of his whole life so far, honestly.";
  const found = { overall: { det: 140, low: 125, high: 155 } };
  const { assess } = await setUp({ replies: [answering(other)], found });
  const result = await assess([await say(other)]);
  expect(result).toMatchObject({ status: "scored", reasons: ["off-topic"], relevance: 0 });
  expect(result.criteria.content?.det).toBeLessThanOrEqual(95);
});

test("slow speech with long pauses scores lower in fluency", async () => {
  const quick = await (await setUp()).assess([await say()]);
  const words = await Promise.all(said.split(", ").map((part) => say(part)));
  const halting = await (await setUp()).assess([join(...words.flatMap((sound) => [sound, silence(3)]))]);
  expect(halting.criteria.fluency?.det).toBeLessThan((quick.criteria.fluency?.det ?? 0) - 15);
});

test("90 seconds are measured well within 10, and who leaves gets nothing", async () => {
  const { assess, assessor } = await setUp({ replies: null });
  const sound = await say();
  const long = join(...Array.from({ length: 8 }, () => sound)).slice(0, 90 * 16_000);
  const started = performance.now();
  expect((await assess([long])).status).toBe("needs-transcriber");
  expect(performance.now() - started).toBeLessThan(10_000);
  const gone = AbortSignal.abort();
  const input = { task: "speaking-sample", asked, parts: [long], locale: "en" } as const;
  await expect(assessor.assess(input, gone)).rejects.toThrow();
});
