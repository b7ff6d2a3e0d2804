import type { Report } from "@/lib/content/gate/report";
import type { ReadFile, ReadUnit } from "@/scripts/i18n/read-xliff";
import { presentText, type ExchangeFile, type GivenText, type Unit } from "@/scripts/i18n/unit";
import { fingerprint, fingerprintOfText } from "@/scripts/i18n/write-xliff";

/** Adds to `given` what a file from a translator says about one file of ours, and reports what does not belong there. */
export function matchTexts(
  exchange: ExchangeFile,
  arrived: ReadFile,
  given: Map<string, GivenText>,
  report: Report,
) {
  const units = new Map(exchange.units.map((unit) => [unit.id, unit]));
  for (const read of arrived.units) {
    const unit = units.get(read.id);
    if (!unit) {
      report(
        read.place(),
        "xliff/unknown-unit",
        `${exchange.original} has no text "${read.id}": it has changed since the export; export again, or take this <unit> out`,
      );
      continue;
    }
    const text = isSameSource(unit, read, report) ? wantedText(unit, read, report) : null;
    if (text) add(unit, text, exchange, given);
  }
}

function isSameSource(unit: Unit, { source }: ReadUnit, report: Report) {
  if (source.value === unit.source) return true;
  report(
    source.at(firstDifference(source.value, unit.source)),
    "xliff/source-changed",
    "this is not the English text of today: it has changed since the export, or was changed here; export again and bring your translation over, or take this <unit> out to import the others",
  );
  return false;
}

function firstDifference(a: string, b: string) {
  let index = 0;
  while (index < a.length && a[index] === b[index]) index += 1;
  return index;
}

/** The text to write, or null where the translator has left things as they were. */
function wantedText(
  unit: Unit,
  { target, fingerprint: exported }: ReadUnit,
  report: Report,
): GivenText | null {
  if (!target || target.value === unit.target) return null;
  if (!unit.translate) {
    if (target.value !== unit.source)
      report(target.at(0), "xliff/kept", "this text stays English; take its <target> out");
    return null;
  }
  const text = { ...target, report };
  if (exported === null || exported === fingerprint(unit)) return text;
  if (exported === fingerprintOfText(target.value)) return null;
  report(
    target.at(0),
    "xliff/translation-changed",
    `somebody else has changed this translation since the export, to ${JSON.stringify(presentText(unit))}; export again and decide between the two, or take this <unit> out`,
  );
  return null;
}

/** Two files may bring the same text, but not two different ones. */
function add(unit: Unit, text: GivenText, exchange: ExchangeFile, given: Map<string, GivenText>) {
  const other = given.get(unit.id);
  if (other && other.value !== text.value)
    text.report(
      text.at(0),
      "xliff/twice",
      `another of these files translates "${unit.id}" of ${exchange.original} otherwise; keep one`,
    );
  given.set(unit.id, text);
}
