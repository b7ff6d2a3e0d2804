import { expect, test } from "vitest";

import { createSearchWords } from "@/lib/content/search/search-words";
import type { Locale } from "@/lib/i18n/locales";

const shared = (locale: Locale, text: string, query: string) => {
  const words = createSearchWords(locale);
  const found = new Set(words(text).map(({ root }) => root));
  return words(query).some(({ root }) => found.has(root));
};

test.for<[Locale, string, string]>([
  ["en", "Practicing short answers", "practice"],
  ["ru", "Подготовка к экзаменам", "экзамен"],
  ["ru", "о вопросах и ответах", "вопросы"],
  ["de", "die Prüfungen bestehen", "Prüfung"],
  ["de", "die Prüfungen bestehen", "prufung"],
  ["fr", "les épreuves écrites", "epreuve"],
  ["tr", "sınavlara hazırlık", "sınavlar"],
  ["ko", "시험을 준비하는 방법", "시험은"],
  ["th", "ฝึกการฟังทุกวัน", "การฟัง"],
  ["zh", "多邻国英语测试的评分方法", "评分"],
  ["ja", "英語の聞き取り練習", "聞き取り"],
  ["ja", "Read and Select の練習", "read and select"],
])("in %s the text “%s” is found by “%s”", ([locale, text, query]) => {
  expect(shared(locale, text, query)).toBe(true);
});

test.for<[Locale, string, string]>([
  ["th", "ฝึกการฟังทุกวัน", "เขียน"],
  ["zh", "评分方法", "考试"],
  ["ru", "Подготовка к экзаменам", "словарь"],
])("in %s the text “%s” is not found by “%s”", ([locale, text, query]) => {
  expect(shared(locale, text, query)).toBe(false);
});
