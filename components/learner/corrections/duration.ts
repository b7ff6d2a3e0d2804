/** A length of time in one unit: 5 minutes, 75 seconds. */
export function durationIn(locale: string, seconds: number) {
  const [unit, count] =
    seconds % 60 === 0 ? (["minute", seconds / 60] as const) : (["second", seconds] as const);
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count);
}
