"use client";

import { useSyncExternalStore } from "react";

const themes = ["system", "light", "dark"] as const;
type Theme = (typeof themes)[number];

const changed = new EventTarget();

function subscribe(listener: () => void) {
  changed.addEventListener("theme", listener);
  return () => changed.removeEventListener("theme", listener);
}

function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

function choose(theme: Theme) {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem("theme", theme);
  } catch {
    // The choice then lasts as long as the page.
  }
  changed.dispatchEvent(new Event("theme"));
}

export function ThemeChoice({ label, names }: { label: string; names: Record<Theme, string> }) {
  const theme = useSyncExternalStore<Theme>(subscribe, readTheme, () => "system");
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-1 rounded-card border border-line-strong bg-card p-1">
        {themes.map((name) => (
          <label
            key={name}
            className="flex min-h-9 grow cursor-pointer items-center justify-center rounded-sm px-3 text-center text-sm text-ink-soft has-checked:bg-teal-soft has-checked:font-semibold has-checked:text-teal has-focus-visible:outline-3 has-focus-visible:outline-teal pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name="theme"
              value={name}
              checked={theme === name}
              onChange={() => choose(name)}
              className="sr-only"
            />
            {names[name]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
