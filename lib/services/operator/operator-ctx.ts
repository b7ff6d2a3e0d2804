import type { UserCtx } from "@/lib/services/runtime";

/** A call of somebody whom OPERATOR_EMAILS names. */
export type ListedCtx = UserCtx & { operator: { email: string } };

/** The same behind the code: until when. */
export type OperatorCtx = ListedCtx & { operator: { email: string; until: Date } };
