import { createHash } from "node:crypto";

import { defaultLocale, type Locale } from "@/lib/i18n/locales";
import type { FindCodes } from "@/scripts/i18n/codes";
import type { Match, Memory } from "@/scripts/i18n/memory";
import { presentText, type ExchangeFile, type Note, type Unit } from "@/scripts/i18n/unit";
import { writeCodes } from "@/scripts/i18n/write-codes";
import { block, holder, inline } from "@/scripts/i18n/write-xml";

export const namespaces = {
  core: "urn:oasis:names:tc:xliff:document:2.0",
  matches: "urn:oasis:names:tc:xliff:matches:2.0",
  metadata: "urn:oasis:names:tc:xliff:metadata:2.0",
} as const;

/** Tells at the import whether the translation has changed in the repository since the export. */
export const fingerprint = (unit: Unit) => fingerprintOfText(presentText(unit));

export const fingerprintOfText = (text: string | null) =>
  text === null ? "none" : createHash("sha256").update(text).digest("hex").slice(0, 16);

export const fingerprintMeta = { category: "bandwise", type: "translation-at-export" } as const;

/** XLIFF 2.1 of one language: https://docs.oasis-open.org/xliff/xliff-core/v2.1/xliff-core-v2.1.html */
export function writeXliff(locale: Locale, files: readonly ExchangeFile[], memory: Memory): string {
  const attributes = {
    xmlns: namespaces.core,
    "xmlns:mtc": namespaces.matches,
    "xmlns:mda": namespaces.metadata,
    version: "2.1",
    srcLang: defaultLocale,
    trgLang: locale,
  };
  const body = files.map((file) => fileElement(file, memory));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${block("xliff", attributes, body)}\n`;
}

function fileElement({ id, original, notes, units, findCodes }: ExchangeFile, memory: Memory) {
  // A text must come back in one piece, with its line breaks.
  const attributes = { id, original, canResegment: "no", "xml:space": "preserve" };
  return block("file", attributes, [
    notesElement(notes),
    ...units.map((unit) =>
      unitElement(unit, unit.translate && unit.target === null ? memory(unit) : null, findCodes),
    ),
  ]);
}

function unitElement(unit: Unit, match: Match | null, findCodes: FindCodes) {
  const { id, name, translate } = unit;
  const { originalData, source, target } = writeCodes(unit, findCodes);
  const attributes = { id, name, ...(translate ? {} : { translate: "no" }) };
  const state = target === null ? "initial" : "translated";
  return block("unit", attributes, [
    matchesElement(unit, match, findCodes),
    metadataElement(unit),
    notesElement(unit.notes),
    originalData,
    block("segment", { id: "s", state }, [
      holder("source", {}, source),
      target === null ? "" : holder("target", {}, target),
    ]),
  ]);
}

function matchesElement({ source, previous }: Unit, match: Match | null, findCodes: FindCodes) {
  const matches = [
    previous === null
      ? ""
      : matchElement(
          { id: "m1", type: "other", origin: "the translation of the earlier English text" },
          writeCodes({ source, target: previous }, findCodes),
        ),
    match && match.target !== previous ? memoryElement(match, findCodes) : "",
  ];
  return matches.some(Boolean) ? block("mtc:matches", {}, matches) : "";
}

function memoryElement({ source, target, similarity, origin }: Match, findCodes: FindCodes) {
  const percent = (Math.floor(similarity * 1000) / 10).toFixed(1);
  return matchElement(
    { id: "m2", type: "tm", origin, similarity: percent, matchQuality: percent },
    writeCodes({ source, target }, findCodes),
  );
}

const matchElement = (
  attributes: Record<string, string>,
  { originalData, source, target }: ReturnType<typeof writeCodes>,
) =>
  block("mtc:match", { ref: "#s", ...attributes }, [
    originalData,
    holder("source", {}, source),
    holder("target", {}, target ?? ""),
  ]);

function metadataElement(unit: Unit) {
  if (!unit.translate) return "";
  const meta = inline("mda:meta", { type: fingerprintMeta.type }, fingerprint(unit));
  return block("mda:metadata", {}, [block("mda:metaGroup", { category: fingerprintMeta.category }, [meta])]);
}

function notesElement(notes: readonly Note[]) {
  if (notes.length === 0) return "";
  const elements = notes.map(({ category, text }) => inline("note", { category }, text));
  return block("notes", {}, elements);
}
