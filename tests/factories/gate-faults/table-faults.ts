import {
  articleMetas,
  courseMetas,
  metas,
  replace,
  type FaultKind,
} from "@/tests/factories/gate-faults/fault-kind";
import { operator, operatorFaults } from "@/tests/factories/gate-faults/operator-faults";

const plans = ["content/plans.yaml"];
const redirects = ["content/redirects.yaml"];
const glossary = ["content/glossary.yaml"];
const listening = ["content/listening.yaml"];

const metaFaults: FaultKind[] = [
  {
    what: "facts with a tab",
    rule: "yaml/syntax",
    files: metas,
    change: replace("datePublished:", "▸\tdatePublished:"),
  },
  {
    what: "facts with a field twice",
    rule: "yaml/syntax",
    files: metas,
    change: (text) => `${text}▸datePublished: 2026-11-21\n`,
  },
  {
    what: "facts without a day",
    rule: "field/missing",
    files: metas,
    change: (text) => `▸${text.replace(/^dateModified: .*\n/m, "")}`,
  },
  {
    what: "facts that nothing reads",
    rule: "field/unknown",
    files: metas,
    change: (text) => `${text}colour: ▸red\n`,
  },
  {
    what: "a wrong day",
    rule: "field/value",
    files: metas,
    change: replace("datePublished: 2026-11-21", "datePublished: ▸21.11.2026"),
  },
  {
    what: "a change before the beginning",
    rule: "field/value",
    files: metas,
    change: replace("dateModified: 2026-11-22", "dateModified: ▸2026-11-20"),
  },
  { what: "no facts", rule: "file/missing", files: metas, change: () => null },
  {
    what: "an unknown section",
    rule: "field/value",
    files: courseMetas,
    change: replace("section: reading", "section: ▸grammar"),
  },
  {
    what: "a task there is none of",
    rule: "field/value",
    files: courseMetas,
    change: replace("questionType: read-and-select", "questionType: ▸guess"),
  },
  {
    what: "no time at all",
    rule: "field/value",
    files: courseMetas,
    change: replace("minutes: 6", "minutes: ▸0"),
  },
  {
    what: "a film's length in words",
    rule: "field/value",
    files: courseMetas,
    change: replace("PT6M30S", "▸six minutes"),
  },
  {
    what: "a film without an id",
    rule: "field/missing",
    files: courseMetas,
    change: replace(/ {2}id: abcdefghijk\n/, "", /video/),
  },
  {
    what: "a cover that is not there",
    rule: "image/missing",
    files: courseMetas,
    change: replace("image: /images/a.svg", "image: ▸/images/z.svg"),
  },
  {
    what: "a film's picture that is not there",
    rule: "image/missing",
    files: courseMetas,
    change: replace("thumbnail: /images/b.svg", "thumbnail: ▸/images/z.svg"),
  },
  {
    what: "a position that is taken",
    rule: "field/duplicate",
    files: ["content/courses/two/meta.yaml"],
    change: replace("position: 2", "position: ▸1"),
  },
  {
    what: "an unknown category",
    rule: "field/value",
    files: articleMetas,
    change: replace(/category: \w+/, "category: ▸news"),
  },
  {
    what: "a course there is none of",
    rule: "link/missing-page",
    files: articleMetas,
    change: replace("related: [one, two]", "related: [one, ▸three]"),
  },
  {
    what: "a course twice",
    rule: "field/duplicate",
    files: articleMetas,
    change: replace("related: [one, two]", "related: [one, ▸one]"),
  },
  {
    what: "no course",
    rule: "field/value",
    files: articleMetas,
    change: replace("related: [one, two]", "▸related: []"),
  },
  {
    what: "a source without https",
    rule: "field/value",
    files: articleMetas,
    change: replace("https://example.com/rules", "▸http://example.com/rules"),
  },
];

const tableFaults: FaultKind[] = [
  {
    what: "no plans",
    rule: "file/missing",
    files: [...plans, ...redirects, ...glossary, ...listening, ...operator],
    change: () => null,
  },
  {
    what: "a plan twice",
    rule: "field/duplicate",
    files: plans,
    change: replace("vipId: premium-7d", "vipId: ▸premium-3d"),
    also: ["dataset/plan"],
  },
  {
    what: "two plans at one place",
    rule: "field/duplicate",
    files: plans,
    change: replace("order: 2", "order: ▸1"),
  },
  {
    what: "a price below zero",
    rule: "field/value",
    files: plans,
    change: replace("amount: 499", "amount: ▸-499"),
  },
  {
    what: "half a cent",
    rule: "field/value",
    files: plans,
    change: replace("amount: 499", "amount: ▸499.5"),
  },
  {
    what: "another currency",
    rule: "field/value",
    files: plans,
    change: replace("currency: USD", "currency: ▸EUR"),
  },
  { what: "an unknown type", rule: "field/value", files: plans, change: replace('type: "1"', 'type: ▸"2"') },
  {
    what: "a plan without days",
    rule: "field/missing",
    files: plans,
    change: replace("days: 3, ", "", /\{ vipId/),
  },
  {
    what: "a field too many",
    rule: "field/unknown",
    files: plans,
    change: replace("days: 3", "days: 3, weeks: ▸1"),
  },
  {
    what: "a plan without words",
    rule: "plan/no-copy",
    files: plans,
    change: (text) =>
      `${text}${/ .*premium-7d.*\n/.exec(text)?.[0].replace("premium-7d", "▸premium-9d").replace("order: 2", "order: 3")}`,
  },
  {
    what: "an open brace",
    rule: "yaml/syntax",
    files: plans,
    change: replace("published: true }\n  - ", "published: true\n  ▸- "),
    also: ["yaml/syntax"],
  },
  {
    what: "a redirect twice",
    rule: "redirect/duplicate",
    files: redirects,
    change: replace("from: /courses/old", "from: ▸/learn/old"),
  },
  {
    what: "a redirect of a page",
    rule: "redirect/source",
    files: redirects,
    change: replace("from: /courses/old", "from: ▸/courses/two"),
  },
  {
    what: "a redirect of a page of the program",
    rule: "redirect/source",
    files: redirects,
    change: replace("from: /courses/old", "from: ▸/pricing"),
  },
  {
    what: "a redirect to a redirect",
    rule: "redirect/chain",
    files: redirects,
    change: replace("to: /courses/one", "to: ▸/learn/old"),
  },
  {
    what: "a redirect to itself",
    rule: "redirect/loop",
    files: redirects,
    change: replace("to: /courses/one", "to: ▸/courses/old"),
  },
  {
    what: "a redirect to nothing",
    rule: "redirect/target",
    files: redirects,
    change: replace("to: /courses/one", "to: ▸/courses/three"),
  },
  {
    what: "a redirect to another site",
    rule: "field/value",
    files: redirects,
    change: replace("to: /courses/one", "to: ▸//example.com"),
  },
  {
    what: "a redirect with a language",
    rule: "field/value",
    files: redirects,
    change: replace("to: /courses/one", "to: ▸/de/courses/one"),
  },
  {
    what: "a term twice",
    rule: "field/duplicate",
    files: glossary,
    change: replace("- en: practice", "- en: ▸DET"),
  },
  {
    what: "a term without a language",
    rule: "glossary/missing",
    files: glossary,
    change: replace(/- en: practice([\s\S]*)ko: x, /, "- en: ▸practice$1"),
  },
  {
    what: "an unknown rule",
    rule: "field/value",
    files: glossary,
    change: replace("rule: keep", "rule: ▸hold"),
  },
  {
    what: "an unknown language",
    rule: "field/value",
    files: glossary,
    change: replace("locales: [id,", "locales: [▸xx, id,"),
  },
  {
    what: "a recording twice",
    rule: "field/duplicate",
    files: listening,
    change: replace("id: library", "id: ▸bus"),
  },
  {
    what: "an unknown voice",
    rule: "field/value",
    files: listening,
    change: replace("voice: slt", "voice: ▸bob"),
  },
  {
    what: "a sentence too short",
    rule: "field/value",
    files: listening,
    change: replace("The first sentence of it.", "▸No."),
  },
];

export const yamlFaults = [...metaFaults, ...tableFaults, ...operatorFaults];
