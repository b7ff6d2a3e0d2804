import type { Locale } from "@/lib/i18n/locales";

/**
 * The address of this page in another language, from the page's own head: it may have another name there. Null where
 * the page names none; then the same path in that language is right, or leads there.
 */
export function versionAddress(locale: Locale): string | null {
  const version = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${locale}"]`);
  return version && new URL(version.href).pathname;
}
