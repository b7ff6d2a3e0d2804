import {
  inLocales,
  messages,
  replace,
  translatedMessages,
  type FaultKind,
} from "@/tests/factories/gate-faults/fault-kind";

const severalForms = inLocales(messages, ["ru", "es", "fr", "it", "pt", "en", "de", "tr"]);
const oneForm = inLocales(messages, ["id", "ja", "ko", "th", "zh"]);
const ordinals = inLocales(messages, ["en", "it", "fr"]);
/** A message of the program and what the file has for it, with the beginning of its text. */
const valueOf = (key: string) => new RegExp(`("${key}": ")`);
const putBefore = (key: string, words: string) => replace(valueOf(key), `$1${words}`);

export const messageFaults: FaultKind[] = [
  {
    what: "no English strings",
    rule: "messages/no-english",
    files: ["content/messages/en.json"],
    change: () => null,
  },
  {
    what: "a language without its strings",
    rule: "messages/missing-language",
    files: translatedMessages,
    change: () => null,
  },
  {
    what: "a comma too many",
    rule: "messages/not-json",
    files: translatedMessages,
    change: replace(/\n {2}\}\n\}\n$/, ",\n  ▸}\n}\n"),
  },
  {
    what: "a missing comma",
    rule: "messages/not-json",
    files: translatedMessages,
    change: replace(/,\n {4}"count"/, '\n    ▸"count"'),
  },
  {
    what: "a word without quotes",
    rule: "messages/not-json",
    files: translatedMessages,
    change: replace(/"title": "[^"]*"/, '"title": ▸words'),
  },
  {
    what: "a file that ends too early",
    rule: "messages/not-json",
    files: translatedMessages,
    change: replace(/\n {2}\}\n\}\n$/, "▸\n"),
  },
  {
    what: "a list",
    rule: "messages/not-text",
    files: translatedMessages,
    change: replace(/"end": "[^"]*"/, '▸"end": ["a", "b"]'),
    also: ["messages/missing-key"],
  },
  {
    what: "a number",
    rule: "messages/not-text",
    files: translatedMessages,
    change: replace(/"title": "[^"]*"/, '▸"title": 7'),
    also: ["messages/missing-key"],
  },
  {
    what: "a key twice",
    rule: "messages/duplicate-key",
    files: messages,
    change: replace('"count":', '"title": "1",\n    "count":', /"title": "1"/),
  },
  {
    what: "a word that the glossary bans",
    rule: "glossary/banned",
    files: translatedMessages,
    change: replace(/("end": ")/, "$1▸zq "),
  },
  {
    what: "an empty text",
    rule: "messages/empty",
    files: messages,
    change: replace(/("end": ")[^"]*"/, '$1▸ "'),
  },
  {
    what: "a placeholder that is not closed",
    rule: "messages/icu",
    files: messages,
    change: replace("{name}", "▸{name"),
  },
  {
    what: "a placeholder without a name",
    rule: "messages/icu",
    files: messages,
    change: replace("{name}", "▸{}"),
  },
  {
    what: "a tag that is not closed",
    rule: "messages/icu",
    files: messages,
    change: replace(/<a>([^<]*)<\/a>/, "▸<a>$1"),
  },
  {
    what: "a tag after an escape",
    rule: "messages/icu",
    files: messages,
    change: replace(/("link": ")([^<]*)<a>([^<]*)<\/a>/, '$1\\"\\u0041$2▸<a>$3'),
  },
  {
    what: "a closing tag alone",
    rule: "messages/icu",
    files: messages,
    change: replace(/<a>([^<]*)<\/a>/, "$1▸</a>"),
  },
  {
    what: "a choice without its rest",
    rule: "messages/icu",
    files: messages,
    change: replace(/ other (\{[^{}]*\})\}"/, ' rest $1▸}"'),
  },
  {
    what: "a form twice",
    rule: "messages/icu",
    files: messages,
    change: replace(/other (\{# [^{}]*\})\}",\n {4}"place"/, 'other $1 ▸other $1}",\n    "place"'),
  },
  {
    what: "a plural form that the language has",
    rule: "messages/plural",
    files: severalForms,
    change: replace(/("count": ")(\{n, plural,.*?) one \{[^{}]*\}/, "$1▸$2"),
  },
  {
    what: "the Russian few",
    rule: "messages/plural",
    files: inLocales(messages, ["ru"]),
    change: replace(/("count": ")(\{n, plural,.*?) few \{[^{}]*\}/, "$1▸$2"),
  },
  {
    what: "the Russian many",
    rule: "messages/plural",
    files: inLocales(messages, ["ru"]),
    change: replace(/("count": ")(\{n, plural,.*?) many \{[^{}]*\}/, "$1▸$2"),
  },
  {
    what: "the Romance many",
    rule: "messages/plural",
    files: inLocales(messages, ["es", "fr", "it", "pt"]),
    change: replace(/("count": ")(\{n, plural,.*?) many \{[^{}]*\}/, "$1▸$2"),
  },
  {
    what: "an ordinal form that the language has",
    rule: "messages/plural",
    files: ordinals,
    change: replace(/("place": ")(\{n, selectordinal,) \w+ \{[^{}]*\}/, "$1▸$2"),
  },
  {
    what: "a plural form that the language lacks",
    rule: "messages/plural-unused",
    files: oneForm,
    change: replace(/("count": ")\{n, plural,/, "$1▸{n, plural, one {#}"),
  },
  {
    what: "the dual that no language here has",
    rule: "messages/plural-unused",
    files: messages,
    change: replace(/("count": ")\{n, plural,/, "$1▸{n, plural, two {#}"),
  },
  {
    what: "a key that is missing",
    rule: "messages/missing-key",
    files: translatedMessages,
    change: replace(/ {4}"count": .*\n/, "", /"Home"/),
  },
  {
    what: "a key that is missing deep down",
    rule: "messages/missing-key",
    files: translatedMessages,
    change: replace(/,\n {6}"day": .*\n/, "\n", /"Part"/),
  },
  {
    what: "a key that English lacks",
    rule: "messages/unknown-key",
    files: translatedMessages,
    change: replace('"count":', '▸"counts": "1",\n    "count":'),
  },
  {
    what: "a group that is a text in English",
    rule: "messages/unknown-key",
    files: translatedMessages,
    change: replace(/"end": "[^"]*"/, '▸"end": { }'),
    also: ["messages/missing-key"],
  },
  {
    what: "a text that is still English",
    rule: "messages/same-as-english",
    files: inLocales(messages, ["de", "ja", "ru", "th", "it"]),
    change: replace(/("title": ")[^"]*"/, '$1▸the a every many first next clear short careful"'),
    also: ["messages/writing"],
  },
  {
    what: "another placeholder",
    rule: "messages/placeholders",
    files: translatedMessages,
    change: replace(/("link": ")(.*)\{name\}/, "$1▸$2{nome}"),
  },
  {
    what: "a placeholder of another kind",
    rule: "messages/placeholders",
    files: translatedMessages,
    change: replace(/("day": ")(.*)\{day, date, long\}/, "$1▸$2{day}"),
  },
  {
    what: "a placeholder lost from a choice",
    rule: "messages/placeholders",
    files: translatedMessages,
    change: replace(/("link": ")(.*), \{name\}/, "$1▸$2"),
  },
  {
    what: "a lost tag",
    rule: "messages/tags",
    files: translatedMessages,
    change: replace(/("day": ")(.*)<b>(.*)<\/b>/, "$1▸$2$3"),
  },
  {
    what: "another tag",
    rule: "messages/tags",
    files: translatedMessages,
    change: replace(/("link": ")(.*)<a>(.*)<\/a>/, "$1▸$2<i>$3</i>"),
  },
  {
    what: "a tag that no code knows",
    rule: "messages/unknown-tag",
    files: ["content/messages/en.json"],
    change: replace(/("day": )"(.*)<b>(.*)<\/b>/, '$1"▸$2<blink>$3</blink>'),
    also: ["messages/tags"],
  },
  {
    what: "a choice that is lost",
    rule: "messages/select",
    files: translatedMessages,
    change: replace(/("state": ")(.*) done \{[^{}]*\}/, "$1▸$2"),
  },
  {
    what: "a choice too many",
    rule: "messages/select",
    files: translatedMessages,
    change: replace(/("state": ")\{state, select,/, "$1▸{state, select, late {1}"),
  },
  {
    what: "a letter of another language",
    rule: "messages/writing",
    files: inLocales(messages, ["en", "de", "ko", "ru", "th"]),
    change: putBefore("end", "▸語"),
  },
  {
    what: "Latin letters in a Russian word",
    rule: "messages/writing",
    files: inLocales(messages, ["ru"]),
    change: putBefore("end", "сло▸вa "),
  },
  {
    what: "a long text in Latin letters",
    rule: "messages/writing",
    files: inLocales(messages, ["ja", "ko", "ru", "th", "zh"]),
    change: replace(/("end": ")[^"]*"/, '$1▸Words that none of these languages would ever write."'),
  },
];
