import { expect, test } from "vitest";

import { toIpa } from "@/lib/bank/ipa";

test.for([
  ["K AE1 T", "kæt"],
  ["HH AH0 L OW1", "həˈloʊ"],
  ["AH0 B AW1 T", "əˈbaʊt"],
  ["EH2 K S P L AH0 N EY1 SH AH0 N", "ˌɛkspləˈneɪʃən"],
  ["S IH1 NG ER0", "ˈsɪŋɚ"],
  ["D IH0 S T R EH1 S", "dɪˈstrɛs"],
] as const)("%s is %s", ([phonemes, ipa]) => {
  expect(toIpa(phonemes)).toBe(ipa);
});
