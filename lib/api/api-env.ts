import type { Ctx, UserCtx } from "@/lib/services/runtime";

export type ApiEnv = {
  Variables: {
    ctx: Ctx;
    /** A bearer token came with the call; without an actor it has expired. */
    tokenSent: boolean;
  };
};
export type UserApiEnv = { Variables: { ctx: UserCtx; tokenSent: boolean } };
