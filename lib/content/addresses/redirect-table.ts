import { z } from "zod";

import { isLocale, locales } from "@/lib/i18n/locales";

const pagePath = z
  .string()
  .regex(/^(\/[\p{L}\p{M}\p{N}_~-]+)+$/u, "must be the path of a page, like /learn/test-format")
  .refine((path) => !isLocale(path.split("/")[1]), "leave the language out: it holds in every language");

/** `content/redirects.yaml`: pages that have moved for good. `npm run content:rename` writes it. */
export const RedirectTable = z.strictObject({
  redirects: z.array(
    z.strictObject({
      from: pagePath,
      /** With the name of the document's folder; each language shows its own. */
      to: pagePath,
      /** Where only this language's address has moved. */
      language: z.enum(locales).optional(),
    }),
  ),
});
export type RedirectTable = z.infer<typeof RedirectTable>;
