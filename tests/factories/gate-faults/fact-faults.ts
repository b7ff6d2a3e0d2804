import {
  articleTexts,
  courseTexts,
  inLocales,
  replace,
  texts,
  translations,
  type FaultKind,
} from "@/tests/factories/gate-faults/fault-kind";

const facts = ["content/facts.yaml"];
const english = inLocales(courseTexts, ["en"]);
const articles = inLocales(articleTexts, ["en"]);
const practice = '<Practice type="read-and-select" />';
const named = '<Fact name="word-time" />';

const writtenOut = (what: string, words: string): FaultKind => ({
  what,
  rule: "fact/written-out",
  files: english,
  times: 1,
  change: replace(practice, `${words}\n\n${practice}`),
});

const inTexts: FaultKind[] = [
  {
    what: "a fact there is none of",
    rule: "fact/unknown",
    files: texts,
    change: replace(named, '▸<Fact name="word-hour" />'),
    also: ["translation/facts"],
  },
  {
    what: "a fact named like a part of every object",
    rule: "fact/unknown",
    files: translations,
    change: replace(named, '▸<Fact name="constructor" />'),
    also: ["translation/facts"],
  },
  {
    what: "a fact at the head there is none of",
    rule: "fact/unknown",
    files: translations,
    change: replace(/description: "/, 'description: ▸"{fact:hour} '),
    also: ["translation/facts"],
  },
  {
    what: "a form of a fact there is none of",
    rule: "mdx/attribute",
    files: texts,
    change: replace(named, '<Fact name="word-time" ▸only="unit" />'),
  },
  writtenOut("a time in digits", "You have ▸5 seconds."),
  writtenOut("a time in words", "You have ▸five seconds."),
  writtenOut("a time with a decimal point", "You have ▸5.0 seconds."),
  writtenOut("a time as an adjective", "A ▸five-second look."),
  writtenOut("a time in the short form", "It takes ▸5 s."),
  writtenOut("a time with a bold number", "You have **▸5** seconds."),
  writtenOut("a time in a part", '<Callout kind="note">\n\nOnly ▸five seconds.\n\n</Callout>'),
  writtenOut("a range in digits", "There are ▸15 to 18 words."),
  writtenOut("a range in words", "There are ▸fifteen or eighteen short words."),
  writtenOut("a time in a title", '▸<Callout kind="note" title="Five seconds">\n\nx\n\n</Callout>'),
  writtenOut("a time in a heading", "### In ▸five seconds"),
  writtenOut("a time of a task named beside it", "Write About the Photo takes ▸one minute."),
  {
    what: "a time at the head",
    rule: "fact/written-out",
    files: english,
    change: replace(/description: "/, 'description: ▸"Five seconds: '),
  },
  {
    what: "a day of the test in an article about it",
    rule: "fact/written-out",
    files: articles.filter((file) => file.includes("/learn/")),
    change: replace(practice, `Since ▸April 2, 2024.\n\n${practice}`),
  },
  {
    what: "a time of the test in an article about it",
    rule: "fact/written-out",
    files: articles.filter((file) => file.includes("/learn/")),
    change: replace(practice, `Wait ▸two days.\n\n${practice}`),
  },
];

const inTranslations: FaultKind[] = [
  {
    what: "a translation without a fact",
    rule: "translation/facts",
    files: translations,
    times: 4,
    change: replace(`, ${named}`, "", /^## /m),
  },
  {
    what: "a translation with a fact too many",
    rule: "translation/facts",
    files: translations,
    times: 4,
    change: replace(named, `▸${named} ${named}`),
  },
  {
    what: "a translation with another fact",
    rule: "translation/facts",
    files: translations,
    times: 4,
    change: replace(named, '▸<Fact name="photo-time" />'),
  },
];

const inTable: FaultKind[] = [
  {
    what: "a fact twice",
    rule: "field/duplicate",
    files: facts,
    change: replace("name: words", "name: ▸word-time"),
    also: ["fact/unknown"],
  },
  {
    what: "a source twice",
    rule: "field/duplicate",
    files: facts,
    change: replace("id: paper", "id: ▸rules"),
    also: ["field/value"],
  },
  {
    what: "an unknown kind",
    rule: "field/value",
    files: facts,
    change: replace("kind: count", "kind: ▸weight"),
    also: ["fact/unknown"],
  },
  {
    what: "a fact of no task",
    rule: "field/value",
    files: facts,
    change: replace("task: read-and-select", "task: ▸guess"),
    also: ["fact/unknown"],
  },
  {
    what: "a fact without a value",
    rule: "field/value",
    files: facts,
    change: replace(/kind: days, value: 2/, "kind: ▸days"),
  },
  {
    what: "a range upside down",
    rule: "field/value",
    files: facts,
    change: replace(
      "kind: count, task: read-and-select, from: 15",
      "kind: ▸count, task: read-and-select, from: 19",
    ),
  },
  {
    what: "a day with a number",
    rule: "field/value",
    files: facts,
    change: replace("kind: date", "kind: ▸date, value: 2"),
  },
  {
    what: "a fact from a source there is none of",
    rule: "field/value",
    files: facts,
    change: replace("source: paper", "source: ▸book"),
  },
  {
    what: "a fact that nobody says",
    rule: "field/value",
    files: facts,
    change: replace("sure: press, source: paper, ", "sure: ▸press, "),
  },
  { what: "no facts", rule: "file/missing", files: facts, change: () => null, also: ["fact/unknown"] },
];

/** Numbers that are no facts of the page: the gate leaves them alone. */
export const freeNumbers = [
  "It takes six seconds.",
  "There are fifteen words.",
  "Read for five minutes.",
  "<En>I waited five seconds.</En>",
  '<Example title="Sample">\n\nIt took me 5 seconds.\n\n</Example>',
  "`5 seconds`",
  "The 5th second.",
  "It costs $5, seconds later nothing.",
  "Write About the Photo needs a minute.",
];

export const factFaults = [...inTexts, ...inTranslations, ...inTable];
