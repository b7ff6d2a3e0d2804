/** The figures under the ruler, in the reader's numerals. */
export function scoreTicks(locale: string) {
  const format = new Intl.NumberFormat(locale);
  return [10, 60, 110, 160].map((at) => ({ at, text: format.format(at) }));
}
