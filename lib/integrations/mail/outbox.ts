import "server-only";
import { z } from "zod";

import type { Mail, Mailer } from "@/lib/integrations/mail/mail";
import type { FileStore } from "@/lib/integrations/storage/file-store";

const StoredMail = z.object({
  id: z.string(),
  to: z.string(),
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  at: z.coerce.date(),
});

const kept = 200;

/** Without an SMTP server every mail becomes a file, named by its id: sent twice, it is there once. */
export function createOutbox(files: FileStore): Mailer {
  return {
    async send(mail) {
      await files.put(`${mail.id}.json`, JSON.stringify(mail, null, 2));
      for (const name of (await mailFiles(files)).slice(kept)) await files.delete(name);
    },
    close: () => undefined,
  };
}

/** Ids are UUIDv7: their order is the order of time. Newest first. */
async function mailFiles(files: FileStore) {
  const names: string[] = [];
  for await (const { name } of files.list()) names.push(name);
  return names.toReversed();
}

/** A file that is no whole mail is left out: the others are still worth reading. */
export async function readOutbox(files: FileStore, limit = 50): Promise<Mail[]> {
  const names = (await mailFiles(files)).slice(0, limit);
  const stored = await Promise.all(names.map((name) => files.get(name)));
  return stored.flatMap((bytes) => (bytes ? readMail(new TextDecoder().decode(bytes)) : []));
}

function readMail(text: string): Mail[] {
  try {
    return [StoredMail.parse(JSON.parse(text))];
  } catch {
    return [];
  }
}
