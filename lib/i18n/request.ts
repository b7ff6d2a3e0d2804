import { getRequestConfig } from "next-intl/server";

import { toLocale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = toLocale(requested);
  return { locale, messages: await loadMessages(locale), timeZone: "UTC" };
});
