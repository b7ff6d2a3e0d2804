const kinds = { "": "mark", _: "gap", "+": "late", "-": "struck" } as const;

/** `mark`: gets the marker; `gap`: letters in boxes until it is filled; `late`: not there yet; `struck`: crossed out. */
export type PartKind = (typeof kinds)[keyof typeof kinds];
export type TextPart = { text: string } | { text: string; kind: PartKind; id: string };

const pattern = /\{([_+-]?)([a-z][a-z0-9]*)\|([^{}|]+)\}/g;
const isSign = (sign: string): sign is keyof typeof kinds => Object.hasOwn(kinds, sign);

/** `keeps them in an al{_g|bum}` is words, and parts that a beat switches on by their names. */
export function parseMarkedText(source: string): { parts: TextPart[]; fault: string | null } {
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of source.matchAll(pattern)) {
    const [whole, sign = "", id = "", text = ""] = match;
    if (match.index > at) parts.push({ text: source.slice(at, match.index) });
    if (isSign(sign)) parts.push({ text, kind: kinds[sign], id });
    at = match.index + whole.length;
  }
  if (at < source.length) parts.push({ text: source.slice(at) });
  const isBroken = parts.some((part) => !("kind" in part) && /[{}|]/.test(part.text));
  const fault = isBroken ? "a part is written {name|words}, with _, + or - before the name" : null;
  return { parts, fault };
}

export const partNames = (source: string) =>
  parseMarkedText(source).parts.flatMap((part) => ("id" in part ? [part.id] : []));
