import path from "node:path";

import { parseXml, XmlError } from "@rgrove/parse-xml";

import { start, type Place, type Report, placeAt } from "@/lib/content/gate/report";
import { defaultLocale, isLocale, locales, type Locale } from "@/lib/i18n/locales";
import { readCodes, type UnitCodes } from "@/scripts/i18n/read-codes";
import { fingerprintMeta, namespaces } from "@/scripts/i18n/write-xliff";
import { childrenNamed, elementsIn, nameElement, type Named } from "@/scripts/i18n/xml-elements";
import { joinTexts, readText, type PlacedText } from "@/scripts/i18n/xml-text";

export type ReadUnit = {
  id: string;
  place: () => Place;
  source: PlacedText;
  /** Null when a part of the text has none. */
  target: PlacedText | null;
  /** What the export noted about the translation at that time; null when a tool dropped it. */
  fingerprint: string | null;
};

export type ReadFile = { id: string; place: () => Place; units: ReadUnit[] };
export type ReadXliff = { locale: Locale; files: ReadFile[] };

/** What a translator sent back; null when it is not XLIFF of one of our languages. */
export function readXliff(name: string, bytes: Buffer, report: Report): ReadXliff | null {
  const xml = decode(bytes, report);
  const root = xml === null ? null : parse(xml, report);
  if (xml === null || !root) return null;
  const locale = checkRoot(root, name, placeAt(xml, root.element.start), report);
  if (!locale) return null;
  const files = childrenNamed(root, namespaces.core, "file").map((file): ReadFile => {
    const units = unitsIn(file).map((unit) => readUnit(unit, { xml, locale, report }));
    reportTwice(units, "unit", report);
    return { id: file.element.attributes["id"] ?? "", place: () => placeAt(xml, file.element.start), units };
  });
  reportTwice(files, "file", report);
  return { locale, files };
}

/** UTF-8, or UTF-16 with its mark: what XML allows without a declaration. */
function decode(bytes: Buffer, report: Report): string | null {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    report(start, "xliff/encoding", "this is not text in UTF-8; save the file as UTF-8");
    return null;
  }
}

function parse(xml: string, report: Report): Named | null {
  try {
    const { root } = parseXml(xml, { includeOffsets: true, preserveCdata: true, preserveComments: true });
    return root ? nameElement(root, new Map()) : null;
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    const message = error.message.split("\n")[0]?.replace(/ \(line \d+, column \d+\)$/, "");
    report(placeAt(xml, error.pos), "xliff/broken", `${message}; the file is not whole XML, export it again`);
    return null;
  }
}

function checkRoot({ namespace, name, element }: Named, file: string, place: Place, report: Report) {
  const { version = "", srcLang = "", trgLang } = element.attributes;
  if (namespace !== namespaces.core || name !== "xliff" || !/^2\.[01]$/.test(version)) {
    report(
      place,
      "xliff/version",
      "this is not XLIFF 2.1; let your tool save it in the form it was opened in",
    );
    return null;
  }
  const translations = locales.filter((locale) => locale !== defaultLocale);
  const locale = translations.find((translation) => translation === trgLang);
  const named = /^([a-z]{2})[._-]/.exec(path.basename(file))?.[1];
  if (!locale || srcLang !== defaultLocale) {
    const found = `srcLang="${srcLang}" and trgLang="${trgLang ?? ""}"`;
    const wanted = `"${defaultLocale}" and one of ${translations.join(", ")}`;
    report(place, "xliff/language", `the file says ${found}; it must be ${wanted}`);
    return null;
  }
  if (isLocale(named) && named !== locale) {
    const found = `the file is named after "${named}" and says trgLang="${locale}"`;
    report(place, "xliff/language", `${found}; correct whichever is wrong`);
    return null;
  }
  return locale;
}

/** Units may stand in groups. */
function unitsIn(parent: Named): Named[] {
  return elementsIn(parent).flatMap((child) => {
    if (child.namespace !== namespaces.core) return [];
    if (child.name === "unit") return [child];
    return child.name === "group" ? unitsIn(child) : [];
  });
}

type Reading = { xml: string; locale: Locale; report: Report };
type UnitReading = Reading & { codes: UnitCodes };

function readUnit(unit: Named, reading: Reading): ReadUnit {
  const { xml, report } = reading;
  const codes = readCodes(unit);
  const parts = elementsIn(unit).filter(
    ({ namespace, name }) => namespace === namespaces.core && (name === "segment" || name === "ignorable"),
  );
  const texts = parts.map((part, index) => readPart(part, index, { ...reading, codes }));
  const targets = texts.toSorted((a, b) => a.order - b.order).map(({ target }) => target);
  const whole = targets.flatMap((target) => (target ? [target] : []));
  const open = texts.filter(({ target, isSpace }) => !isSpace && target === null);
  if (open.length > 0 && open.length < texts.filter(({ isSpace }) => !isSpace).length)
    report(
      open[0]?.source.at(0) ?? start,
      "xliff/part-missing",
      "this part of a text has no translation and another has; translate both or neither",
    );
  return {
    id: unit.element.attributes["id"] ?? "",
    place: () => placeAt(xml, unit.element.start),
    source: joinTexts(texts.map(({ source }) => source)),
    target: whole.length === targets.length && whole.length > 0 ? joinTexts(whole) : null,
    fingerprint: fingerprintOf(unit),
  };
}

/** A tool may have divided a text; `order` says where a part stands in the translation. */
function readPart(part: Named, index: number, reading: UnitReading) {
  const { xml, locale, report } = reading;
  const [from] = childrenNamed(part, namespaces.core, "source");
  const [to] = childrenNamed(part, namespaces.core, "target");
  const nothing = { value: "", at: () => placeAt(xml, part.element.start) };
  const source = from ? readText(from, reading) : nothing;
  const target = to ? readText(to, reading) : nothing;
  const { "xml:lang": language = locale, order = index + 1 } = to?.element.attributes ?? {};
  if (to && language !== locale)
    report(
      placeAt(xml, to.element.start),
      "xliff/language",
      `this text says xml:lang="${language}" in a file for "${locale}"; put the right language here`,
    );
  const isSpace = part.name === "ignorable";
  const own = target.value.trim() === "" ? null : target;
  return { source, target: isSpace ? (to ? target : source) : own, order: Number(order), isSpace };
}

function fingerprintOf(unit: Named): string | null {
  const metas = childrenNamed(unit, namespaces.metadata, "metadata")
    .flatMap((metadata) => childrenNamed(metadata, namespaces.metadata, "metaGroup"))
    .filter(({ element }) => element.attributes["category"] === fingerprintMeta.category)
    .flatMap((group) => childrenNamed(group, namespaces.metadata, "meta"));
  const meta = metas.find(({ element }) => element.attributes["type"] === fingerprintMeta.type);
  return meta?.element.text.trim() ?? null;
}

function reportTwice(items: readonly { id: string; place: () => Place }[], what: string, report: Report) {
  const seen = new Set<string>();
  for (const { id, place } of items) {
    if (seen.has(id))
      report(place(), "xliff/twice", `the ${what} "${id}" stands in this file twice; keep one`);
    seen.add(id);
  }
}
