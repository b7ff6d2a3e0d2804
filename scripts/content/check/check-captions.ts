import { existsSync } from "node:fs";
import path from "node:path";

import { Captions } from "@/lib/content/films/film-schema";
import { fieldFaults } from "@/lib/content/gate/field-faults";
import { placeAt, start, type Report } from "@/lib/content/gate/report";
import type { Locale } from "@/lib/i18n/locales";
import { reportInto, type Fault } from "@/scripts/content/fault";
import { readWordings } from "@/scripts/content/check/check-tables";
import { bannedWording, type Wordings } from "@/scripts/content/check/wordings";
import { brokenOffset, repeatedKeys, valueOffset } from "@/scripts/content/check/json-places";
import { readSource } from "@/scripts/content/source-file";
import type { FilmScript } from "@/scripts/films/film-script";
import { wrongWriting } from "@/scripts/messages/writing-systems";

type CaptionFile = { file: string; locale: Locale; script: FilmScript };

/** One language's captions: every sentence of the film, and nothing besides. */
export function checkCaptions(
  root: string,
  { file, locale, script }: CaptionFile,
  faults: Fault[],
  complete: boolean,
) {
  const report = reportInto(faults, file);
  const source = existsSync(path.join(root, file)) ? readSource(root, file, report) : "{}";
  const captions = source === null ? null : readCaptions(source, report);
  if (source === null || captions === null) return;
  const wordings = readWordings(root);
  const beats = script.scenes.flatMap((scene) => scene.beats);
  const said = new Set(beats.map(({ say }) => say));
  const missing = [...said].filter((sentence) => !Object.hasOwn(captions, sentence));
  if (missing.length > 0)
    report(
      start,
      "captions/missing",
      `translate: ${missing.map((sentence) => `"${sentence}"`).join(", ")}`,
      complete ? "fault" : "warning",
    );
  // What another voice says is the English that the task is about.
  const examples = new Set(beats.flatMap(({ say, voice }) => (voice ? [say] : [])));
  for (const [sentence, words] of Object.entries(captions)) {
    const offset = valueOffset(source, [sentence]);
    const refuse = (rule: Fault["rule"], advice: string) => report(placeAt(source, offset), rule, advice);
    if (!said.has(sentence)) refuse("captions/unknown", "the film does not say this sentence; take it out");
    else if (words === sentence && !examples.has(sentence))
      refuse("captions/same-as-english", "this is still the English sentence; translate it");
    checkWords(words, locale, wordings, (at, rule, advice) =>
      report(placeAt(source, offset + 1 + at), rule, advice),
    );
  }
}

function checkWords(
  words: string,
  locale: Locale,
  wordings: Wordings,
  report: (offset: number, rule: Fault["rule"], advice: string) => void,
) {
  const banned = bannedWording(locale, words, wordings);
  if (banned) report(banned.offset, "glossary/banned", banned.advice);
  const wrong = wrongWriting(locale, words, { allowEnglish: true });
  if (wrong) report(wrong.offset, "translation/writing", wrong.advice);
}

function readCaptions(source: string, report: Report): Captions | null {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    report(placeAt(source, brokenOffset(source, message)), "captions/not-json", "correct the JSON here");
    return null;
  }
  for (const { key, offset } of repeatedKeys(source))
    report(placeAt(source, offset), "field/duplicate", `"${key}" stands twice; keep one`);
  const parsed = Captions.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  for (const { path: at, rule, advice } of fieldFaults(parsed.error))
    report(placeAt(source, valueOffset(source, at)), rule, advice);
  return null;
}
