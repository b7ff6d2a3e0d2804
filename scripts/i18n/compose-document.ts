import { parseDocument } from "yaml";

import { stampText } from "@/scripts/content/stamp";
import type { Pair } from "@/scripts/i18n/align-sections";
import { blockText, shapeOf } from "@/scripts/i18n/document-blocks";
import type { DocumentText, TextSection } from "@/scripts/i18n/document-text";
import { orphansOf, type DocumentPair } from "@/scripts/i18n/pair-document";
import { withLineBreaks } from "@/scripts/i18n/source-text";
import { finalText, changedUnits, missingUnits, type Composed, type GivenTexts } from "@/scripts/i18n/unit";
import { verifyDocument } from "@/scripts/i18n/verify-document";

/**
 * The translation with the given texts, the sections that English has, in their order, and a new stamp. A text that
 * lacks a translation anywhere stays as it is.
 */
export function composeDocument(pair: DocumentPair, given: GivenTexts): Composed {
  const { units, english, own, file } = pair;
  const missing = missingUnits(units, given);
  const total = units.filter(({ translate }) => translate).length;
  const gaps = missing.length > 0 ? [{ what: file, missing, total, isLeft: true }] : [];
  const changed = changedUnits(units, given).length;
  if (missing.length > 0 || changed === 0) return { text: null, changed: 0, gaps };

  const base = own ?? english;
  const body = withBody(pair, given);
  const text = own ? withFields(body, own, pair, given) : withNewHead(body, pair, given);
  const stamped = stampText(text, english.hashes.join(" "));
  verifyDocument(pair, { text: stamped, lineBreak: base.lineBreak }, given);
  return { text: withLineBreaks(base, stamped), changed, gaps };
}

/** Lines of a text to be replaced, counted from 1. */
type Edit = { first: number; last: number; text: string };

function replaceLines(lines: readonly string[], edits: readonly Edit[], before = 0): string[] {
  const result = [...lines];
  for (const { first, last, text } of edits.toSorted((a, b) => b.first - a.first))
    result.splice(first - 1 - before, last - first + 1, ...text.split("\n"));
  return result;
}

function withBody(pair: DocumentPair, given: GivenTexts): string {
  const { english, own, pairs } = pair;
  const base = own ?? english;
  if (!pairs) return replaceLines(base.lines, bodyEdit(pair, base, given)).join("\n");

  const parts = pairs.map((part) => partOf(pair, part, given));
  const owns = pairs.map((part) => part.own ?? -1);
  const isInPlace = !own || (orphansOf(pair).length === 0 && owns.every((index, at) => index === at));
  if (isInPlace)
    return replaceLines(
      base.lines,
      parts.flatMap(({ edits }) => edits),
    ).join("\n");

  const texts = parts.map(({ text: { lines }, section: { first, last }, edits }) =>
    replaceLines(lines.slice(first - 1, last), edits, first - 1).join("\n"),
  );
  const before = base.lines.slice(0, (base.sections.at(0)?.first ?? 1) - 1);
  const after = base.lines.slice(base.sections.at(-1)?.last ?? 0);
  return [...before, texts.join("\n\n"), ...after].join("\n");
}

function bodyEdit({ units }: DocumentPair, base: DocumentText, given: GivenTexts): Edit[] {
  const first = base.sections.at(0)?.first ?? 1;
  const last = base.sections.at(-1)?.last ?? 1;
  const unit = units.find(({ piece }) => piece.what === "section");
  return [{ first, last, text: (unit && finalText(unit, given)) ?? "" }];
}

type Part = { text: DocumentText; section: TextSection; edits: Edit[] };

/** A section as it stands in the translation, or in English where the translation has none, and what changes in it. */
function partOf({ english, own, units }: DocumentPair, part: Pair, given: GivenTexts): Part {
  const source = english.sections[part.source];
  const translated = part.own === null ? undefined : own?.sections[part.own];
  if (!source) throw new Error(`There is no English section ${part.source}.`);
  const text = own && translated ? own : english;
  const section = translated ?? source;
  const edits = units.flatMap((unit): Edit[] => {
    const { piece } = unit;
    const value = finalText(unit, given);
    if (value === null || piece.what === "field") return [];
    if (piece.what === "section")
      return piece.source[0] === source ? [{ first: section.first, last: section.last, text: value }] : [];
    if (!source.blocks.includes(piece.source)) return [];
    return [{ ...(piece.own ?? piece.source), text: value }];
  });
  return { text, section, edits: [...edits, ...(part.isStale ? renewed(english, source, translated) : [])] };
}

/** In a section whose English text has changed, tags without words and what stays English are taken from there. */
function renewed(english: DocumentText, source: TextSection, translated: TextSection | undefined): Edit[] {
  if (!translated || shapeOf(translated.blocks) !== shapeOf(source.blocks)) return [];
  return source.blocks.flatMap((block, index): Edit[] => {
    const own = translated.blocks[index];
    if (!own || block.role === "text") return [];
    return [{ ...own, text: blockText(block, english.lines) }];
  });
}

function withFields(body: string, own: DocumentText, { units }: DocumentPair, given: GivenTexts): string {
  const fields = own.fields.toSorted((a, b) => b.from - a.from);
  return fields.reduce((text, field) => {
    const unit = units.find(({ piece }) => piece.what === "field" && piece.name === field.name);
    const value = unit && given.get(unit.id)?.value;
    if (value === undefined || value === field.value) return text;
    const lineBreak = text.slice(field.from, field.to).endsWith("\n") ? "\n" : "";
    return text.slice(0, field.from) + JSON.stringify(value) + lineBreak + text.slice(field.to);
  }, body);
}

function withNewHead(body: string, { units }: DocumentPair, given: GivenTexts): string {
  const match = /^---\n([\s\S]*?\n)---/.exec(body);
  const head = parseDocument(match?.[1] ?? "");
  for (const unit of units)
    if (unit.piece.what === "field") head.set(unit.piece.name, finalText(unit, given));
  // The English address is not this language's; without one it is the folder's name.
  head.delete("slug");
  head.setIn(["l10n", "by"], "human");
  head.deleteIn(["l10n", "reviewedBy"]);
  return `---\n${head.toString({ lineWidth: 0 })}---${body.slice(match?.[0].length ?? 0)}`;
}
