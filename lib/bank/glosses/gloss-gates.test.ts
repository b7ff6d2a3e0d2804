import { expect, test } from "vitest";

import { firstFailure } from "@/lib/bank/gate";
import { glossGates, wordsGiven } from "@/lib/bank/glosses/gloss-gates";
import type { GlossLocale } from "@/lib/bank/glosses/languages";
import type { PartOfSpeech } from "@/lib/questions/explanations";

const gateOf = (locale: GlossLocale, partOfSpeech: PartOfSpeech, gloss: string, lemma = "answer") =>
  firstFailure(glossGates(locale), { lemma, partOfSpeech, sense: 1, gloss, forms: [lemma, `${lemma}s`] });

test.for<[GlossLocale, PartOfSpeech, string]>([
  ["de", "noun", "Antwort, Erwiderung"],
  ["de", "noun", "unterirdische Höhle"],
  ["de", "verb", "sich erinnern"],
  ["de", "adjective", "sauber"],
  ["es", "verb", "darse cuenta"],
  ["es", "verb", "oír"],
  ["es", "noun", "niñez, infancia"],
  ["es", "adjective", "varios"],
  ["es", "adjective", "en llamas, sin agallas"],
  ["fr", "verb", "s’enfuir, prendre la fuite"],
  ["fr", "noun", "œil"],
  ["it", "verb", "accorgersi"],
  ["it", "verb", "porre fine"],
  ["pt", "verb", "queixar-se"],
  ["pt", "noun", "mãos"],
  ["id", "verb", "menjawab"],
  ["id", "noun", "anak-anak"],
  ["tr", "verb", "fark etmek"],
  ["tr", "noun", "İlkbahar"],
  ["ru", "verb", "учиться чему-либо"],
  ["ru", "adjective", "без сознания"],
  ["ru", "adjective", "настоящий, подлинный"],
  ["ja", "verb", "答える、返事をする"],
  ["ja", "adjective", "正確な"],
  ["ja", "noun", "Tシャツ"],
  ["ja", "noun", "橋（水路）"],
  ["zh", "verb", "放弃"],
  ["zh", "adjective", "正确的"],
  ["zh", "noun", "目的"],
  ["ko", "verb", "대답하다"],
  ["ko", "adjective", "정확한"],
  ["th", "verb", "ตอบ"],
  ["th", "noun", "ความสามารถ"],
])("%s %s: %s passes", ([locale, partOfSpeech, gloss]) => {
  expect(gateOf(locale, partOfSpeech, gloss)).toBeNull();
});

test.for<[gate: string, GlossLocale, PartOfSpeech, string, lemma?: string]>([
  ["nfc", "fr", "noun", "re\u0301ponse"],
  ["length", "de", "noun", "Antwort auf eine Frage, die jemand gestellt hat"],
  ["length", "ja", "noun", "だれかがたずねたことに対してかえす言葉のこと"],
  ["brackets", "de", "noun", "Antwort (auf eine Frage"],
  ["brackets", "ja", "noun", "橋(水路)"],
  ["brackets", "de", "noun", "(Antwort)"],
  ["script", "ru", "noun", "oтвет"],
  ["script", "ja", "noun", "answer"],
  ["script", "ko", "noun", "答え"],
  ["script", "tr", "noun", "wagon"],
  ["script", "es", "noun", "Antwört"],
  ["comma", "de", "noun", "Antwort; Erwiderung"],
  ["comma", "de", "noun", "Antwort/Erwiderung"],
  ["comma", "zh", "noun", "回答, 答案"],
  ["comma", "de", "noun", "Antwort."],
  ["spaces", "de", "noun", "gute  Antwort"],
  ["simplified", "zh", "noun", "問題"],
  ["few-words", "es", "noun", "a, b, c, d"],
  ["same-word-twice", "es", "noun", "respuesta, Respuesta"],
  ["english-word", "fr", "noun", "Train", "train"],
  ["english-word", "de", "noun", "Trains", "train"],
  ["form-of-class", "de", "noun", "die Antwort"],
  ["form-of-class", "de", "noun", "antwort"],
  ["form-of-class", "de", "verb", "antwortet"],
  ["form-of-class", "de", "verb", "antworten, gibt zurück"],
  ["form-of-class", "es", "noun", "la respuesta"],
  ["form-of-class", "es", "verb", "respuesta"],
  ["form-of-class", "es", "adjective", "claros"],
  ["form-of-class", "fr", "noun", "l’œil"],
  ["form-of-class", "fr", "verb", "répond"],
  ["form-of-class", "it", "verb", "risposta"],
  ["form-of-class", "pt", "noun", "a resposta"],
  ["form-of-class", "id", "noun", "sebuah jawaban"],
  ["form-of-class", "tr", "verb", "cevapla"],
  ["form-of-class", "ru", "verb", "ответил"],
  ["form-of-class", "ru", "adjective", "точно"],
  ["form-of-class", "ja", "verb", "返事"],
  ["form-of-class", "ja", "adjective", "正確"],
  ["form-of-class", "zh", "adjective", "正确"],
  ["form-of-class", "zh", "noun", "正确的"],
  ["form-of-class", "ko", "verb", "대답"],
  ["form-of-class", "ko", "adjective", "정확하다"],
  ["form-of-class", "th", "verb", "การตอบ"],
])("%s stops %s %s: %s", ([gate, locale, partOfSpeech, gloss, lemma]) => {
  expect(gateOf(locale, partOfSpeech, gloss, lemma)).toBe(gate);
});

test("what stands in brackets helps the reader and is no word of the gloss", () => {
  expect(wordsGiven("Bank (Geld), Kreditinstitut", "de")).toEqual(["Bank", "Kreditinstitut"]);
  expect(wordsGiven("橋（水路）、水道橋", "ja")).toEqual(["橋", "水道橋"]);
});
