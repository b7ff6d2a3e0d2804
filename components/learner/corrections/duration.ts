/** From here on seconds alone say little. */
const longSeconds = 120;

/** A length of time: 5 minutes, 75 seconds, 6 minutes and 30 seconds. */
export function durationIn(locale: string, seconds: number) {
  const whole = Math.round(seconds);
  const say = (unit: "minute" | "second", count: number) =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count);
  const rest = whole % 60;
  if (rest === 0) return say("minute", whole / 60);
  if (whole < longSeconds) return say("second", whole);
  const parts = [say("minute", Math.floor(whole / 60)), say("second", rest)];
  return new Intl.ListFormat(locale, { type: "unit", style: "short" }).format(parts);
}
