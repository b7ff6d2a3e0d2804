import { Plus } from "lucide-react";

import { classNames } from "@/components/ui/class-names";

/** The plus of a `<details className="group">`, which turns into a cross while it is open. */
export function OpeningSign({ className }: { className?: string }) {
  return (
    <Plus
      aria-hidden
      size={20}
      strokeWidth={1.75}
      className={classNames("shrink-0 transition-transform group-open:rotate-45", className)}
    />
  );
}
