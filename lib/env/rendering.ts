/** Whether this code runs inside Next.js, which replaces the expression when it bundles; not in scripts and tests. */
export const isInsideNext = () => process.env.NEXT_RUNTIME === "nodejs";

/** Whether an address is one of this site, by the names it is known under. */
export function isOwnSite(url: string): boolean {
  const own = [process.env.SITE_URL, process.env.NEXT_PUBLIC_SITE_URL ?? "https://bandwise.example"];
  const host = URL.parse(url)?.host;
  return host !== undefined && own.some((each) => each !== undefined && URL.parse(each)?.host === host);
}
