import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";

import { Captions } from "@/lib/content/films/film-schema";
import { start } from "@/lib/content/gate/report";
import type { Locale } from "@/lib/i18n/locales";
import { reportInto, type Fault } from "@/scripts/content/fault";
import { filmNames, readScript, scriptFile, scriptsFolder } from "@/scripts/films/film-files";
import type { Beat } from "@/scripts/films/film-script";
import { markCodes } from "@/scripts/i18n/codes";
import { checkPlainText } from "@/scripts/i18n/check-plain-text";
import { readSourceText, withLineBreaks, type SourceText } from "@/scripts/i18n/source-text";
import {
  changedUnits,
  finalText,
  missingUnits,
  type Composed,
  type ExchangeFile,
  type GivenTexts,
  type Unit,
} from "@/scripts/i18n/unit";

export const exchangedFilms = (root: string) =>
  filmNames(root).filter((id) => existsSync(path.join(root, scriptFile(id))));

type Own = SourceText & { captions: Captions };

/** The captions of a film in one language, one unit a sentence; null when they cannot be read. */
export function filmUnits(root: string, id: string, locale: Locale, faults: Fault[]): ExchangeFile | null {
  const file = `${scriptsFolder}/${id}/${locale}.json`;
  const exists = existsSync(path.join(root, file));
  const own = exists ? readOwn(root, file, faults) : null;
  if (exists && !own) return null;
  const beats = readScript(root, id).scenes.flatMap((scene) => scene.beats);
  const bySentence = new Map(beats.map((beat) => [beat.say, beat]));
  const units = [...bySentence.values()].map((beat, index) => captionUnit(beat, index, own?.captions));
  return {
    id: `films.${id}`,
    original: scriptFile(id),
    file,
    notes: [
      { category: "about", text: "Captions of a short film: two lines each, read while they are spoken." },
    ],
    units,
    findCodes: markCodes,
    check: ({ source }, text) => checkPlainText({ source, locale, allowEnglish: true }, text),
    compose: (given) => composeCaptions({ file, own, units }, given),
  };
}

function readOwn(root: string, file: string, faults: Fault[]): Own | null {
  const report = reportInto(faults, file);
  const source = readSourceText(root, file, report);
  if (!source) return null;
  try {
    return { ...source, captions: Captions.parse(JSON.parse(source.text)) };
  } catch {
    report(start, "captions/not-json", "correct this file first; npm run content:check says what is wrong");
    return null;
  }
}

function captionUnit({ say, voice }: Beat, index: number, captions: Captions | undefined): Unit {
  return {
    // It stays the same when sentences are added before it.
    id: `c${createHash("sha256").update(say).digest("hex").slice(0, 12)}`,
    name: `sentence ${index + 1}`,
    source: say,
    target: captions?.[say] ?? null,
    previous: null,
    translate: true,
    notes: voice
      ? [{ category: "recording", text: "A recording: English where the task is to hear the English words." }]
      : [],
  };
}

type Captioned = { file: string; own: Own | null; units: Unit[] };

function composeCaptions({ file, own, units }: Captioned, given: GivenTexts): Composed {
  const missing = missingUnits(units, given);
  const gaps = missing.length > 0 ? [{ what: file, missing, total: units.length, isLeft: !own }] : [];
  const changed = changedUnits(units, given).length;
  if (changed === 0 || (!own && missing.length > 0)) return { text: null, changed: 0, gaps };
  const all = Object.fromEntries(
    units.flatMap((unit) => {
      const text = finalText(unit, given);
      return text === null ? [] : [[unit.source, text]];
    }),
  );
  return {
    text: withLineBreaks(own ?? { lineBreak: "\n" }, `${JSON.stringify(all, null, 2)}\n`),
    changed,
    gaps,
  };
}
