import { useFormatter } from "next-intl";

const minute = 60_000;
const units = [
  { unit: "year", ms: 365 * 24 * 60 * minute },
  { unit: "month", ms: 30 * 24 * 60 * minute },
  { unit: "day", ms: 24 * 60 * minute },
  { unit: "hour", ms: 60 * minute },
  { unit: "minute", ms: minute },
] as const;

/** How long it is until something, in its largest unit: "10 min", "8 days". */
export function useIntervalText() {
  const format = useFormatter();
  return (ms: number) => {
    const { unit, ms: size } = units.find((each) => ms >= each.ms) ?? { unit: "minute", ms: minute };
    const count = Math.max(
      1,
      unit === "month" || unit === "year" ? Math.round((ms / size) * 2) / 2 : Math.round(ms / size),
    );
    return format.number(count, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: 1 });
  };
}
