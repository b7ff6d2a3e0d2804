import { expect, test } from "vitest";

import { lexiconOf } from "@/lib/bank/lexicon.fixture";
import { ipaOf } from "@/lib/bank/spoken-word";

const lexicon = lexiconOf([
  { word: "side", sounds: "S AY1 D" },
  { word: "walk", sounds: "W AO1 K" },
  { word: "sidewalk", sounds: "S AY1 D W AO2 K" },
  { word: "lip", sounds: "L IH1 P" },
  { word: "lips", sounds: "L IH1 P S" },
  { word: "tick", sounds: "T IH1 K" },
  { word: "stick", sounds: "S T IH1 K" },
  { word: "lipstick", sounds: "L IH1 P S T IH2 K" },
  { word: "back", sounds: "B AE1 K" },
  { word: "up", sounds: "AH1 P" },
  { word: "backup", sounds: "B AE1 K AH2 P" },
  { word: "even", part: "adjective", sounds: "IY1 V IH0 N" },
  { word: "uneven", part: "adjective", sounds: "AH0 N IY1 V AH0 N" },
  { word: "until", sounds: "AH0 N T IH1 L" },
  { word: "fabric", sounds: "F AE1 B R IH0 K" },
  { word: "fabricate", part: "verb", sounds: "F AE1 B R AH0 K EY2 T" },
  { word: "take", part: "verb", sounds: "T EY1 K" },
  { word: "overtake", part: "verb", sounds: "OW1 V ER0 T EY2 K" },
  { word: "caution", sounds: "K AA1 SH AH0 N" },
  { word: "remind", part: "verb", sounds: "R IY0 M AY1 N D" },
  { word: "print", sounds: "P R IH1 N T" },
  { word: "misprint", sounds: "M IH1 S P R IH2 N T" },
  { word: "card", sounds: "K AA1 R D" },
  { word: "discard", part: "verb", sounds: "D IH0 S K AA1 R D" },
  { word: "discarding", part: "verb", sounds: "D IH0 S K AA1 R D IH0 NG" },
  { word: "severance", sounds: "S EH1 V ER2 AH0 N S" },
  { word: "emails", sounds: "IY0 M EY1 L Z" },
  { word: "invalid", part: "adjective", sounds: "IH1 N V AH0 L AH0 D" },
]);

test.each([
  ["sidewalk", "ˈsaɪdˌwɔk"],
  ["lipstick", "ˈlɪpˌstɪk"],
  ["backup", "ˈbækˌʌp"],
  ["emails", "ˈiˌmeɪlz"],
  ["uneven", "ʌnˈivən"],
  ["until", "ənˈtɪl"],
  ["fabricate", "ˈfæbrəˌkeɪt"],
  ["overtake", "ˌoʊvɚˈteɪk"],
  ["caution", "ˈkɔʃən"],
  ["remind", "rɪˈmaɪnd"],
  ["severance", "ˈsɛvɚəns"],
  ["invalid", "ɪnˈvæləd"],
  ["misprint", "ˈmɪsˌprɪnt"],
  ["discard", "dɪˈskɑrd"],
  ["discarding", "dɪˈskɑrdɪŋ"],
])("%s is said %s", (word, ipa) => {
  expect(ipaOf(word, null, lexicon)).toBe(ipa);
});

test("what nobody has recorded has no pronunciation", () => {
  expect(ipaOf("sidewall", "noun", lexicon)).toBeNull();
});
