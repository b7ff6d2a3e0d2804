import "server-only";

import type { ServerEnv } from "@/lib/env/server";
import { createOutbox } from "@/lib/integrations/mail/outbox";
import { createSmtpMailer } from "@/lib/integrations/mail/smtp-mailer";

export type Mail = {
  id: string;
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html?: string | undefined;
  at: Date;
};

/** Hands a mail over or throws; whoever calls it tries again. */
export type Mailer = {
  kind: "smtp" | "outbox";
  send: (mail: Mail) => Promise<void>;
  close: () => void;
};

export function createMailer(env: ServerEnv): Mailer {
  return env.SMTP_URL ? createSmtpMailer(env.SMTP_URL, env.MAIL_FROM) : createOutbox(env.dataDir);
}
