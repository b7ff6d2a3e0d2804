import { reportInto, type Fault } from "@/scripts/content/fault";
import { headingsOf } from "@/lib/content/markdown/headings";
import { fillHeadings, type FactText, knownFactText } from "@/lib/content/facts/place-facts";
import { linksOf } from "@/lib/content/gate/prose-rules";
import { readFacts } from "@/scripts/content/check/read-facts";
import { parseDocumentText, type DocumentText } from "@/scripts/i18n/document-text";
import { pairDocument, type DocumentPair } from "@/scripts/i18n/pair-document";
import type { Rule } from "@/lib/content/gate/rules";
import type { SourceText } from "@/scripts/i18n/source-text";
import { finalText, type GivenText, type GivenTexts } from "@/scripts/i18n/unit";

/** Reads the new text as the next export will, and reports what would not come out as it went in. */
export function verifyDocument(pair: DocumentPair, source: SourceText, given: GivenTexts) {
  const faults: Fault[] = [];
  const report = reportInto(faults, pair.file);
  const text = parseDocumentText(source, pair.document.collection, report);
  if (text) checkAnchors(text, knownFactText(readFacts(pair.root), pair.locale), faults, pair.file);
  const lines = source.text.split("\n");
  for (const { line, column, rule, advice } of faults)
    refuseLine(given, { text: lines[line - 1] ?? "", column }, rule, advice);
  if (text && faults.length === 0) checkUnits(pair, text, given);
}

/** A link to a heading of the same text follows the heading's words. */
function checkAnchors({ tree }: DocumentText, write: FactText, faults: Fault[], file: string) {
  const anchors = new Set(fillHeadings(headingsOf(tree), write).map(({ id }) => id));
  for (const { url, place } of linksOf(tree)) {
    if (!url.startsWith("#") || anchors.has(decoded(url.slice(1)))) continue;
    const known = [...anchors].slice(0, 12).map((anchor) => `#${anchor}`);
    reportInto(faults, file)(
      place,
      "link/anchor",
      `no heading of this translation gives the anchor ${url}; use one of ${known.join(", ")}`,
    );
  }
}

function decoded(anchor: string) {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** Reports a fault of a line at the given text that the line comes from. */
function refuseLine(given: GivenTexts, line: { text: string; column: number }, rule: Rule, advice: string) {
  const texts = [...given.values()];
  const source = texts.find(({ value }) => line.text !== "" && value.split("\n").includes(line.text));
  const text: GivenText | undefined = source ?? texts[0];
  const from = source ? `\n${source.value}\n`.indexOf(`\n${line.text}\n`) : 0;
  text?.report(text.at(source ? from + line.column - 1 : 0), rule, advice);
}

function checkUnits(pair: DocumentPair, own: DocumentText, given: GivenTexts) {
  const again = new Map(pairDocument({ ...pair, own }).units.map((unit) => [unit.id, unit]));
  for (const unit of pair.units) {
    const text = given.get(unit.id);
    const isWhole = unit.piece.what === "section";
    if (!text || isWhole || again.get(unit.id)?.target === finalText(unit, given)) continue;
    text.report(
      text.at(0),
      "translation/shape",
      "in the page this text would run into its neighbours; keep the empty lines and marks of the English text",
    );
  }
}
