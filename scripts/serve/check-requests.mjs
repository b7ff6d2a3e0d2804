const base = "http://localhost";
const usual = /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?=\?|$)/;
const control = /[\u0000-\u001f\u007f]/;

/** The path and query as a browser would send them: without dots, whole addresses and backslashes. */
export function tidy(target) {
  const [pathname] = usual.exec(target) ?? [];
  if (pathname !== undefined) return { pathname, search: target.slice(pathname.length) };
  const raw = target.startsWith("/") ? target.replaceAll("\\", "/") : target;
  const url = URL.parse(raw.startsWith("/") ? base + raw : raw);
  return url ? { pathname: url.pathname, search: url.search } : null;
}

/** What the escapes of a text stand for; null where one is broken or its bytes are no UTF-8. */
function decode(text) {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Whether an address can be read: whole escapes, and no control characters in its path. */
export function isReadable({ pathname, search }) {
  const path = decode(pathname);
  return path !== null && !control.test(path) && decode(search) !== null;
}

const reading = ["GET", "HEAD"];

/** The methods of an address of the page server. */
export const methodsOf = (pathname) => (/^\/internal(?:\/|$)/.test(pathname) ? ["POST"] : reading);
