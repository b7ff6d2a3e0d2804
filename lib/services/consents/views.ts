import "server-only";
import { z } from "zod";

import { consentKinds } from "@/lib/db/schema/corrections";

export const ConsentKind = z.enum(consentKinds);

export const Consent = z.object({
  kind: ConsentKind,
  /** Something here needs it: a hosted model, or, everywhere, what is spoken. */
  isNeeded: z.boolean(),
  /** Of the text to show; what was agreed to in another version is asked again. */
  version: z.string(),
  /** Who gets it, where, and for how long; null where it stays on this installation. */
  processor: z.object({ name: z.string(), place: z.string(), keeps: z.string() }).nullable(),
  /** Who may get it besides, asked about apart: where free speech is turned into text. Null for everything but recordings. */
  further: z.string().nullable(),
  state: z.enum(["undecided", "given", "refused"]),
  decidedAt: z.iso.datetime().nullable(),
});
export type Consent = z.infer<typeof Consent>;
