import {
  articleTexts,
  courseTexts,
  replace,
  texts,
  type FaultKind,
} from "@/tests/factories/gate-faults/fault-kind";

const redirects = ["content/redirects.yaml"];
const slug = (value: string) => replace("status:", `slug: ▸${value}\nstatus:`);

const ownAddresses: FaultKind[] = [
  {
    what: "the address of another course",
    rule: "slug/duplicate",
    files: courseTexts.filter((file) => file.includes("/one/")),
    change: slug("two"),
  },
  {
    what: "the folder's name as an address of its own",
    rule: "slug/needless",
    files: courseTexts.filter((file) => file.includes("/two/")),
    change: slug("two"),
  },
  {
    what: "an address in two words",
    rule: "field/value",
    files: [...courseTexts, ...articleTexts],
    change: slug('"zwei Worte"'),
  },
  {
    what: "an address in capitals",
    rule: "field/value",
    files: [...courseTexts, ...articleTexts],
    change: slug("Lesen"),
  },
  {
    what: "an address for a text that a page of its own shows",
    rule: "field/unknown",
    files: texts.filter((file) => file.startsWith("content/legal/")),
    change: slug("terms"),
  },
];

const redirectsOfOneLanguage: FaultKind[] = [
  {
    what: "a redirect of one language twice",
    rule: "redirect/duplicate",
    files: redirects,
    change: (text) =>
      `${text}  - from: /courses/alt\n    to: /courses/one\n    language: de\n  - from: ▸/courses/alt\n    to: /courses/two\n    language: de\n`,
  },
  {
    what: "a redirect of one language away from a page",
    rule: "redirect/source",
    files: redirects,
    change: (text) => `${text}  - from: ▸/courses/two\n    to: /courses/one\n    language: de\n`,
  },
  {
    what: "a redirect of an unknown language",
    rule: "field/value",
    files: redirects,
    change: (text) => `${text}  - from: /courses/alt\n    to: /courses/one\n    language: ▸xx\n`,
  },
];

const published = ["content/published.yaml"];
const publishedAddresses: FaultKind[] = [
  {
    what: "a published address that nothing answers",
    rule: "address/gone",
    files: published,
    change: (text) => `${text}  - ▸/learn/gone\n`,
  },
  {
    what: "a published address of one language that nothing answers",
    rule: "address/gone",
    files: published,
    change: (text) => `${text}  - ▸/de/courses/eins\n`,
  },
  {
    what: "a published text that is not listed",
    rule: "address/unlisted",
    files: published,
    change: (text) => `▸${text.replace("  - /learn/first\n", "")}`,
  },
];

export const addressFaults = [...publishedAddresses, ...ownAddresses, ...redirectsOfOneLanguage];
