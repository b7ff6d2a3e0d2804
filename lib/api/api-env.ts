import type { Ctx, UserCtx } from "@/lib/services/runtime";

export type ApiEnv = { Variables: { ctx: Ctx } };
export type UserApiEnv = { Variables: { ctx: UserCtx } };
