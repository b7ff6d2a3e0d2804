/** A number with what it counts, as English writes it: "20 seconds", "a five-minute essay", "three plays". */
export type WrittenNumber = {
  value: number;
  /** A unit of time in the plural, `date` for a day written as 20240701, or the words after the number. */
  unit: string;
  text: string;
  offset: number;
};

const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

const valueOfWord = new Map([
  ...small.map((word, index) => [word, index] as const),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
]);

const number = String.raw`\d+(?:,\d{3})*(?:\.\d+)?|(?:${tens.join("|")})(?:[\s-](?:${small.slice(1, 10).join("|")}))?|${small.toReversed().join("|")}`;
const gap = String.raw`[\s  -]{1,2}`;
const clock = /(?<![\d:.,])(\d{1,2}):([0-5]\d)(?![\d:])/g;
const composed = new RegExp(
  String.raw`(?<![\w.,:-])(${number})${gap}minutes?,? (?:and )?(${number})${gap}seconds?\b`,
  "gi",
);
const counted = new RegExp(
  String.raw`(?<![\w.,:$€£-])(${number})(?:(?:\s?(?:to|or|and|–|-)\s?)(${number}))?${gap}((?:[a-z]+[\s-])?[a-z]+)`,
  "gi",
);

const units: Record<string, string> = {
  s: "seconds",
  sec: "seconds",
  secs: "seconds",
  min: "minutes",
  mins: "minutes",
};
for (const unit of ["seconds", "minutes", "hours", "days", "years"]) {
  units[unit] = unit;
  units[unit.slice(0, -1)] = unit;
}

const months = "January February March April May June July August September October November December".split(
  " ",
);
const day = new RegExp(String.raw`\b(${months.join("|")}) (\d{1,2}), (\d{4})\b`, "g");

function valueOf(words: string) {
  if (/^\d/.test(words)) return Number(words.replaceAll(",", ""));
  return words
    .toLowerCase()
    .split(/[\s-]/)
    .reduce((sum, word) => sum + (valueOfWord.get(word) ?? 0), 0);
}

function unitIn(words: string) {
  const first = words.toLowerCase().split(/[\s-]/, 1)[0] ?? "";
  return units[first] ?? words.toLowerCase().replaceAll("-", " ");
}

/** Every number of an English text that counts something, in its order. */
export function writtenNumbers(text: string): WrittenNumber[] {
  const found: WrittenNumber[] = [];
  let rest = text;
  const take = (match: RegExpExecArray | RegExpMatchArray, value: number, unit: string) =>
    found.push({ value, unit, text: match[0], offset: match.index ?? 0 });
  const blank = (pattern: RegExp) => (rest = rest.replace(pattern, (whole) => " ".repeat(whole.length)));

  for (const match of text.matchAll(day))
    take(
      match,
      Number(match[3]) * 10_000 + (months.indexOf(match[1] ?? "") + 1) * 100 + Number(match[2]),
      "date",
    );
  blank(day);
  for (const match of rest.matchAll(composed))
    take(match, valueOf(match[1] ?? "") * 60 + valueOf(match[2] ?? ""), "seconds");
  blank(composed);
  for (const match of rest.matchAll(clock)) take(match, Number(match[1]) * 60 + Number(match[2]), "seconds");
  blank(clock);
  for (const match of rest.matchAll(counted)) {
    const unit = unitIn(match[3] ?? "");
    for (const words of [match[1], match[2]]) if (words) take(match, valueOf(words), unit);
  }
  return found.sort((a, b) => a.offset - b.offset);
}
