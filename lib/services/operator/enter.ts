import "server-only";

import { restoreCode, tryCode, useCode } from "@/lib/services/identity/email-codes";
import { sendCode } from "@/lib/services/identity/send-code";
import { logAct } from "@/lib/services/operator/log-act";
import type { ListedCtx } from "@/lib/services/operator/operator-ctx";
import { openOperatorSession } from "@/lib/services/operator/operator-session";

const purpose = "operator";

/** A code to the operator's own address. */
export function sendOperatorCode(ctx: ListedCtx) {
  return sendCode(ctx, { email: ctx.operator.email, purpose });
}

/** The code opens the operator's room for half an hour, in this session alone. */
export async function enterRoom(ctx: ListedCtx, { code }: { code: string }) {
  const { email } = ctx.operator;
  const id = await tryCode(ctx, { email, purpose, code });
  const opened = await ctx.runtime.database.db.transaction(async (tx) => {
    await useCode(tx, { id, email, purpose });
    await logAct(tx, ctx.runtime, { who: email, act: "entered" });
    return openOperatorSession(tx, ctx.runtime, ctx.actor);
  });
  await restoreCode(ctx);
  return opened;
}
