"use client";

import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";

const key = "20180428_bandwise_clock";
const factors = { x1: 1, x125: 1.25, x15: 1.5, x2: 2, none: null } as const;
type ClockName = keyof typeof factors;

const names = Object.keys(factors).filter(isClockName);
const listeners = new Set<() => void>();

function isClockName(value: unknown): value is ClockName {
  return typeof value === "string" && Object.hasOwn(factors, value);
}

function read(): ClockName {
  const stored = window.localStorage.getItem(key);
  return isClockName(stored) ? stored : "x1";
}

function watch(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** How much time there is for a question: a factor, or null for no clock. Remembered on this device. */
export function useClockFactor() {
  return factors[useSyncExternalStore(watch, read, () => "x1" as const)];
}

function choose(next: string) {
  if (isClockName(next)) window.localStorage.setItem(key, next);
  for (const listener of listeners) listener();
}

/** Twice the time, for whoever has the question read out; it comes into sight with the focus. */
export function DoubleTime() {
  const t = useTranslations("Learner.player");
  const isDoubled = useClockFactor() === factors.x2;
  return (
    <button
      type="button"
      aria-pressed={isDoubled}
      onClick={() => choose(isDoubled ? "x1" : "x2")}
      className="sr-only focus:not-sr-only focus:min-h-11 focus:rounded-card focus:bg-teal-soft focus:px-4"
    >
      {t("doubleTime")}
    </button>
  );
}

export function ClockChoice() {
  const t = useTranslations("Learner.player");
  const value = useSyncExternalStore(watch, read, () => "x1" as const);

  return (
    <label className="flex items-center gap-2 text-sm text-ink-soft">
      <span className="max-md:sr-only">{t("clock")}</span>
      <select
        value={value}
        onChange={(event) => choose(event.target.value)}
        className="min-h-11 rounded-card border border-line-strong bg-card px-2 text-base text-ink"
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {t(`clockSet.${name}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
