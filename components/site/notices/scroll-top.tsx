"use client";

import { useSyncExternalStore } from "react";

const threshold = 1200;

function subscribe(listener: () => void) {
  addEventListener("scroll", listener, { passive: true });
  return () => removeEventListener("scroll", listener);
}

export function ScrollTop({ label }: { label: string }) {
  const isFar = useSyncExternalStore(
    subscribe,
    () => scrollY > threshold,
    () => false,
  );
  if (!isFar) return null;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => scrollTo({ top: 0, behavior: "smooth" })}
      className="scroll-top fixed end-4 bottom-4 z-20 grid size-12 animate-fade place-items-center rounded-full border border-line-strong bg-card text-ink hover:border-teal hover:text-teal"
    >
      <svg
        aria-hidden
        width="20"
        height="20"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M10 16V4M4.500 9.500 10 4l5.500 5.500" />
      </svg>
    </button>
  );
}
