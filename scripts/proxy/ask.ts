import http, { type IncomingHttpHeaders } from "node:http";
import { gunzipSync } from "node:zlib";

type Options = { method?: string; headers?: http.OutgoingHttpHeaders; body?: string };
export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  /** As they came, still compressed. */
  bytes: Buffer;
  /** What nginx says of its cache; null where it kept nothing and looked for nothing. */
  cache: string | null;
};

/** One request with exactly these headers; `fetch` would add its own and unpack the answer. */
export function ask(address: string, { method = "GET", headers = {}, body }: Options = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const request = http.request(address, { method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.once("error", reject);
      response.once("end", () => {
        const cache = response.headers["x-cache"];
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(parts),
          cache: typeof cache === "string" ? cache : null,
        });
      });
    });
    request.once("error", reject);
    request.end(body);
  });
}

/** The data of a page instead of the page. Next.js first names the address that belongs to these headers. */
export async function askForData(site: string, path: string, more: Record<string, string> = {}) {
  const headers = { RSC: "1", ...more };
  const named = await ask(site + path, { headers });
  const { location } = named.headers;
  return location ? ask(new URL(location, site).href, { headers }) : named;
}

export function isPage({ headers }: Answer) {
  return /^text\/html\b/.test(headers["content-type"] ?? "");
}

export function isData({ headers }: Answer) {
  return /^text\/x-component\b/.test(headers["content-type"] ?? "");
}

export function textOf({ headers, bytes }: Answer) {
  return (headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes).toString("utf8");
}
