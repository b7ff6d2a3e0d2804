"use client";

import { useSyncExternalStore } from "react";

const themes = ["system", "light", "dark"] as const;
type Theme = (typeof themes)[number];

const changed = new EventTarget();

function subscribe(listener: () => void) {
  changed.addEventListener("theme", listener);
  addEventListener("pageshow", follow);
  return () => {
    changed.removeEventListener("theme", listener);
    removeEventListener("pageshow", follow);
  };
}

/** A page that comes back may be older than the choice. */
function follow({ persisted }: PageTransitionEvent) {
  if (persisted) show(storedTheme());
}

function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

function storedTheme(): Theme {
  try {
    return themes.find((theme) => theme === localStorage.getItem("theme")) ?? "system";
  } catch {
    return readTheme();
  }
}

function show(theme: Theme) {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  changed.dispatchEvent(new Event("theme"));
}

function choose(theme: Theme) {
  try {
    localStorage.setItem("theme", theme);
  } catch {
    // The choice then lasts as long as the page.
  }
  show(theme);
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
