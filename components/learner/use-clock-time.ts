import { useFormatter } from "next-intl";

/** The time of day where the reader is, with the name of their zone: "New questions at 0:00" would leave open whose. */
export function useClockTime() {
  const format = useFormatter();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (at: string | Date) =>
    format.dateTime(new Date(at), { hour: "numeric", minute: "2-digit", timeZoneName: "short", timeZone });
}
