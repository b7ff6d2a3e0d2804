import { z } from "zod";

import { ask, type Answer } from "@/scripts/proxy/ask";

/** What comes with each answer and differs from one to the next, or belongs to the connection. */
const unsteady =
  /^(date|connection|keep-alive|transfer-encoding|content-length|x-request-id|etag|retry-after)$/;

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
    .map(
      ([name, value]) =>
        `${name}: ${[value ?? ""]
          .flat()
          .map((each) => steady(name, each))
          .join(" & ")}`,
    );
  return [String(status), ...named.sort()].map((part) => part.replaceAll(site, ""));
}

function steady(name: string, value: string) {
  // A page that is rendered now says things of now in its scripts.
  if (name === "content-security-policy") return value.replaceAll(/(?: 'sha256-[^']+')+/g, " 'sha256-*'");
  if (name === "set-cookie")
    return value.replaceAll(/=[^;]{20,}/g, "=*").replaceAll(/Expires=[^;&]+GMT/g, "Expires=*");
  return value;
}
