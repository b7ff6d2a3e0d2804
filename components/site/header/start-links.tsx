"use client";

import { useSyncExternalStore } from "react";

import { useVisit } from "@/components/ui/use-visit";
import { sessionKey } from "@/lib/api/client/session-key";
import { knownCookie } from "@/lib/core/known-cookie";

function isKnown() {
  try {
    const stored = localStorage.getItem(sessionKey);
    if (stored === null) return document.cookie.includes(`${knownCookie}=account`);
    const session: unknown = JSON.parse(stored);
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
  /** What the button says on phones. */
  short?: string;
  /** Looks, from the server: theirs are not worth a script. */
  className: string;
  loginClass: string;
};

/** Leads a known user into the app; everybody else can start at once, or log in. */
export function StartLinks({ known, guest, login, short, className, loginClass }: StartLinksProps) {
  // Somebody may have logged in since: what is stored is read anew.
  useVisit();
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
        {short ? (
          <>
            <span className="max-sm:hidden">{start.label}</span>
            <span className="sm:hidden">{short}</span>
          </>
        ) : (
          start.label
        )}
      </a>
    </>
  );
}
