import "server-only";
import { and, eq, isNull, sql } from "drizzle-orm";

import { contactMessages } from "@/lib/db/schema/site";
import type { Runtime } from "@/lib/services/runtime";

/** Brings a message to the operator's mailbox; an answer goes to its writer. Throws when the mail server refuses. */
export async function forwardMessage(runtime: Runtime, input: { messageId: string }) {
  const { db } = runtime.database;
  const isOwed = and(eq(contactMessages.id, input.messageId), isNull(contactMessages.forwardedAt));
  const [message] = await db.select().from(contactMessages).where(isOwed);
  if (!message) return;
  const { id, topic, name, email, text, locale, createdAt } = message;
  await runtime.mailer.send({
    id,
    at: createdAt,
    to: runtime.env.contactEmail,
    replyTo: email,
    subject: `Contact: ${topic} (${locale})`,
    text: `${name} <${email}>\n\n${text}\n`,
  });
  await db
    .update(contactMessages)
    .set({ forwardedAt: sql`now()` })
    .where(isOwed);
}
