import type { Code, FindCodes } from "@/scripts/i18n/codes";
import { attributesText, escapeText } from "@/scripts/i18n/write-xml";

type Pair = { source: string; target: string | null };
type Written = { originalData: string; source: string; target: string | null };

/** A text and its translation in XML: codes are `<ph>` and `<pc>`, and the same code has the same number in both. */
export function writeCodes({ source, target }: Pair, find: FindCodes): Written {
  const data = new Map<string, string>();
  const refer = (text: string) => {
    const known = data.get(text) ?? `d${data.size + 1}`;
    data.set(text, known);
    return known;
  };
  const sourceCodes = numberCodes(source, find(source), []);
  const written = {
    source: writeText(source, sourceCodes, refer),
    target: target === null ? null : writeText(target, numberCodes(target, find(target), sourceCodes), refer),
  };
  const entries = [...data].map(([text, id]) => `<data${attributesText({ id })}>${escapeText(text)}</data>`);
  return {
    originalData: entries.length > 0 ? `<originalData>\n${entries.join("\n")}\n</originalData>` : "",
    ...written,
  };
}

type Numbered = Code & { id: number; signs: string };

/** The number of the same code in the other text, or one that no code has. */
function numberCodes(text: string, codes: readonly Code[], others: readonly Numbered[]): Numbered[] {
  const free = [...others];
  let next = others.length;
  return codes.map((code) => {
    const { from, to, inner } = code;
    const signs = inner
      ? `${text.slice(from, inner.from)} ${text.slice(inner.to, to)}`
      : text.slice(from, to);
    const at = free.findIndex((other) => other.signs === signs);
    const [same] = at === -1 ? [] : free.splice(at, 1);
    return { ...code, signs, id: same?.id ?? (next += 1) };
  });
}

function writeText(text: string, codes: readonly Numbered[], refer: (signs: string) => string): string {
  const write = (from: number, to: number): string => {
    let [written, at] = ["", from];
    for (const code of codes) {
      if (code.from < at || code.to > to) continue;
      written += escapeText(text.slice(at, code.from));
      at = code.to;
      const { id, inner } = code;
      const kept: Record<string, string> = code.isFixed ? { canCopy: "no", canDelete: "no" } : {};
      if (inner) {
        const [start, end] = [text.slice(code.from, inner.from), text.slice(inner.to, code.to)];
        const references = { dataRefStart: refer(start), dataRefEnd: refer(end) };
        const attributes = { id: String(id), ...references, dispStart: start, dispEnd: end, ...kept };
        written += `<pc${attributesText(attributes)}>${write(inner.from, inner.to)}</pc>`;
      } else {
        const signs = text.slice(code.from, code.to);
        written += `<ph${attributesText({ id: String(id), dataRef: refer(signs), disp: signs, ...kept })}/>`;
      }
    }
    return written + escapeText(text.slice(at, to));
  };
  return write(0, text.length);
}
