import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

import { start, type Report } from "@/lib/content/gate/report";
import { defaultLocale, isLocale, locales, type Locale } from "@/lib/i18n/locales";
import { reportInto, type Fault } from "@/scripts/content/fault";
import { readWordings } from "@/scripts/content/check/check-tables";
import { bannedWording, noWordings, type Wordings } from "@/scripts/content/check/wordings";
import { largestMessages, readSource } from "@/scripts/content/source-file";
import { isBroken, pluralForms, readMessage, type MessageShape } from "@/scripts/messages/icu";
import { readJsonStrings, type JsonString, type JsonStrings } from "@/scripts/messages/json-strings";
import { suppliedTags } from "@/scripts/messages/supplied-tags";
import { wrongWriting } from "@/scripts/messages/writing-systems";

export const messagesFolder = "content/messages";

type Options = {
  /** Demands every language and every key; without it a gap is a warning. */
  complete: boolean;
  /** Texts that may be the same in English and in another language, by key. */
  sameAsEnglish: readonly string[];
};

type Source = { strings: JsonStrings["strings"]; shapes: Map<string, MessageShape> };

const longText = 24;

/** Compares every language's interface strings with English. */
export function checkMessages(root: string, options: Options): Fault[] {
  const faults: Fault[] = [];
  const fileOf = (locale: Locale) => `${messagesFolder}/${locale}.json`;
  const wordings = readWordings(root);
  checkFolder(root, faults);

  const english = readLanguage(
    root,
    fileOf(defaultLocale),
    { locale: defaultLocale, isEnglish: () => false, gap: "fault", wordings },
    faults,
  );
  if (!english) return faults;
  checkTagsSupplied(english, suppliedTags(root), reportInto(faults, fileOf(defaultLocale)));
  for (const locale of locales) {
    if (locale === defaultLocale) continue;
    const file = fileOf(locale);
    const report = reportInto(faults, file);
    if (!existsSync(path.join(root, file))) {
      report(
        start,
        "messages/missing-language",
        "write this file: the language is in lib/i18n/locales.ts",
        gap(options),
      );
      continue;
    }
    const isEnglish: Reading["isEnglish"] = (key, value) => english.strings.get(key)?.value === value;
    const reading = { locale, isEnglish, gap: gap(options), wordings };
    const translated = readLanguage(root, file, reading, faults);
    if (translated) compare(english, translated, report, options);
  }
  return faults;
}

/** In the other languages a tag that English lacks is a fault already. */
function checkTagsSupplied(english: Source, supplied: ReadonlySet<string> | null, report: Report) {
  if (!supplied) return;
  for (const [key, { tags }] of english.shapes)
    for (const tag of tags.filter((each) => !supplied.has(each)))
      report(
        english.strings.get(key)?.at(0) ?? start,
        "messages/unknown-tag",
        `in "${key}" no code knows the tag <${tag}>, so readers would see it; take it out, or use a tag that another text has`,
      );
}

const gap = ({ complete }: Options): Fault["level"] => (complete ? "fault" : "warning");

function checkFolder(root: string, faults: Fault[]) {
  const folder = path.join(root, messagesFolder);
  if (!existsSync(path.join(folder, `${defaultLocale}.json`))) {
    reportInto(faults, `${messagesFolder}/${defaultLocale}.json`)(
      start,
      "messages/no-english",
      "write the English strings first",
    );
  }
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const locale = name.replace(/\.json$/, "");
    if (name === "README.md" || (name.endsWith(".json") && isLocale(locale))) continue;
    reportInto(faults, `${messagesFolder}/${name}`)(
      start,
      "messages/unknown-file",
      "nothing reads this file; name it <language>.json after a language of lib/i18n/locales.ts, or delete it",
    );
  }
}

type Reading = {
  locale: Locale;
  /** Whether a text of another language is still the English one. */
  isEnglish: (key: string, value: string) => boolean;
  /** How grave a fault of such a text is. */
  gap: Fault["level"];
  wordings: Wordings;
};

type Language = Source & { objects: JsonStrings["objects"] };

/** Faults that one file shows by itself. */
function readLanguage(root: string, file: string, reading: Reading, faults: Fault[]): Language | null {
  if (!existsSync(path.join(root, file))) return null;
  const report = reportInto(faults, file);
  const text = readSource(root, file, report, largestMessages);
  if (text === null) return null;
  const json = readJsonStrings(text);
  if ("broken" in json) {
    report(json.broken.place, "messages/not-json", `${json.broken.message}; correct the JSON here`);
    return null;
  }
  for (const { path: key, place } of json.duplicates) {
    report(place, "messages/duplicate-key", `"${key}" stands twice; keep one`);
  }
  for (const { path: key, place } of json.others) {
    report(place, "messages/not-text", `"${key}" must be text in quotes or a group in { }`);
  }
  const shapes = new Map<string, MessageShape>();
  for (const [key, string] of json.strings) {
    const shape = readString(key, string, reading, report);
    if (shape) shapes.set(key, shape);
  }
  return { strings: json.strings, objects: json.objects, shapes };
}

function readString(key: string, string: JsonString, reading: Reading, report: Report): MessageShape | null {
  const { locale } = reading;
  const isEnglish = reading.isEnglish(key, string.value);
  if (string.value.trim() === "") {
    report(string.at(0), "messages/empty", `"${key}" is empty; write its text`);
    return null;
  }
  const banned = bannedWording(locale, string.value, reading.wordings);
  if (banned) report(string.at(banned.offset), "glossary/banned", `in "${key}" ${banned.advice}`);
  const wrong = isEnglish ? null : wrongWriting(locale, string.value);
  if (wrong) report(string.at(wrong.offset), "messages/writing", `in "${key}" ${wrong.advice}`);
  const shape = readMessage(string.value);
  if (isBroken(shape)) {
    report(string.at(shape.offset), "messages/icu", `in "${key}" ${shape.reason}`);
    return null;
  }
  const level = isEnglish ? reading.gap : "fault";
  checkPlurals({ key, string, shape, locale }, (...fault) => report(fault[0], fault[1], fault[2], level));
  return shape;
}

/** One translated text against its English one, as the whole check does it. */
export function checkTranslatedString(
  pair: { key: string; string: JsonString; english: string; locale: Locale },
  report: Report,
) {
  const { key, string, english, locale } = pair;
  const reading: Reading = { locale, isEnglish: () => false, gap: "fault", wordings: noWordings };
  const found = readString(key, string, reading, report);
  const wanted = readMessage(english);
  if (found && !isBroken(wanted)) compareShapes({ key, string, wanted, found, report });
}

/** Whether a long text is the English one; a short one may be the same in both languages. */
export function isStillEnglish(value: string, english: string) {
  return value === english && isLong(value);
}

type Read = { key: string; string: JsonString; shape: MessageShape; locale: Locale };

function checkPlurals({ key, string, shape, locale }: Read, report: Report) {
  for (const plural of shape.plurals) {
    const forms = pluralForms(locale, plural.kind);
    const missing = forms.filter((form) => !plural.options.includes(form));
    const unused = plural.options.filter((option) => !option.startsWith("=") && !forms.includes(option));
    const place = string.at(plural.offset);
    if (missing.length > 0) {
      const kind = plural.kind === "ordinal" ? "ordinal forms" : "plural forms";
      report(
        place,
        "messages/plural",
        `in "${key}" add the ${kind} ${missing.join(", ")} to {${plural.name}}: the language has ${forms.join(", ")}`,
      );
    }
    if (unused.length > 0) {
      report(
        place,
        "messages/plural-unused",
        `in "${key}" take ${unused.join(", ")} out of {${plural.name}}: the language has only ${forms.join(", ")}`,
      );
    }
  }
}

function compare(english: Source, translated: Language, report: Report, options: Options) {
  for (const key of english.strings.keys()) {
    if (translated.strings.has(key)) continue;
    report(
      nearestGroup(translated, key),
      "messages/missing-key",
      `"${key}" is missing; translate it from English`,
      gap(options),
    );
  }
  for (const [key, string] of translated.strings) {
    const source = english.strings.get(key);
    if (!source) {
      report(string.key, "messages/unknown-key", `English has no "${key}"; rename or delete it`);
      continue;
    }
    if (isStillEnglish(string.value, source.value) && !options.sameAsEnglish.includes(key)) {
      report(
        string.at(0),
        "messages/same-as-english",
        `"${key}" is still English; translate it, or list the key in scripts/messages/same-as-english.json`,
        gap(options),
      );
    }
    const [wanted, found] = [english.shapes.get(key), translated.shapes.get(key)];
    if (wanted && found) compareShapes({ key, string, wanted, found, report });
  }
  for (const [key, place] of translated.objects) {
    if (english.strings.has(key))
      report(place, "messages/unknown-key", `"${key}" is a text in English, not a group`);
  }
}

/** Words, not names of placeholders, are what a translator changes. */
function isLong(text: string) {
  return text.replaceAll(/\{[^{}]*\}|<[^>]*>/g, "").trim().length > longText;
}

function compareShapes(pair: {
  key: string;
  string: JsonString;
  wanted: MessageShape;
  found: MessageShape;
  report: Report;
}) {
  const { key, string, wanted, found, report } = pair;
  const differs = (
    what: "placeholders" | "tags" | "select",
    a: string[],
    b: string[],
    show: (name: string) => string,
  ) => {
    const missing = a.filter((name) => !b.includes(name)).map(show);
    const extra = b.filter((name) => !a.includes(name)).map(show);
    const parts = [
      missing.length ? `add ${missing.join(", ")}` : "",
      extra.length ? `take out ${extra.join(", ")}` : "",
    ].filter(Boolean);
    if (parts.length > 0)
      report(string.at(0), `messages/${what}`, `in "${key}" ${parts.join(" and ")}, as in English`);
  };
  differs("placeholders", wanted.arguments, found.arguments, (name) =>
    `{${name.split(":")[0]}}`.replace("}", `, ${name.split(":")[1]}}`),
  );
  differs("tags", wanted.tags, found.tags, (name) => `<${name}>`);
  for (const select of wanted.selects) {
    const other = found.selects.find(({ name }) => name === select.name);
    if (other) differs("select", select.options, other.options, (option) => `the choice "${option}"`);
  }
}

/** A missing key is shown at the group it belongs to. */
function nearestGroup(language: Language, key: string) {
  const parts = key.split(".");
  for (let length = parts.length - 1; length >= 0; length -= 1) {
    const place = language.objects.get(parts.slice(0, length).join("."));
    if (place) return place;
  }
  return start;
}
