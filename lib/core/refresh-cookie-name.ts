/**
 * WebKit takes a Secure cookie, and with it the `__Host-` prefix, over https only; other browsers take it from
 * http://localhost, too.
 */
export function refreshCookieName(siteUrl: string) {
  const isSecure = new URL(siteUrl).protocol === "https:";
  return { name: isSecure ? "__Host-bandwise_refresh" : "bandwise_refresh", isSecure };
}
