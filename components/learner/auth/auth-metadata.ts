import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";

import type { Locale } from "@/lib/i18n/locales";

type Screen = "login" | "register" | "reset" | "success";

/** Pages of the account are for nobody's search results. */
export async function authMetadata(params: Promise<{ locale: Locale }>, screen: Screen): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "Auth.metaTitle" });
  return { title: `${t(screen)}, Bandwise`, robots: { index: false } };
}
