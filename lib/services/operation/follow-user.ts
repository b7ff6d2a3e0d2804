import "server-only";
import type { AppEvent } from "@/lib/integrations/events/event";
import type { UserCtx } from "@/lib/services/runtime";

/** What a user hears of at once; everything else they find by reading. */
const kinds = ["outcome.settled", "correction.settled", "exam.settled", "job.progress"] as const;

type UserEvent = Extract<AppEvent, { kind: (typeof kinds)[number] }>;
/** `gap`: events may have been lost; what one waits for is to be read again. */
export type Told = { event: UserEvent["kind"] | "gap"; data: object };

/** Tells the caller's own events until the returned function is called. */
export function followUser({ runtime, actor }: UserCtx, tell: (told: Told) => void): () => void {
  const { userId } = actor;
  const onGap = () => tell({ event: "gap", data: {} });
  const leaves = kinds.map((kind, index) =>
    runtime.events.subscribe(
      { kind, userId },
      ({ kind: event, userId: _, ...data }) => tell({ event, data }),
      index === 0 ? onGap : undefined,
    ),
  );
  return () => leaves.forEach((leave) => leave());
}
