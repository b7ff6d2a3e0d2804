import { expect, test } from "vitest";

import { toIpa } from "@/lib/bank/ipa";

test.for([
  ["K AE1 T", "kæt"],
  ["HH AH0 L OW1", "həˈloʊ"],
  ["AH0 B AW1 T", "əˈbaʊt"],
  ["EH2 K S P L AH0 N EY1 SH AH0 N", "ˌɛkspləˈneɪʃən"],
  ["S IH1 NG ER0", "ˈsɪŋɚ"],
  ["D IH0 S T R EH1 S", "dɪˈstrɛs"],
  ["HH ER0 AY1 Z AH0 N", "həˈraɪzən"],
  ["P AE2 N ER0 AE1 M AH0", "ˌpænəˈræmə"],
  ["L AE1 T ER0 AH0 L IY2", "ˈlætɚəli"],
  ["IH2 N V EH1 N T ER0", "ɪnˈvɛntɚ"],
  ["M AY1 K R OW2 CH IH1 P", "ˈmaɪkroʊˌtʃɪp"],
  ["M EH1 D OW2", "ˈmɛdoʊ"],
  ["IH2 M IY1 D IY2 AH0 T", "ɪˈmidiət"],
  ["D IH2 S AY1 D", "dɪˈsaɪd"],
  ["EH0 N EY1 B AH0 L", "ɪˈneɪbəl"],
  ["SH AE0 N D AH0 L IH1 R", "ˌʃændəˈlɪr"],
  ["D IH0 S . AH0 G R IY1", "ˌdɪsəˈɡri"],
  ["K AE1 ZH AH0 W AH0 L", "ˈkæʒuəl"],
  ["EH1 M P ER0 ER0", "ˈɛmpərɚ"],
  ["S P EY1 S . K R AE2 F T", "ˈspeɪsˌkræft"],
  ["OW2 V ER0 . EH1 S T AH0 M EY2 T", "ˌoʊvɚˈɛstəˌmeɪt"],
  ["IH2 N F ER0 M EY1 SH AH0 N", "ˌɪnfɚˈmeɪʃən"],
] as const)("%s is %s", ([phonemes, ipa]) => {
  expect(toIpa(phonemes)).toBe(ipa);
});
