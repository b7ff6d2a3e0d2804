import { CircleAlert, CircleCheck, CircleDashed } from "lucide-react";
import type { ReactNode } from "react";

import { Card } from "@/components/ui/card";

export type CheckState = "open" | "good" | "bad";

const signs = {
  open: { Icon: CircleDashed, tone: "text-ink-faint" },
  good: { Icon: CircleCheck, tone: "text-green" },
  bad: { Icon: CircleAlert, tone: "text-red" },
} as const;

type CheckRowProps = { name: string; title: string; state: CheckState; note: string; children?: ReactNode };

/** One thing that is checked: what it is, how it stands, and the way to try it. */
export function CheckRow({ name, title, state, note, children }: CheckRowProps) {
  const { Icon, tone } = signs[state];
  return (
    <li data-check={name} data-state={state}>
      <Card className="grid gap-3">
        <h2 className="flex items-center gap-2 text-lg">
          <Icon aria-hidden size={22} strokeWidth={1.75} className={tone} />
          {title}
        </h2>
        <p role="status" className="max-w-text">
          {note}
        </p>
        {children}
      </Card>
    </li>
  );
}
