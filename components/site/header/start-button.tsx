"use client";

import { useSyncExternalStore } from "react";

import { sessionKey } from "@/lib/api/client/session-key";

function isKnown() {
  try {
    const session: unknown = JSON.parse(localStorage.getItem(sessionKey) ?? "null");
    return (
      typeof session === "object" &&
      session !== null &&
      "token" in session &&
      !("temp" in session && session.temp)
    );
  } catch {
    return false;
  }
}

function subscribe(listener: () => void) {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}

type StartButtonProps = {
  known: { href: string; label: string };
  guest: { href: string; label: string };
  /** A button's look, from the server. */
  className: string;
};

/** Leads a known user into the app and everybody else to the sign-in. */
export function StartButton({ known, guest, className }: StartButtonProps) {
  const target = useSyncExternalStore(subscribe, isKnown, () => false) ? known : guest;
  return (
    <a href={target.href} className={className}>
      {target.label}
    </a>
  );
}
