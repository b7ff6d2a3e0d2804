import "server-only";

import type { ServerEnv } from "@/lib/env/server";
import type { Mailer } from "@/lib/integrations/mail/mail";
import { createOutbox } from "@/lib/integrations/mail/outbox";
import { createSmtpMailer } from "@/lib/integrations/mail/smtp-mailer";
import type { Files } from "@/lib/integrations/storage/file-store";

export function createMailer(env: ServerEnv, files: Files): Mailer {
  return env.SMTP_URL ? createSmtpMailer(env.SMTP_URL, env.MAIL_FROM) : createOutbox(files("outbox"));
}
