import { amountOf, type Fact } from "@/lib/content/facts/fact-table";
import type { Locale } from "@/lib/i18n/locales";

/** `number` leaves the unit to the text, which knows the case that its sentence needs. */
export const factForms = ["number"] as const;
export type FactForm = (typeof factForms)[number];

const unitOf: Partial<Record<Fact["kind"], string>> = {
  seconds: "second",
  minutes: "minute",
  hours: "hour",
  days: "day",
  years: "year",
};

/** Here a number and its unit are one word, and the short form is the one that texts use. */
export const isSpaceless = (locale: Locale) => locale === "ja" || locale === "zh";

/** A fact as the text of a language writes it. */
export function formatFact(fact: Fact, locale: Locale, form?: FactForm): string {
  if (fact.day !== undefined) return writeDay(new Date(fact.day), locale);
  const amount = amountOf(fact);
  if (!amount) throw new Error(`The fact ${fact.name} has no value.`);
  const write = fact.kind === "clock" ? writeClock : writeNumber;
  return write(fact.kind, amount, locale, form);
}

/** The first of a month has a name of its own, which Intl does not know. */
const firstDay: Partial<Record<Locale, string>> = { fr: "1er", it: "1º", pt: "1º" };

const writeDay = (day: Date, locale: Locale) =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" })
    .formatToParts(day)
    .map(({ type, value }) => (type === "day" && value === "1" ? (firstDay[locale] ?? value) : value))
    .join("");

type Write = (
  kind: Fact["kind"],
  amount: { low: number; high: number },
  locale: Locale,
  form?: FactForm,
) => string;

const writeNumber: Write = (kind, { low, high }, locale, form) => {
  const unit = form === "number" ? undefined : unitOf[kind];
  const unitDisplay = isSpaceless(locale) ? "short" : "long";
  const format = new Intl.NumberFormat(locale, unit ? { style: "unit", unit, unitDisplay } : {});
  const words = low === high ? format.format(low) : format.formatRange(low, high);
  return isSpaceless(locale) ? words.replaceAll(/\s/g, "") : words;
};

/** Minutes and seconds: "6:30" as a number, else with both units. */
const writeClock: Write = (_kind, { low }, locale, form) => {
  const [minutes, seconds] = [Math.floor(low / 60), low % 60];
  if (form === "number") return `${minutes}:${String(seconds).padStart(2, "0")}`;
  const part = (kind: Fact["kind"], value: number) =>
    value === 0 ? [] : [writeNumber(kind, { low: value, high: value }, locale)];
  return [...part("minutes", minutes), ...part("seconds", seconds)].join(isSpaceless(locale) ? "" : " ");
};
