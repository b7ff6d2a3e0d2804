const here = "http://localhost";

/** The path, query and place of an address below this site's root; null for one that could lead anywhere else. */
export function ownPath(address: string | null) {
  if (!address?.startsWith("/") || !URL.canParse(address, here)) return null;
  const { origin, pathname, search, hash } = new URL(address, here);
  // A path of two slashes would name another host as soon as somebody follows it.
  return origin === here && !pathname.startsWith("//") ? { pathname, search, hash } : null;
}
