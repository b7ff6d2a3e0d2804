import type { Place, Report } from "@/lib/content/gate/report";
import type { FindCodes } from "@/scripts/i18n/codes";

export type Note = { category: string; text: string };

/** One text that a translator translates by itself. */
export type Unit = {
  /** Letters, digits and `.-_:`, unique in its file. */
  id: string;
  /** Where it stands, in words. */
  name: string;
  source: string;
  /** The translation of the present English text; null when there is none. */
  target: string | null;
  /** The translation of an earlier English text, when `target` is null for that reason. */
  previous: string | null;
  translate: boolean;
  notes: Note[];
};

/** A text that came back from a translator, with the place of every character of it. */
export type GivenText = { value: string; at: (offset: number) => Place; report: Report };

export type GivenTexts = ReadonlyMap<string, GivenText>;

/** A file or a part of it that lacks translations. */
export type Gap = {
  what: string;
  missing: Unit[];
  total: number;
  /** Whether it stays as it is for that reason. */
  isLeft: boolean;
};

export type Composed = {
  /** The file's new text; null when nothing in it changes. */
  text: string | null;
  /** How many of its texts are new or changed. */
  changed: number;
  gaps: Gap[];
};

/** One English file and its translation, as texts that go out and come back. */
export type ExchangeFile = {
  id: string;
  /** The English file. */
  original: string;
  /** The file of the translation, there already or not. */
  file: string;
  notes: Note[];
  units: Unit[];
  /** What in its texts is not words. */
  findCodes: FindCodes;
  /** Reports what is wrong with a text that came back for `unit`. */
  check: (unit: Unit, text: GivenText) => void;
  /** The translation's file with the given texts in their places. */
  compose: (given: GivenTexts) => Composed;
};

/** What the repository holds for a unit, up to date or not. */
export const presentText = ({ target, previous }: Unit) => target ?? previous;

/** The text a unit has after the import. */
export const finalText = (unit: Unit, given: GivenTexts) => given.get(unit.id)?.value ?? unit.target;

export const changedUnits = <Kind extends Unit>(units: readonly Kind[], given: GivenTexts) =>
  units.filter((unit) => given.has(unit.id) && given.get(unit.id)?.value !== unit.target);

export const missingUnits = (units: readonly Unit[], given: GivenTexts) =>
  units.filter((unit) => unit.translate && finalText(unit, given) === null);
