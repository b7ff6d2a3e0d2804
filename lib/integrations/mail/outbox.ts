import "server-only";
import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";

import { z } from "zod";

import { replaceFile } from "@/lib/core/replace-file";
import type { Mail, Mailer } from "@/lib/integrations/mail/mail";

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

function folderOf(dataDir: string) {
  return path.join(dataDir, "outbox");
}

/** Without an SMTP server every mail becomes a file, named by its id: sent twice, it is there once. */
export function createOutbox(dataDir: string): Mailer {
  const folder = folderOf(dataDir);
  return {
    kind: "outbox",
    async send(mail) {
      await replaceFile(path.join(folder, `${mail.id}.json`), JSON.stringify(mail, null, 2));
      const names = await mailFiles(folder);
      await Promise.all(names.slice(kept).map((name) => rm(path.join(folder, name), { force: true })));
    },
    close: () => undefined,
  };
}

/** Ids are UUIDv7: their order is the order of time. Newest first. */
async function mailFiles(folder: string) {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .toReversed();
}

export async function readOutbox(dataDir: string, limit = 50): Promise<Mail[]> {
  const folder = folderOf(dataDir);
  const names = (await mailFiles(folder)).slice(0, limit);
  const texts = await Promise.all(
    names.map((name) => readFile(path.join(folder, name), "utf8").catch(() => null)),
  );
  return texts.filter((text) => text !== null).map((text) => StoredMail.parse(JSON.parse(text)));
}
