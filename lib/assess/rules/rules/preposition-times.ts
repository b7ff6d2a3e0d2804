import { replace, rule, type Rule } from "@/lib/assess/rules/match/rule";
import { wrong } from "@/lib/assess/rules/rules/prepositions";

const weekdays =
  "monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays";

const months = "january|february|march|april|may|june|july|august|september|october|november|december";

const isYear = (low: string) => /^(?:1[5-9]|20)\d\d$/.test(low);

const times: readonly Rule[] = [
  wrong("on-weekday", `<in|at> <${weekdays}> !(@noun|'s)`, "on", 0.9),
  wrong("on-weekday-the", `<in> every? next? <${weekdays}> morning|evening|night|afternoon`, "on", 0.85),
  rule(
    "preposition-wrong",
    `<on|at> <${months}> <@any>`,
    ([preposition, month, next]) =>
      next && /^[A-Z]/.test(month.text) && !/^\d/.test(next.low) && next.low !== "the" && next.tag !== "NOUN"
        ? replace(preposition, "in", month.text)
        : null,
    { id: "in-month", confidence: 0.85 },
  ),
  rule(
    "preposition-wrong",
    `<in|at> <${months}> the? <@any>`,
    ([preposition, month, next]) =>
      next && /^[A-Z]/.test(month.text) && /^\d{1,2}(?:st|nd|rd|th)?$/.test(next.low)
        ? replace(preposition, "on", `${month.text} ${next.text}`)
        : null,
    { id: "on-date", confidence: 0.85 },
  ),
  rule(
    "preposition-wrong",
    "<on|at> <@any>",
    ([preposition, year], { sentence }) =>
      isYear(year.low) && !/^(?:@|NOUN)$/.test(sentence.words[year.index + 1]?.tag ?? "")
        ? replace(preposition, "in", year.text)
        : null,
    { id: "in-year", confidence: 0.85 },
  ),
  rule(
    "preposition-wrong",
    "@verb up? work? home? <in|on> <@any> o'clock|am|pm|a.m.|p.m.",
    ([preposition, time]) => replace(preposition, "at", time.text),
    { id: "at-oclock", confidence: 0.9 },
  ),
  wrong(
    "at-clock",
    "<in|on> <one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|7|8|9|10|11|6|5> o'clock",
    "at",
    0.9,
  ),
  wrong("at-night", "<in|on> <night> $|,|and|@subject", "at"),
  wrong("at-noon", "<in|on> <noon|midnight>", "at"),
  wrong(
    "in-the-morning",
    "<on|at> the <morning|afternoon|evening> !(itself|in|of|before|after|@noun|that|we|i|when|show|news|session|train)",
    "in",
    0.75,
  ),
  wrong("at-the-weekend", "<in> the <weekend|weekends>", "on"),
  wrong("in-season", "<at|on> the? <summer|winter|spring|autumn> $|,|and|@subject", "in", 0.75),
  wrong("at-age", "<in|on> the <age> of", "at", 0.8),
  wrong("at-the-moment", "<in|on> the <moment> $|,|@subject", "at"),
  wrong("at-the-same-time", "<in|on> the same <time> $|,|@subject|and|as", "at", 0.8),
];

export const prepositionTimeRules: readonly Rule[] = [...times];
