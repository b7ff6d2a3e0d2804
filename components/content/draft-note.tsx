import { EyeOff } from "lucide-react";

import type { Unpublished } from "@/lib/content/publication";

const states = {
  draft: () => "Draft",
  review: () => "In review",
  scheduled: (publishAt: string) => `Scheduled for ${publishAt}`,
};

/** Tells an editor that readers do not see this page; only `npm run content:dev` ever shows one. */
export function DraftNote({ unpublished }: { unpublished: Unpublished }) {
  if (!unpublished) return null;
  return (
    <div className="page py-4">
      <p
        role="note"
        lang="en"
        className="flex items-center gap-3 rounded-card border-2 border-dashed border-red bg-red-soft px-4 py-3"
      >
        <EyeOff aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
        <span>
          <strong>{states[unpublished.why](unpublished.publishAt)}.</strong> Readers do not see this page yet.
        </span>
      </p>
    </div>
  );
}
