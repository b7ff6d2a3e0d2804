import "server-only";
import { createTransport } from "nodemailer";

import { mailsAtOnce } from "@/lib/integrations/mail/mails-at-once";
import type { Mailer } from "@/lib/integrations/mail/mail";

/** Sends over SMTP with a limit on every wait, so that a silent server ends in a retry. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    {
      url,
      pool: true,
      // One more for what is forwarded to the operator: no mail waits for another's connection.
      maxConnections: mailsAtOnce + 1,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    },
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  return {
    async send({ id, to, replyTo, subject, text, html, at }) {
      await transport.sendMail({
        to: { name: "", address: to },
        ...(replyTo && { replyTo: { name: "", address: replyTo } }),
        subject,
        text,
        ...(html && { html }),
        date: at,
        messageId: `<${id}@${senderDomain(from)}>`,
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
    close: () => transport.close(),
  };
}

function senderDomain(from: string) {
  return /@([^\s>]+)/.exec(from)?.[1] ?? "localhost";
}
