import { defineRouting } from "next-intl/routing";

import { defaultLocale, localeCookie, locales } from "@/lib/i18n/locales";

export const routing = defineRouting({
  locales,
  defaultLocale,
  localePrefix: "as-needed",
  alternateLinks: false,
  localeDetection: false,
  localeCookie: { ...localeCookie, sameSite: "lax" },
});
