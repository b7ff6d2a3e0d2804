import type { Locale } from "@/lib/i18n/locales";
import type { DocumentFolder } from "@/scripts/content/collect-documents";
import { alignSections, type Pair } from "@/scripts/i18n/align-sections";
import { blockText, shapeOf, type Block } from "@/scripts/i18n/document-blocks";
import type { DocumentText, TextSection } from "@/scripts/i18n/document-text";
import type { Note, Unit } from "@/scripts/i18n/unit";

/** What a unit of a document is made of; `source` and `own` are the lines it has in English and in the translation. */
export type Piece =
  | { what: "field"; name: string }
  | { what: "block"; source: Block; own: Block | null }
  | { what: "section"; source: TextSection[]; own: TextSection[] };

export type DocumentUnit = Unit & { piece: Piece };

/** An English text, its translation, and which section of one belongs to which of the other. */
export type DocumentPair = {
  root: string;
  document: DocumentFolder;
  locale: Locale;
  file: string;
  english: DocumentText;
  own: DocumentText | null;
  /** Null when the sections of an existing translation cannot be told apart. */
  pairs: Pair[] | null;
  units: DocumentUnit[];
};

/** Takes a text and its translation apart into the same units. */
export function pairDocument(facts: Omit<DocumentPair, "pairs" | "units">): DocumentPair {
  const { english, own } = facts;
  const pairs = own
    ? alignSections({
        hashes: english.hashes.slice(1),
        stamp: own.stamp?.slice(1) ?? null,
        shapes: english.sections.map(({ blocks }) => shapeOf(blocks)),
        ownShapes: own.sections.map(({ blocks }) => shapeOf(blocks)),
      })
    : english.sections.map((_, source): Pair => ({ source, own: null, isStale: false }));
  const body = pairs
    ? pairs.flatMap((pair) => sectionUnits(english, own, pair))
    : [wholeUnit("body", "the whole text", { english, own }, isBodyStale(english, own))];
  return { ...facts, pairs, units: [...fieldUnits(english, own), ...body] };
}

const isBodyStale = ({ hashes }: DocumentText, own: DocumentText | null) =>
  own?.stamp != null && own.stamp.slice(1).join(" ") !== hashes.slice(1).join(" ");

const staleNote: Note = {
  category: "stale",
  text: "The English text of this section has changed since it was translated. The translation of the earlier text is offered as a match: correct it, or take it over when it still fits.",
};

/** The translation of an earlier English text is not a translation of this one. */
function freshness(present: string | null, isStale: boolean): Pick<Unit, "target" | "previous" | "notes"> {
  if (isStale && present !== null) return { target: null, previous: present, notes: [staleNote] };
  return { target: present, previous: null, notes: [] };
}

function fieldUnits(english: DocumentText, own: DocumentText | null): DocumentUnit[] {
  const isStale = own?.stamp != null && !own.stamp.includes(english.hashes[0] ?? "");
  return english.fields.map(({ name, value }) => {
    const present = own?.fields.find((field) => field.name === name)?.value ?? null;
    return {
      id: `head.${name}`,
      name: `the ${name}`,
      source: value,
      translate: true,
      ...freshness(present, isStale),
      piece: { what: "field", name },
    };
  });
}

function sectionUnits(english: DocumentText, own: DocumentText | null, pair: Pair): DocumentUnit[] {
  const source = english.sections[pair.source];
  const translated = pair.own === null ? undefined : own?.sections[pair.own];
  if (!source) return [];
  const id = `s${pair.source + 1}`;
  if (own && translated && shapeOf(source.blocks) !== shapeOf(translated.blocks)) {
    const sides = { english: { ...english, sections: [source] }, own: { ...own, sections: [translated] } };
    return [wholeUnit(id, source.title, sides, pair.isStale)];
  }
  return source.blocks.flatMap((block, index): DocumentUnit[] => {
    if (block.role === "frame") return [];
    const ownBlock = translated?.blocks[index] ?? null;
    const text = blockText(block, english.lines);
    const unit = { id: `${id}.b${index + 1}`, name: `${source.title}, ${block.kind}`, source: text };
    const piece: Piece = { what: "block", source: block, own: ownBlock };
    if (block.role === "kept")
      return [{ ...unit, translate: false, target: null, previous: null, notes: [keptNote], piece }];
    const present = own && ownBlock ? blockText(ownBlock, own.lines) : null;
    const fresh = freshness(present, pair.isStale);
    const notes = block.kind.startsWith("<") ? [...fresh.notes, tagNote] : fresh.notes;
    return [{ ...unit, translate: true, ...fresh, notes, piece }];
  });
}

const tagNote: Note = { category: "tag", text: "Translate the words after title= and nothing else." };

const keptNote: Note = { category: "kept", text: "Learning material: it stays English." };

/** A section, or a whole text, that cannot be taken apart the same way in both languages. */
function wholeUnit(
  id: string,
  title: string,
  { english, own }: { english: DocumentText; own: DocumentText | null },
  isStale: boolean,
): DocumentUnit {
  const present = own ? sectionsText(own.sections, own.lines) : null;
  const fresh = freshness(present, isStale);
  const text =
    "The translation is divided into other paragraphs than the English text, so this is one piece.";
  return {
    id,
    name: title,
    source: sectionsText(english.sections, english.lines),
    translate: true,
    ...fresh,
    notes: [...fresh.notes, { category: "divided", text }],
    piece: { what: "section", source: english.sections, own: own?.sections ?? [] },
  };
}

const sectionsText = (sections: readonly TextSection[], lines: readonly string[]) =>
  blockText({ first: sections.at(0)?.first ?? 1, last: sections.at(-1)?.last ?? 0 }, lines);

/** Sections of the translation that no English section belongs to. */
export function orphansOf({ pairs, own }: DocumentPair): TextSection[] {
  if (!pairs || !own) return [];
  const taken = new Set(pairs.map((pair) => pair.own));
  return own.sections.filter((_, index) => !taken.has(index));
}
