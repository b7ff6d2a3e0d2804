import { defaultLocale, isLocale, type Locale } from "@/lib/i18n/locales";

type Headers = { get: (name: string) => string | null };

/** The client's address: the socket's, or with N trusted proxies the Nth from the right of what they passed on. */
export function readIp(headers: Headers, { peer, trustedProxies }: { peer: string; trustedProxies: number }) {
  if (trustedProxies === 0) return plainIp(peer);
  const hops = (headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  return plainIp(hops.filter(Boolean).at(-trustedProxies) ?? peer);
}

/** Some proxies write `203.0.113.7:50000` and `[2001:db8::7]:50000`: each connection would be somebody else. */
const withPort = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/;

function plainIp(address: string) {
  const [, six, four] = withPort.exec(address) ?? [];
  return (six ?? four ?? address).replace(/^::ffff:(?=\d+\.)/i, "").slice(0, 45);
}

/** The `locale` header of our own client, else the first language of the browser that we speak. */
export function readLocale(headers: Headers): Locale {
  const chosen = headers.get("locale");
  if (isLocale(chosen)) return chosen;
  const wanted = (headers.get("accept-language") ?? "").slice(0, 200).split(",");
  for (const range of wanted) {
    const language = range.split(";")[0]?.trim().split("-")[0]?.toLowerCase();
    if (isLocale(language)) return language;
  }
  return defaultLocale;
}

const tablet = /ipad|tablet|kindle|silk|playbook|android(?!.*mobile)/i;
const mobile = /mobi|iphone|ipod|android|blackberry|windows phone/i;

export function readDevice(userAgent: string): "mobile" | "tablet" | "pc" {
  if (tablet.test(userAgent)) return "tablet";
  return mobile.test(userAgent) ? "mobile" : "pc";
}
