import "server-only";
import { z } from "zod";

import { mailsAtOnce } from "@/lib/integrations/mail/mails-at-once";
import { sendMail } from "@/lib/services/identity/send-mail";
import { defineJob } from "@/lib/services/jobs/define-job";
import { mailPolicy } from "@/lib/services/jobs/policies";

export const mailDelivery = defineJob({
  name: "mail.send",
  schema: z.strictObject({ mailId: z.uuid(), requester: z.string().max(100).optional() }),
  policy: {
    ...mailPolicy,
    concurrency: mailsAtOnce,
    // Whoever asks for many never has all of them, and within a requester's own the queue's priority decides.
    group: { of: ({ mailId, requester }) => requester ?? mailId, atOnce: 2 },
  },
  run: (data, { runtime }) => sendMail(runtime, data),
});
