import "server-only";

import { tryCode, type CodePurpose } from "@/lib/services/identity/email-codes";
import type { Ctx } from "@/lib/services/runtime";

/** Says whether a code is right. That counts as a try and does not use the code up. */
export async function verifyCode(ctx: Ctx, input: { email: string; purpose: CodePurpose; code: string }) {
  await tryCode(ctx, input);
  return { valid: true };
}
