/** Models straighten quotation marks and spaces: each of these is one UTF-16 unit, so that places stay. */
const fold = (text: string) =>
  text
    .replaceAll(/[\u2018\u2019\u02bc]/g, "'")
    .replaceAll(/[\u201c\u201d]/g, '"')
    .replaceAll(/[\u00a0\t\n]/g, " ");

const letter = /[\p{L}\p{M}\p{N}]/u;
const isLetter = (unit: string | undefined) => unit !== undefined && letter.test(unit);

/** Inside of a word no quote begins or ends: "he" isn't in "there". */
function isWhole(text: string, start: number, end: number) {
  const beginsInside = isLetter(text[start - 1]) && isLetter(text[start]);
  const endsInside = isLetter(text[end]) && isLetter(text[end - 1]);
  return !beginsInside && !endsInside;
}

/**
 * Where a quote stands in a text, in UTF-16 units: its occurrence counted from 1, or the only one there is; null when
 * it isn't there.
 */
export function findQuote(
  text: string,
  quote: string,
  occurrence = 1,
): { start: number; end: number } | null {
  const [folded, wanted] = [fold(text), fold(quote).trim()];
  if (wanted === "") return null;
  const places: { start: number; end: number }[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (isWhole(folded, at, end)) places.push({ start: at, end });
  }
  return places[occurrence - 1] ?? (places.length === 1 ? (places[0] ?? null) : null);
}
