import { locales, type Locale } from "@/lib/i18n/locales";
import { pluralForms } from "@/scripts/messages/icu";
import { enteredOperator } from "@/tests/factories/operator";

type Say = (locale: Locale, from: number, count?: number) => string;
type File = readonly [string, string];

const plan = (vipId: string, order: number) =>
  `  - { vipId: ${vipId}, amount: 499, currency: USD, days: 3, examNum: 1, correctNum: 3, type: "1", tag: "", order: ${order}, recommended: false, published: true }\n`;

const inAll = (word: string) =>
  `{ ${locales
    .filter((locale) => locale !== "en")
    .map((locale) => `${locale}: ${word}`)
    .join(", ")} }`;

const recording = (id: string) => `- id: ${id}
  level: easy
  title: The ${id}
  voice: slt
  sentences:
    - The first sentence of it.
    - The second sentence of it.
    - The third sentence of it.
    - The fourth sentence of it.
`;

/** A time of the course's own task, a number of things, and a time of the test as a whole. */
const facts = `sources:
  - id: rules
    title: Rules
    url: https://example.com/rules
  - id: paper
    title: A paper
    url: https://example.com/paper
facts:
  - { name: word-time, kind: seconds, task: read-and-select, value: 5, sure: official, source: rules, checked: 2026-11-21 }
  - { name: words, kind: count, task: read-and-select, from: 15, to: 18, nouns: [words], sure: press, source: paper, checked: 2026-11-21 }
  - { name: photo-time, kind: seconds, task: write-about-the-photo, value: 60, sure: official, source: rules, checked: 2026-11-21 }
  - { name: result-days, kind: days, value: 2, sure: official, source: rules, checked: 2026-11-21 }
  - { name: begin, kind: date, day: 2024-04-02, sure: press, source: paper, checked: 2026-11-21 }
`;

export function gateTables(): File[] {
  return [
    ["content/plans.yaml", `plans:\n${plan("premium-3d", 1)}${plan("premium-7d", 2)}`],
    [
      "content/redirects.yaml",
      "redirects:\n  - from: /learn/old\n    to: /learn/first\n  - from: /courses/old\n    to: /courses/one\n",
    ],
    [
      "content/published.yaml",
      `addresses:\n${["/blog/study/day", "/courses/one", "/courses/two", "/learn/first", "/tos"].map((address) => `  - ${address}\n`).join("")}`,
    ],
    [
      "content/glossary.yaml",
      `version: 1
source: en
locales: [${locales.filter((locale) => locale !== "en").join(", ")}]
terms:
  - en: DET
    rule: keep
    note: The test.
  - en: practice
    rule: translate
    note: The activity.
    translations: ${inAll("x")}
    banned: ${inAll('["zq"]')}
address:
  de:
    form: du
    note: Plain.
`,
    ],
    ["content/facts.yaml", facts],
    ["content/listening.yaml", `${recording("bus")}${recording("library")}`],
    ["content/operator.yaml", JSON.stringify(enteredOperator, null, 2)],
  ];
}

const siteFacts = {
  _id: "siteFacts",
  _type: "siteFacts",
  totals: { users: null, questions: null, exams: null, corrections: null, speaking: null },
  rating: {
    value: null,
    best: 5,
    counts: {
      bank: null,
      mock: null,
      writing: null,
      speaking: null,
      tutor: null,
      platform: { value: 1, confirmedOn: "2026-11-20", source: "A count of our own" },
    },
  },
  contactEmail: "hello@example.com",
  social: [{ name: "Films", url: "https://example.com/films" }],
};

function documentsOf(language: Locale, say: Say) {
  const words = (from: number, count = 5) => say(language, from, count);
  const faq = (order: number) => ({
    _id: `faq.course.${order}.${language}`,
    _type: "faq",
    language,
    page: "course",
    order,
    question: words(order),
    answer: words(order + 9, 12),
  });
  const copy = (planId: string) => ({
    _id: `plan.${planId}.${language}`,
    _type: "planCopy",
    language,
    planId,
    name: words(1, 2),
    tagline: words(3),
    features: [words(5), words(10)],
  });
  return [
    faq(1),
    faq(2),
    {
      _id: `testimonial.1.${language}`,
      _type: "testimonial",
      language,
      type: "1",
      order: 1,
      createTime: "2026-11-21T00:00:00Z",
      sample: true,
      data: { avatar: null, nickname: "Ana", rate: "4.8", country: "MX", content: words(20, 12) },
    },
    copy("premium-3d"),
    copy("premium-7d"),
    {
      _id: `banner.update.${language}`,
      _type: "banner",
      language,
      text: words(30),
      short: words(36, 3),
      action: words(40, 2),
    },
  ];
}

const lines = (documents: unknown[]) => documents.map((document) => `${JSON.stringify(document)}\n`).join("");

export function gateDataset(say: Say): File[] {
  return [
    ["cms/dataset/shared.ndjson", lines([siteFacts])],
    ...locales.map((locale): File => [`cms/dataset/${locale}.ndjson`, lines(documentsOf(locale, say))]),
  ];
}

export function gateMessages(say: Say): File[] {
  return locales.map((locale): File => {
    const forms = (kind: "cardinal" | "ordinal") =>
      pluralForms(locale, kind)
        .map((form) => `${form} {# ${say(locale, 3, 1)}}`)
        .join(" ");
    const messages = {
      Home: {
        title: say(locale, 0, 9),
        count: `{n, plural, ${forms("cardinal")}}`,
        place: `{n, selectordinal, ${forms("ordinal")}}`,
        link: `${say(locale, 5, 2)} <a>${say(locale, 7, 2)}</a>, {name}`,
      },
      Exam: {
        Part: {
          state: `{state, select, open {${say(locale, 9, 2)}} done {${say(locale, 11, 2)}} other {${say(locale, 13, 2)}}}`,
          day: `${say(locale, 15, 2)} {day, date} <b>${say(locale, 17, 2)}</b>`,
        },
        end: say(locale, 19, 6),
      },
    };
    return [`content/messages/${locale}.json`, `${JSON.stringify(messages, null, 2)}\n`];
  });
}
