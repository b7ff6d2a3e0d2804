import type { ReactNode } from "react";

import LocaleLayout from "@/app/[locale]/layout";
import { defaultLocale } from "@/lib/i18n/locales";

export { metadata, viewport } from "@/app/[locale]/layout";

/** The operator's tool is in English only. The proxy alone leads here, and only those whom it may. */
export default function OperatorLayout({ children }: { children: ReactNode }) {
  return <LocaleLayout params={Promise.resolve({ locale: defaultLocale })}>{children}</LocaleLayout>;
}
