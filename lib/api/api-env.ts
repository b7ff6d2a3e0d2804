import type { Ctx, UserCtx } from "@/lib/services/runtime";

/** What the listener knows of the connection; nothing where another server stands in front, as in `next dev`. */
type Connection = { peer?: string };

export type ApiEnv = {
  Bindings: Connection;
  Variables: {
    ctx: Ctx;
    /** A bearer token came with the call; without an actor it has expired. */
    tokenSent: boolean;
    /** An answer that lasts: resolves at its end. */
    ended?: Promise<void>;
  };
};
export type UserApiEnv = { Bindings: Connection; Variables: { ctx: UserCtx; tokenSent: boolean } };
