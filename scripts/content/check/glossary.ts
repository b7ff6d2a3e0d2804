import { z } from "zod";

import { text } from "@/lib/content/shapes";
import { defaultLocale, locales } from "@/lib/i18n/locales";

/** What must not be read in a language, as whole words or phrases. */
const bannedWords = z.array(text(80));
const banned = z.partialRecord(z.enum(locales), bannedWords).optional();

/** `content/glossary.yaml`: the fixed terms of the product. */
export const Glossary = z.strictObject({
  version: z.int(),
  source: z.literal(defaultLocale),
  locales: z.array(z.enum(locales)),
  terms: z.array(
    z.discriminatedUnion("rule", [
      z.strictObject({ en: text(80), rule: z.literal("keep"), note: text(400), banned }),
      z.strictObject({
        en: text(80),
        rule: z.literal("translate"),
        note: text(400),
        translations: z.partialRecord(z.enum(locales), text(120)),
        banned,
      }),
    ]),
  ),
  address: z.partialRecord(
    z.enum(locales),
    z.strictObject({
      form: text(40),
      legal: text(40).optional(),
      note: text(600),
      banned: bannedWords.optional(),
    }),
  ),
});
export type Glossary = z.infer<typeof Glossary>;
