import { afterAll, expect, test } from "vitest";

import { createFliteSynthesizer } from "@/lib/speech/flite-synthesizer";
import { readingSampleRate } from "@/lib/speech/read-aloud/assess-reading";
import { createWordJudge } from "@/lib/speech/read-aloud/judge-words";
import { resampleWave } from "@/lib/speech/resample-wave.mjs";
import { speak } from "@/scripts/eval/speech-fixtures";

const synthesizer = createFliteSynthesizer();
const judge = createWordJudge();
afterAll(() => Promise.all([synthesizer.close(), judge.close()]));

const text = "The old baker opens his shop before the sun comes up over the harbor.";
/** As a studio records it, at another rate than the aligner hears. */
const say = async (words: string) => {
  const samples = await speak(synthesizer, words, "rms");
  return { sampleRate: 44_100, samples: resampleWave({ samples, sampleRate: readingSampleRate }, 44_100) };
};

test("a recording that says its text passes", async () => {
  expect(await judge.judge(await say(text), text)).toBeNull();
});

test("one that says something else, or a part of it, is refused with what is missing", async () => {
  expect(await judge.judge(await say("My sister wants to study chemistry next year."), text)).toBe(
    "it says something else",
  );
  const cut = await judge.judge(await say("The old baker opens his shop before the sun."), text);
  expect(cut).toMatch(/^5 of 14 words are missing or others: comes, up, over, the, harbor$/);
});
