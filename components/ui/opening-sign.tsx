import { Plus } from "lucide-react";

/** The plus of a `<details className="group">`, which turns into a cross while it is open. */
export function OpeningSign() {
  return (
    <Plus
      aria-hidden
      size={20}
      strokeWidth={1.75}
      className="shrink-0 transition-transform group-open:rotate-45"
    />
  );
}
