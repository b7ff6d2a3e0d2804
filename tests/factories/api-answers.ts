import { z } from "zod";

import { ask, type Answer } from "@/scripts/proxy/ask";

/** What comes with each answer and differs from one to the next, or belongs to the connection. */
const unsteady = /^(date|connection|keep-alive|transfer-encoding|content-length|x-request-id|etag|retry-after)$/;

const json = { "content-type": "application/json" };
/** By the last word of a line: what is sent along. */
const extras: Record<string, { headers?: Record<string, string>; body?: string }> = {
  "-": {},
  gzip: { headers: { "accept-encoding": "gzip" } },
  br: { headers: { "accept-encoding": "br" } },
  broken: { headers: json, body: '{"email": ' },
  wrong: { headers: json, body: '{"surprise": true}' },
  large: { headers: json, body: JSON.stringify({ text: "x".repeat(66_000) }) },
  text: { headers: { "content-type": "text/plain" }, body: "a=b" },
  stranger: { headers: { authorization: "Bearer none-that-anybody-was-given" } },
};

const Session = z.object({ token: z.string() });

/** The headers of a guest's calls; each copy of the product has guests of its own. */
export async function guestHeaders(site: string) {
  const answer = await ask(`${site}/api/common/guest`, { method: "POST" });
  const { token } = Session.parse(JSON.parse(answer.bytes.toString("utf8")));
  return { authorization: `Bearer ${token}` };
}

/** Asks what a line of the table asks, and puts the answer down as the table does: status, then headers. */
export async function describeAnswer(site: string, line: string, guest: Record<string, string>) {
  const [method = "GET", address = "/", extra = "-"] = line.split(" ");
  const { headers = {}, body } = extra === "guest" ? { headers: guest } : (extras[extra] ?? {});
  return describe(site, await ask(site + address, { method, headers, ...(body ? { body } : {}) }));
}

function describe(site: string, { status, headers }: Answer) {
  const named = Object.entries(headers)
    .filter(([name]) => !unsteady.test(name))
    .map(([name, value]) => `${name}: ${steady(name, [value ?? ""].flat().join(" & "))}`);
  return [String(status), ...named.sort()].map((part) => part.replaceAll(site, ""));
}

function steady(name: string, value: string) {
  if (name === "set-cookie") return value.replaceAll(/=[^;]{20,}/g, "=*").replaceAll(/Expires=[^;&]+GMT/g, "Expires=*");
  return value;
}

const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const operational = ["/api", "/healthz", "/readyz", "/metrics", "/dev", "/dev/outbox", "/dev/pay/none", "/dev/stripe/v1/none"];
const odd = [
  "GET /api/ -",
  "GET //api -",
  "GET /api/common/version/ -",
  "GET /api/common/version/?a=1&b=2 -",
  "GET /api//common/version -",
  "GET //api/common/version?a=1 -",
  "POST /api/common/guest/ wrong",
  "GET /api\\common\\version -",
  "GET /healthz/ -",
  "GET /healthz?a=1 -",
  "GET /readyz// -",
  "GET /dev/outbox/ -",
  "GET /api/../healthz -",
  "GET /api/%2e%2e/readyz -",
  "GET /%61pi/common/version -",
  "GET /API/common/version -",
  "GET /api%2fcommon/version -",
  "GET /apis -",
  "GET /healthzz -",
  "GET /healthz/x -",
  "GET /api/%00 -",
  "GET /api/common/version?a=%ff -",
  "GET /api/common/version?a=1&a=2 -",
  "GET /api/openapi.json gzip",
  "GET /api/openapi.json br",
  "GET /api/docs br",
  "GET /api/docs/swagger-ui.css gzip",
  "HEAD /api/openapi.json gzip",
  "GET /dev/outbox gzip",
  "GET /metrics gzip",
  "GET /api/common/article?page=1 gzip",
  "GET /api/common/setting?keys=priceSaveUp -",
  "GET /api/common/search?q=dictation br",
  "GET /api/practice/audio/0123456789abcdef0123456789abcdef?exp=1&sig=x -",
  "GET /api/cms/preview/leave?locale=ja -",
  "GET /api/no-such-route -",
  "POST /api/no-such-route large",
  "OPTIONS /api/no-such-route -",
];

/** Every route of the OpenAPI document with every method, and what strangers, guests and broken bodies get. */
export async function listLines(site: string): Promise<string[]> {
  const document = await ask(`${site}/api/openapi.json`);
  const { paths } = Document.parse(JSON.parse(document.bytes.toString("utf8")));
  const own = Object.entries(paths).flatMap(([path, known]) => {
    const address = path.replaceAll(/\{[^}]+\}/g, "018f0000-0000-7000-8000-000000000000");
    const plain = methods.map((method) => `${method} ${address} -`);
    const read = "get" in known ? [`GET ${address} stranger`, `GET ${address} guest`] : [];
    const bodies = ["broken", "wrong", "large", "text"].map((extra) => `POST ${address} ${extra}`);
    return [...plain, ...read, ...("post" in known ? bodies : [])];
  });
  const others = operational.flatMap((address) => methods.map((method) => `${method} ${address} -`));
  return [...own, ...others, ...odd];
}
