import { expect, test } from "vitest";

import { pronunciationOf } from "@/lib/bank/pronunciation";

test.each([
  ["estimate", "verb", ["EH1 S T AH0 M AH0 T", "EH1 S T AH0 M EY2 T"], "EH1 S T AH0 M EY2 T"],
  ["estimate", "noun", ["EH1 S T AH0 M AH0 T", "EH1 S T AH0 M EY2 T"], "EH1 S T AH0 M AH0 T"],
  ["nominate", "verb", ["N AA1 M AH0 N AH0 T"], "N AA1 M AH0 N EY2 T"],
  ["stalemate", "noun", ["S T EY1 L M EY2 T"], "S T EY1 L M EY2 T"],
  ["conduct", "verb", ["K AA1 N D AH0 K T", "K AA0 N D AH1 K T"], "K AH0 N D AH1 K T"],
  ["accent", "noun", ["AH0 K S EH1 N T", "AE1 K S EH2 N T"], "AE1 K S EH2 N T"],
  ["detail", "noun", ["D IH0 T EY1 L", "D IY1 T EY0 L"], "D IH0 T EY1 L"],
  ["petty", "adjective", ["P EH1 T IY2"], "P EH1 T IY0"],
  ["uplift", "verb", ["AH1 P L IH0 F T"], "AH2 P . L IH1 F T"],
  ["survey", "noun", ["S ER0 V EY1"], "S ER1 V EY2"],
  ["update", "noun", ["AH2 P D EY1 T"], "AH1 P . D EY2 T"],
  ["update", "verb", ["AH1 P D EY2 T"], "AH2 P . D EY1 T"],
  ["upgrade", "verb", ["AH1 P G R EY2 D"], "AH2 P . G R EY1 D"],
  ["sublet", "verb", ["S AH1 B L EH2 T"], "S AH2 B . L EH1 T"],
  ["research", "noun", ["R IY0 S ER1 CH", "R IY1 S ER2 CH"], "R IY1 S ER2 CH"],
  ["prompter", "noun", [], "P R AA1 M P T ER0"],
] as const)("%s as %s", (word, partOfSpeech, known, spoken) => {
  expect(pronunciationOf(word, partOfSpeech, known)).toBe(spoken);
});

test("a spelling that nobody has recorded has none", () => {
  expect(pronunciationOf("sunscreen", "noun", [])).toBeNull();
});
