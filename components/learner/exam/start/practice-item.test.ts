import { existsSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

import { practiceQuestion, practiceRecording } from "@/components/learner/exam/start/practice-item";
import spoken from "@/public/audio/listening/index.json";

test("the dictation to practice is a short sentence of /listen whose recording is there", () => {
  const file = path.basename(practiceRecording);
  const sentence = spoken.flatMap(({ sentences }) => sentences).find((each) => each.file === file);
  expect(sentence?.text).toBe("There is no river on my way to work.");
  expect(existsSync(path.resolve(`public${practiceRecording}`))).toBe(true);
});

test("reading and listening are practiced by a question of theirs, writing and speaking by none", () => {
  expect(practiceQuestion("listening")).toMatchObject({ media: [{ address: practiceRecording }] });
  expect(practiceQuestion("reading")?.type).not.toBe(practiceQuestion("listening")?.type);
  expect([practiceQuestion("writing"), practiceQuestion("speaking")]).toEqual([null, null]);
});
