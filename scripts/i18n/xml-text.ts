import { XmlCdata, XmlElement, XmlText } from "@rgrove/parse-xml";

import { type Place, type Report, placeAt } from "@/lib/content/gate/report";
import type { UnitCodes } from "@/scripts/i18n/read-codes";
import { elementsIn, type Named } from "@/scripts/i18n/xml-elements";

/** The characters of an element, and the place of each in the file. */
export type PlacedText = { value: string; at: (offset: number) => Place };

/** `raw` is how the piece is written in the file, from `start`. */
type Piece = { value: string; raw: string; start: number };

/** What gives the inline codes of a unit their signs. */
export type Reading = { xml: string; codes: UnitCodes; report: Report };

/** Reads `<source>` or `<target>`. Marks that a tool set are passed over; codes of its own are reported. */
export function readText(holder: Named, reading: Reading): PlacedText {
  return placeText(piecesOf(holder, reading), reading.xml, holder.element.start);
}

export function joinTexts(texts: readonly PlacedText[]): PlacedText {
  const value = texts.map((text) => text.value).join("");
  const at = (offset: number) => {
    let rest = offset;
    for (const text of texts) {
      if (rest < text.value.length || text === texts.at(-1)) return text.at(rest);
      rest -= text.value.length;
    }
    return { line: 1, column: 1 };
  };
  return { value, at };
}

function piecesOf(holder: Named, reading: Reading): Piece[] {
  const { xml } = reading;
  const named = new Map(elementsIn(holder).map((child) => [child.element, child]));
  return holder.element.children.flatMap((node): Piece[] => {
    const raw = xml.slice(node.start, node.end);
    if (node instanceof XmlCdata)
      return [{ value: node.text, raw: raw.slice("<![CDATA[".length, -"]]>".length), start: node.start + 9 }];
    if (node instanceof XmlText) return [{ value: node.text, raw, start: node.start }];
    const child = node instanceof XmlElement ? named.get(node) : undefined;
    return child ? inlinePieces(child, reading) : [];
  });
}

function inlinePieces(child: Named, reading: Reading): Piece[] {
  const { element, name } = child;
  const { xml, codes, report } = reading;
  const signs = codes.signsOf(child);
  const sign = (value: string): Piece => ({ value, raw: "", start: element.start });
  switch (name) {
    case "mrk":
      return piecesOf(child, reading);
    case "sm":
    case "em":
      return [];
    case "cp": {
      const code = Number.parseInt(element.attributes["hex"] ?? "", 16);
      if (code <= 0x10ffff) return [sign(String.fromCodePoint(code))];
      break;
    }
    case "pc":
      if (signs) return [sign(signs[0]), ...piecesOf(child, reading), sign(signs[1])];
      break;
    default:
      if (signs) return [sign(signs[0])];
  }
  report(
    placeAt(xml, element.start),
    "xliff/inline",
    `<${element.name}> has no meaning here; write the text without it, with the marks that the English text shows`,
  );
  return [];
}

function placeText(pieces: readonly Piece[], xml: string, start: number): PlacedText {
  const at = (offset: number) => {
    let rest = offset;
    for (const piece of pieces) {
      if (rest < piece.value.length || piece === pieces.at(-1))
        return placeAt(xml, piece.start + rawLength(piece.raw, rest));
      rest -= piece.value.length;
    }
    return placeAt(xml, start);
  };
  return { value: pieces.map(({ value }) => value).join(""), at };
}

/** How many characters of the file the first `length` characters of the text take. */
function rawLength(raw: string, length: number) {
  let [read, taken] = [0, 0];
  for (const [written] of raw.matchAll(/&[^;]*;|\r\n|[\s\S]/g)) {
    if (read >= length) break;
    taken += written.length;
    read += codePoint(written) > 0xffff ? 2 : 1;
  }
  return taken;
}

function codePoint(written: string) {
  const match = /^&#(?:x([0-9a-fA-F]+)|(\d+));$/.exec(written);
  return match ? Number.parseInt(match[1] ?? match[2] ?? "", match[1] ? 16 : 10) : 0;
}
