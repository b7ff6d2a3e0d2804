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

type Target = { href: string; label: string };
type StartLinksProps = {
  known: Target;
  guest: Target;
  login: Target;
  /** Looks, from the server: theirs are not worth a script. */
  className: string;
  loginClass: string;
};

/** Leads a known user into the app; everybody else can start at once, or log in. */
export function StartLinks({ known, guest, login, className, loginClass }: StartLinksProps) {
  const isUser = useSyncExternalStore(subscribe, isKnown, () => false);
  const start = isUser ? known : guest;
  return (
    <>
      {isUser ? null : (
        <a href={login.href} className={loginClass}>
          {login.label}
        </a>
      )}
      <a href={start.href} className={className}>
        {start.label}
      </a>
    </>
  );
}
