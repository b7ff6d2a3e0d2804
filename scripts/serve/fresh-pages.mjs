import { letScriptsWait } from "../start/scripts-after-paint.mjs";

const isPage = (response) => String(response.getHeader("content-type") ?? "").startsWith("text/html");

/**
 * Gives pages that are made anew at run time what the build gives its own: their scripts wait for the first paint.
 * Pages that are sent in pieces stay as they are.
 */
export function serveFresh(request, response, next) {
  const [address] = (request.url ?? "/").split("?");
  const end = response.end.bind(response);
  response.end = (body, ...rest) => {
    const isOpen = !response.headersSent && isPage(response);
    const page = isOpen && typeof body === "string" ? letScriptsWait(address, body) : null;
    if (page !== null) response.setHeader("Content-Length", Buffer.byteLength(page));
    // What the answer to GET would weigh is not known without its page.
    else if (isOpen && request.method === "HEAD") response.removeHeader("Content-Length");
    return end(page ?? body, ...rest);
  };
  next();
}
