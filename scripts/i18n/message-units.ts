import { existsSync } from "node:fs";
import path from "node:path";

import { defaultLocale, type Locale } from "@/lib/i18n/locales";
import { reportInto, type Fault } from "@/scripts/content/fault";

import { doubledCodes, messageCodes } from "@/scripts/i18n/message-codes";
import { largestMessages } from "@/scripts/content/source-file";
import { readSourceText, withLineBreaks, type SourceText } from "@/scripts/i18n/source-text";
import { insertString, replaceStrings, type StringChange } from "@/scripts/i18n/json-text";
import {
  changedUnits,
  finalText,
  missingUnits,
  type Composed,
  type ExchangeFile,
  type GivenTexts,
  type Note,
  type Unit,
} from "@/scripts/i18n/unit";
import { checkTranslatedString, isStillEnglish, messagesFolder } from "@/scripts/messages/check-messages";
import { isBroken, pluralForms, readMessage } from "@/scripts/messages/icu";
import { readJsonStrings, type JsonStrings } from "@/scripts/messages/json-strings";

type MessageFile = SourceText & { strings: JsonStrings["strings"] };

/** The interface strings of English and of one language, one unit a key; null when English cannot be read. */
export function messageUnits(
  root: string,
  locale: Locale,
  options: { sameAsEnglish: readonly string[] },
  faults: Fault[],
): ExchangeFile | null {
  const original = `${messagesFolder}/${defaultLocale}.json`;
  const file = `${messagesFolder}/${locale}.json`;
  const english = readMessages(root, original, faults);
  const exists = existsSync(path.join(root, file));
  const own = exists ? readMessages(root, file, faults) : null;
  if (!english || (exists && !own)) return null;

  const units = [...english.strings].map(([key, { value }]): Unit => {
    const present = own?.strings.get(key)?.value ?? null;
    const isOpen =
      present === null ||
      present.trim() === "" ||
      (isStillEnglish(present, value) && !options.sameAsEnglish.includes(key));
    const notes = messageNotes(key, value, locale);
    return {
      id: unitId(key),
      name: key,
      source: value,
      target: isOpen ? null : present,
      previous: null,
      translate: true,
      notes,
    };
  });
  return {
    id: "messages",
    original,
    file,
    notes: [{ category: "about", text: "Buttons, labels and short texts of the site and the app." }],
    units,
    findCodes: messageCodes,
    check: (unit, { value, at, report }) => {
      const string = { value, key: at(0), at };
      checkTranslatedString({ key: unit.name, string, english: unit.source, locale }, report);
      const doubled = doubledCodes(value, unit.source);
      if (doubled.length > 0)
        report(at(placeOfLast(value, doubled)), "translation/twice", `take ${doubled.join(", ")} out once`);
    },
    compose: (given) => composeMessages({ english, own, units, file }, given),
  };
}

function readMessages(root: string, file: string, faults: Fault[]): MessageFile | null {
  const report = reportInto(faults, file);
  const source = existsSync(path.join(root, file))
    ? readSourceText(root, file, report, largestMessages)
    : null;
  if (source === null) return null;
  const json = readJsonStrings(source.text);
  if ("broken" in json) {
    report(json.broken.place, "messages/not-json", `${json.broken.message}; correct the JSON here`);
    return null;
  }
  return { ...source, strings: json.strings };
}

/** Keys use letters, digits, dots and hyphens; anything else is written as its code point between colons. */
const unitId = (key: string) =>
  key.replace(/[^A-Za-z0-9._-]/gu, (sign) => `:${(sign.codePointAt(0) ?? 0).toString(16)}:`);

function messageNotes(key: string, english: string, locale: Locale): Note[] {
  const notes: Note[] = [{ category: "key", text: key }];
  const shape = readMessage(english);
  if (isBroken(shape)) return notes;
  const names = [...new Set(shape.arguments.map((argument) => argument.split(":")[0] ?? ""))];
  const kept = [...names.map((name) => `{${name}}`), ...shape.tags.map((tag) => `<${tag}>…</${tag}>`)];
  if (kept.length > 0) notes.push({ category: "placeholders", text: `Keep ${kept.join(", ")}.` });
  for (const { name, kind } of shape.plurals) {
    const forms = pluralForms(locale, kind).join(", ");
    const what = kind === "ordinal" ? "ordinal forms" : "plural forms";
    notes.push({ category: "plural", text: `{${name}} needs the ${what} ${forms}.` });
  }
  for (const { name, options } of shape.selects)
    notes.push({
      category: "select",
      text: `{${name}}: keep the choices ${options.join(", ")} as they are.`,
    });
  return notes;
}

/** Where the last one of a doubled placeholder or tag stands. */
const placeOfLast = (value: string, [first = ""]: readonly string[]) =>
  Math.max(0, value.lastIndexOf(first.replace("}", "")));

type Messages = { english: MessageFile; own: MessageFile | null; units: Unit[]; file: string };

function composeMessages({ english, own, units, file }: Messages, given: GivenTexts): Composed {
  const missing = missingUnits(units, given);
  const gaps = missing.length > 0 ? [{ what: file, missing, total: units.length, isLeft: !own }] : [];
  const changedTexts = changedUnits(units, given);
  const changed = changedTexts.length;
  if (changed === 0 || (!own && missing.length > 0)) return { text: null, changed: 0, gaps };
  const changes = changedTexts.map((unit): StringChange => {
    return { path: unit.name.split("."), value: finalText(unit, given) ?? "" };
  });
  if (!own) return { text: withLineBreaks(english, replaceStrings(english.text, changes)), changed, gaps };

  const isThere = (change: StringChange) => own.strings.has(change.path.join("."));
  const keys = units.map((unit) => unit.name.split("."));
  const text = changes
    .filter((change) => !isThere(change))
    .reduce(
      (json, change) => insertString(json, change, (depth) => siblingsBefore(keys, change.path, depth)),
      replaceStrings(own.text, changes.filter(isThere)),
    );
  return { text: withLineBreaks(own, text), changed, gaps };
}

/** The names that stand before the one at `depth` of `path` in the same English object. */
function siblingsBefore(keys: string[][], path: StringChange["path"], depth: number) {
  const isBeside = (key: string[]) => key.slice(0, depth).join(".") === path.slice(0, depth).join(".");
  const names = new Set(keys.filter(isBeside).map((key) => key[depth] ?? ""));
  const ordered = [...names];
  return ordered.slice(0, ordered.indexOf(String(path[depth])));
}
