"use client";

import { type ReactNode, useSyncExternalStore } from "react";

import { Waiting } from "@/components/learner/error-note";

const never = () => () => undefined;

/** The screens depend on the address behind `#` and on this browser's session: they are drawn in the browser only. */
export function LearnerGate({ children }: { children: ReactNode }) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (isBrowser) return children;
  return (
    <main className="mx-auto w-full max-w-page p-6">
      <Waiting lines={4} />
    </main>
  );
}
