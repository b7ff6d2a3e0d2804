import { z } from "@hono/zod-openapi";

import { contactLimits, emailShape } from "@/lib/core/contact-message";

/** An e-mail address as accounts have it: in small letters, without what stands around it. */
export const EmailAddress = z
  .string()
  .max(contactLimits.email)
  .trim()
  .toLowerCase()
  .pipe(z.email({ pattern: emailShape }))
  .openapi({ example: "mina@example.com", format: "email", pattern: emailShape.source });
