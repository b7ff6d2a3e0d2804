import type { ReactNode } from "react";

import { Card } from "@/components/ui/card";

/** A picture of the bank with its title. */
export function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <Card className="grid min-w-0 gap-4">
      <div className="grid gap-1">
        <h2 className="text-lg">{title}</h2>
        {lead ? <p className="text-sm text-ink-soft">{lead}</p> : null}
      </div>
      {children}
    </Card>
  );
}
