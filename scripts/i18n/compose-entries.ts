import type { Locale } from "@/lib/i18n/locales";
import type { CmsUnit, Dataset, Entry } from "@/scripts/i18n/cms-dataset";
import { replaceStrings } from "@/scripts/i18n/json-text";
import { withLineBreaks } from "@/scripts/i18n/source-text";
import {
  changedUnits,
  finalText,
  missingUnits,
  type Composed,
  type Gap,
  type GivenTexts,
} from "@/scripts/i18n/unit";

type Sides = { english: Dataset; own: Dataset | null; units: CmsUnit[]; locale: Locale; file: string };

/** The dataset of a language with the given texts; a document that lacks a text stays as it is, or away. */
export function composeEntries(sides: Sides, given: GivenTexts): Composed {
  const { english, own, units, locale, file } = sides;
  const gaps: Gap[] = [];
  const plan: Plan = { changed: new Map(), added: [], texts: 0 };
  const present = new Map(own?.entries.map((entry) => [entry.id, entry]));
  let last = -1;
  for (const entry of english.entries) {
    const texts = units.filter((unit) => unit.entry === entry);
    const missing = missingUnits(texts, given);
    const twin = present.get(entry.id);
    last = twin?.line ?? last;
    if (missing.length > 0)
      gaps.push({ what: `${file} ${entry.id}`, missing, total: texts.length, isLeft: true });
    else planEntry({ entry, twin, texts, last }, locale, given, plan);
  }
  if (plan.texts === 0) return { text: null, changed: 0, gaps };
  const text = withLineBreaks(own ?? english, withPlan(own?.text ?? "", plan));
  return { text, changed: plan.texts, gaps };
}

/** New lines by the number of the line they replace, or of the line they follow. */
type Plan = { changed: Map<number, string>; added: { after: number; line: string }[]; texts: number };

type Twins = { entry: Entry; twin: Entry | undefined; texts: CmsUnit[]; last: number };

function planEntry({ entry, twin, texts, last }: Twins, locale: Locale, given: GivenTexts, plan: Plan) {
  const changed = changedUnits(texts, given).length;
  if (changed === 0) return;
  plan.texts += changed;
  if (twin) plan.changed.set(twin.line, rewritten(twin, entry, texts, given, locale));
  else plan.added.push({ after: last, line: translated(entry, texts, given, locale) });
}

/** A new line follows the line of the document that stands before it in English. */
function withPlan(text: string, { changed, added }: Plan) {
  const after = (index: number) => added.filter((entry) => entry.after === index).map(({ line }) => line);
  const lines = text.split("\n").flatMap((line, index) => [changed.get(index) ?? line, ...after(index)]);
  return [...after(-1), ...lines].join("\n");
}

function rewritten(own: Entry, english: Entry, texts: CmsUnit[], given: GivenTexts, locale: Locale) {
  const changed = changedUnits(texts, given);
  // A text without a place in the present line means that the document was made from an earlier English one.
  if (changed.some(({ target }) => target === null)) return translated(english, texts, given, locale);
  return replaceStrings(
    own.raw,
    changed.map((unit) => ({ path: unit.path, value: finalText(unit, given) ?? "" })),
  );
}

/** A new line with the facts of the English one. */
function translated(english: Entry, texts: CmsUnit[], given: GivenTexts, locale: Locale) {
  return replaceStrings(english.raw, [
    { path: ["_id"], value: `${english.id}.${locale}` },
    { path: ["language"], value: locale },
    ...texts.map((unit) => ({ path: unit.path, value: finalText(unit, given) ?? "" })),
  ]);
}
