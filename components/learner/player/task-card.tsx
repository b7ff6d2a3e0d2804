import type { ReactNode } from "react";

/** The sheet on which a question or its result lies; on phones it takes what the frame leaves. */
export function TaskCard({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col rounded-card border border-line bg-card p-4 max-md:grow sm:p-8">
      {children}
    </div>
  );
}
