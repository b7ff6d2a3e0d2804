import { getRequestListener } from "@hono/node-server";

import { apiPolicy, mediaPolicy, policyHeader } from "./answer-headers.mjs";
import { tidy } from "./check-requests.mjs";

const operational = /^\/(?:healthz|readyz|metrics)$/;
const withApi = /^\/(?:(?:api|dev)(?:\/.*)?|healthz|readyz|metrics)$/s;

/** Pages among them, with the rules of pages: the description of the API, and what stands in for others while one tries. */
const pages = /^\/(?:dev(?:\/.*)?|api\/docs)$/s;

const media = /^\/api\/(?:media|uploads)\//;

/** Answers that are no pages say nothing of what a page may do. */
function asData(response, pathname) {
  response.removeHeader("Permissions-Policy");
  response.setHeader(policyHeader, media.test(pathname) ? mediaPolicy : apiPolicy);
}

/** One address for each thing: slashes are not repeated, and none is at the end. Null for an address that is right. */
function properPath(pathname) {
  const single = pathname.replaceAll(/\/{2,}/g, "/");
  if (single !== pathname) return single;
  return pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : null;
}

function redirect(response, location) {
  response.writeHead(308, { Location: location, Refresh: `0;url=${location}` });
  response.end(location);
}

/**
 * Hands the addresses of the API and of operation to `answer`; every other request goes on to the pages.
 * @param {(request: Request, connection: { peer: string }) => Response | Promise<Response>} answer
 */
export function serveApi(answer, { hasApi }) {
  const own = hasApi ? withApi : operational;
  const listen = getRequestListener(
    (request, { incoming }) => answer(request, { peer: incoming.socket.remoteAddress ?? "" }),
    // Next.js in this process keeps the platform's own classes.
    { overrideGlobalObjects: false, hostname: "localhost" },
  );
  return (request, response, compress, next) => {
    const address = tidy(request.url ?? "/");
    if (!address) return next();
    const proper = properPath(address.pathname);
    const meant =
      proper === null ? address.pathname : address.pathname.replaceAll(/\/+/g, "/").replace(/(?<=.)\/$/, "");
    if (!own.test(meant)) return next();
    if (!pages.test(meant)) asData(response, meant);
    if (proper !== null) return redirect(response, proper + address.search);
    request.url = address.pathname + address.search;
    return compress(request, response, () => listen(request, response));
  };
}
