import { expect, test } from "vitest";

import type { BankMedia } from "@/lib/bank/media";
import { parseCast } from "@/lib/bank/voices";
import { asBuilt, chooseMedia } from "@/lib/services/bank/choose-media";

const media: BankMedia = {
  id: "one",
  kind: "audio",
  source: { from: "speech", text: "Good morning.", voice: "rms", wordsAMinute: 140 },
  licence: "own work",
  attribution: null,
  speaker: "woman",
};
const cast = parseCast("woman=kokoro/af_heart");

test("without anything of its own an installation hears the bank as it was built", () => {
  expect(chooseMedia({ people: [], cast, made: [] })).toBe(asBuilt);
});

test("a voice that is cast speaks what was made in it, at the pace of the recording, and nothing else", () => {
  const { choose, digest } = chooseMedia({ people: [], cast, made: ["one"] });
  expect(choose(media).source).toEqual({ ...media.source, voice: "kokoro/af_heart" });
  expect(choose({ ...media, id: "two" })).toEqual({ ...media, id: "two" });
  expect(chooseMedia({ people: [], cast, made: ["one", "two"] }).digest).not.toBe(digest);
});
