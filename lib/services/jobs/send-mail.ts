import "server-only";
import { z } from "zod";

import { sendMail } from "@/lib/services/identity/send-mail";
import { defineJob } from "@/lib/services/jobs/define-job";
import { mailPolicy } from "@/lib/services/jobs/policies";

export const mailDelivery = defineJob({
  name: "mail.send",
  schema: z.strictObject({ mailId: z.uuid() }),
  policy: { ...mailPolicy, concurrency: 4, priority: 10 },
  run: (data, { runtime }) => sendMail(runtime, data),
});
