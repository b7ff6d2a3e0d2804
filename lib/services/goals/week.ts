const dayMs = 86_400_000;

/** Whether programs know a time zone of this name, such as `Europe/Berlin`. */
export function isTimeZone(name: string) {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** What a clock on the wall shows there, as if it were UTC. */
function wallTime(at: Date, timeZone: string) {
  const format = new Intl.DateTimeFormat("en", {
    timeZone,
    calendar: "iso8601",
    numberingSystem: "latn",
    hourCycle: "h23",
    ...{ year: "numeric", month: "numeric", day: "numeric" },
    ...{ hour: "numeric", minute: "numeric", second: "numeric" },
  });
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
}

const toDay = (wall: number) => new Date(wall).toISOString().slice(0, 10);

/** The calendar's day there, as 2026-11-23. */
export const localDay = (at: Date, timeZone: string) => toDay(wallTime(at, timeZone));

/** The first moment of a day there; where a clock is set at midnight, the first that bears its date. */
function startOfDay(day: string, timeZone: string) {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const offsets = [-dayMs, dayMs].map((far) => {
    const at = midnight + far;
    return wallTime(new Date(at), timeZone) - at;
  });
  const [early, late] = offsets.toSorted((one, other) => other - one).map((offset) => midnight - offset);
  const found = [early, late].find((at) => at !== undefined && localDay(new Date(at), timeZone) === day);
  return new Date(found ?? midnight);
}

/** The week that a moment falls in there: it begins on Monday. */
export function weekOf(now: Date, timeZone: string) {
  const today = localDay(now, timeZone);
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const startsOn = toDay(Date.parse(`${today}T00:00:00Z`) - sinceMonday * dayMs);
  return { startsOn, startsAt: startOfDay(startsOn, timeZone) };
}

/** Whole days from today there; below 0 when the day is over. */
export const daysUntil = (day: string, now: Date, timeZone: string) =>
  Math.round((Date.parse(day) - Date.parse(localDay(now, timeZone))) / dayMs);
