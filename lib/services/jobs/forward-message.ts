import "server-only";
import { z } from "zod";

import { defineJob } from "@/lib/services/jobs/define-job";
import { mailPolicy } from "@/lib/services/jobs/policies";
import { forwardMessage } from "@/lib/services/site/forward-message";

export const messageForwarding = defineJob({
  name: "contact.forward",
  schema: z.strictObject({ messageId: z.uuid() }),
  policy: { ...mailPolicy, concurrency: 1 },
  run: (data, { runtime }) => forwardMessage(runtime, data),
});
