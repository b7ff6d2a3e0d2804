import "server-only";
import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";

import { AppError } from "@/lib/core/errors";
import { sessions } from "@/lib/db/schema/identity";
import { revokeSession, revokeSessions } from "@/lib/services/identity/revoke-sessions";
import type { UserCtx } from "@/lib/services/runtime";

const classes = ["mobile", "tablet", "pc"] as const;
const browsers = [
  ["Edge", /Edg(e|A|iOS)?\//],
  ["Opera", /OPR\//],
  ["Samsung Internet", /SamsungBrowser\//],
  ["Firefox", /(Firefox|FxiOS)\//],
  ["Chrome", /(Chrome|CriOS)\//],
  ["Safari", /Safari\//],
] as const;

/** The class of device and the browser that `openSession` noted; nothing of where it is. */
export function describeDevice(device: string) {
  const found = classes.find((name) => device.startsWith(`${name} `) || device === name) ?? "pc";
  return { device: found, browser: browsers.find(([, sign]) => sign.test(device))?.[0] ?? null };
}

const isAlive = (userId: string) =>
  and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, sql`now()`));

/** Where somebody is logged in, the last used first. */
export async function listSessions({ runtime, actor }: UserCtx) {
  const rows = await runtime.database.db
    .select()
    .from(sessions)
    .where(isAlive(actor.userId))
    .orderBy(desc(sessions.lastUsedAt));
  return rows.map((row) => ({
    id: row.id,
    ...describeDevice(row.device),
    isCurrent: row.id === actor.sessionId,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
  }));
}

/** Logs one device out; somebody else's is unknown. */
export async function removeSession({ runtime, actor }: UserCtx, { id }: { id: string }) {
  const { db } = runtime.database;
  const [own] = await db
    .select({ sessionId: sessions.id })
    .from(sessions)
    .where(and(isAlive(actor.userId), eq(sessions.id, id)));
  if (!own) throw new AppError("session/unknown");
  await revokeSession(db, own);
}

/** Logs every device out, this one too. */
export async function removeSessions({ runtime, actor }: UserCtx) {
  await revokeSessions(runtime.database.db, { userId: actor.userId });
}
