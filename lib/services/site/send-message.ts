import "server-only";
import { v7 } from "uuid";

import type { ContactTopic } from "@/lib/core/contact-topics";
import { contactMessages } from "@/lib/db/schema/site";
import type { Locale } from "@/lib/i18n/locales";
import { messageForwarding } from "@/lib/services/jobs/forward-message";
import type { Ctx } from "@/lib/services/runtime";

type Message = {
  topic: ContactTopic;
  name: string;
  email: string;
  text: string;
  locale: Locale;
};

/** Stores a visitor's message and enqueues its way to the operator's mailbox, both or neither. */
export async function sendMessage(ctx: Ctx, input: Message) {
  const { limits, database, jobs } = ctx.runtime;
  await limits.consume("contact.address", ctx.requester);
  const id = v7();
  await database.db.transaction(async (tx) => {
    await tx.insert(contactMessages).values({ id, ...input });
    await jobs.enqueue(tx, messageForwarding, { messageId: id });
  });
  return { received: true };
}
