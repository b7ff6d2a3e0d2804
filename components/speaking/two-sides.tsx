import type { ReactNode } from "react";

/** What is asked stays in sight: beside what is said on wide screens, above it on narrow ones. */
export function TwoSides({ asked, children }: { asked: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-start">
      <div className="grid gap-4 rounded-card border border-line bg-card p-4 sm:p-5 lg:sticky lg:top-8">
        {asked}
      </div>
      <div className="grid min-w-0 gap-4">{children}</div>
    </div>
  );
}
