import { useFormatter } from "next-intl";

import type { Path } from "@/components/learner/queries";

const dayMs = 86_400_000;
/** From so many days on, weeks say it better. */
const weeksFrom = 14;

/** Durations and days of the calendar in the reader's language. */
export function useTimeText() {
  const format = useFormatter();
  const unit = (value: number, name: "minute" | "day" | "week") =>
    format.number(value, { style: "unit", unit: name, unitDisplay: "long" });
  /** A day of the calendar has no time zone. */
  const at = (day: string) => new Date(`${day}T12:00:00Z`);
  return {
    minutes: (value: number) => unit(value, "minute"),
    weeks: (value: number) => unit(value, "week"),
    /** How long it is until the test. */
    until: ({ today, testDate }: Pick<Path, "today"> & { testDate: string }) => {
      const days = Math.round((Date.parse(testDate) - Date.parse(today)) / dayMs);
      return days < weeksFrom ? unit(days, "day") : unit(Math.floor(days / 7), "week");
    },
    day: (day: string, style: "long" | "short" = "long") =>
      format.dateTime(
        at(day),
        style === "long"
          ? { dateStyle: "long", timeZone: "UTC" }
          : { day: "numeric", month: "short", timeZone: "UTC" },
      ),
    /** A week from its Monday to its Sunday. */
    week: (monday: string) =>
      format.dateTimeRange(at(monday), new Date(at(monday).getTime() + 6 * dayMs), {
        day: "numeric",
        month: "short",
        timeZone: "UTC",
      }),
  };
}
