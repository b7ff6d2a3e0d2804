import { defaultLocale, locales } from "@/lib/i18n/locales";
import { courseMetas, inLocales, replace, type FaultKind } from "@/tests/factories/gate-faults/fault-kind";

const script = ["content/films/one/script.yaml"];
const captions = locales
  .filter((locale) => locale !== defaultLocale)
  .map((locale) => `content/films/one/${locale}.json`);

const scriptFaults: FaultKind[] = [
  {
    what: "a script with a tab",
    rule: "yaml/syntax",
    files: script,
    change: replace("section:", "▸\tsection:"),
  },
  {
    what: "a script without its task",
    rule: "field/missing",
    files: script,
    change: replace(/task: .*\n/, "", /^/),
  },
  {
    what: "a script with a field that nothing reads",
    rule: "field/unknown",
    files: script,
    change: replace("        note: a word\n", "        sound: ▸loud\n"),
  },
  {
    what: "a sentence too long for two lines",
    rule: "field/value",
    files: script,
    change: replace(/say: .*\n {8}on:/, `say: ▸${"word ".repeat(25)}\n        on:`),
  },
  {
    what: "a part that is not closed",
    rule: "field/value",
    files: script,
    change: replace("text: One {a|word} of", "text: ▸One {a|word of"),
  },
  {
    what: "a drawing that is not there",
    rule: "image/missing",
    files: script,
    change: replace("drawing: /images/a.svg", "drawing: ▸/images/z.svg"),
  },
  {
    what: "a photo that is not there",
    rule: "image/missing",
    files: script,
    change: replace("image: /images/b.svg", "image: ▸/images/z.svg"),
  },
  {
    what: "a part that the text lacks",
    rule: "film/part",
    files: script,
    change: replace("on: [a]", "on: [▸b]"),
  },
  {
    what: "a chosen answer there is none of",
    rule: "film/part",
    files: script,
    change: replace("choose: B", "choose: ▸C"),
  },
  {
    what: "a crossed answer there is none of",
    rule: "film/part",
    files: script,
    change: replace("cross: [A]", "cross: [A, ▸D]"),
  },
  {
    what: "a place the photo lacks",
    rule: "film/part",
    files: script,
    change: replace("spot: bus", "spot: ▸tram"),
  },
  { what: "no script", rule: "file/missing", files: script, change: () => null },
];

const madeFaults: FaultKind[] = [
  {
    what: "a script newer than its film",
    rule: "film/stale",
    files: script,
    change: replace("note: a word", "note: two words", /^/),
  },
  {
    what: "a drawing newer than its film",
    rule: "film/stale",
    files: ["public/images/a.svg"],
    change: () => "▸<svg></svg>",
    foundIn: () => script,
  },
  {
    what: "a film or a poster that is not there",
    rule: "film/stale",
    files: ["public/films/one-0.mp4", "public/films/one-1.webp"],
    change: () => null,
    foundIn: () => script,
  },
  {
    what: "a list of films that is not there",
    rule: "film/stale",
    files: ["public/films/index.json"],
    change: () => null,
    foundIn: () => script,
  },
  {
    what: "a film without a script",
    rule: "film/stale",
    files: ["public/films/index.json"],
    change: (text) => `▸${text.slice(0, -1)},${text.slice(1, -1).replace('"one"', '"two"')}]`,
  },
  {
    what: "a course with a film there is none of",
    rule: "film/unknown",
    files: courseMetas,
    change: replace(
      /video:\n( {2}.*\n)+/,
      "video:\n  provider: self\n  id: ▸two\n  uploadDate: 2026-11-21T09:00:00Z\n",
    ),
  },
  {
    what: "a film's day without its time",
    rule: "field/value",
    files: courseMetas,
    change: replace(/uploadDate: .*/, "uploadDate: ▸2026-11-21"),
  },
];

const captionFaults: FaultKind[] = [
  {
    what: "captions with a comma too many",
    rule: "captions/not-json",
    files: captions,
    change: replace(/\n\}\n$/, ",\n▸}\n"),
  },
  {
    what: "a language without captions",
    rule: "captions/missing",
    files: captions,
    change: () => null,
  },
  {
    what: "a sentence without its caption",
    rule: "captions/missing",
    files: captions,
    change: replace(/ {2}".*",\n/, "", /^/),
  },
  {
    what: "a caption that the film does not say",
    rule: "captions/unknown",
    files: captions,
    change: replace("{\n", '{\n  "Nobody says this.": ▸"x",\n'),
  },
  {
    what: "a caption that is still English",
    rule: "captions/same-as-english",
    files: inLocales(captions, ["de", "fr", "id", "tr"]),
    change: replace(/"(.*)": ".*",\n/, '"$1": ▸"$1",\n'),
  },
  {
    what: "a caption twice",
    rule: "field/duplicate",
    files: captions,
    change: replace(/( {2})(".*")(: ".*",\n)/, "$1$2$3$1▸$2$3"),
  },
  {
    what: "an empty caption",
    rule: "field/value",
    files: captions,
    change: replace(/": ".*",\n/, '": ▸" ",\n'),
  },
  {
    what: "a caption in another writing",
    rule: "translation/writing",
    files: inLocales(captions, ["de", "ko", "ru", "th"]),
    change: replace(/": "/, '": "▸語'),
  },
];

export const filmFaults = [...scriptFaults, ...madeFaults, ...captionFaults];
