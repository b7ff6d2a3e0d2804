/** The place of the choice that a number key stands for, also a full-width one; null for any other key. */
export function choiceOfKey(key: string, count: number): number | null {
  const digit = key.normalize("NFKC");
  if (!/^[1-9]$/.test(digit)) return null;
  const place = Number(digit) - 1;
  return place < count ? place : null;
}
