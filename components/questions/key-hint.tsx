import type { ReactNode } from "react";

/** The keys of a task, where there is likely to be a keyboard. */
export function KeyHint({ children }: { children: ReactNode }) {
  return <p className="pt-4 text-sm text-ink-soft max-md:hidden">{children}</p>;
}
