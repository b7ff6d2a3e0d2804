import path from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { startProduct } from "@/scripts/test/e2e.mjs";
import recorded from "@/tests/api-answers.json";
import { describeAnswer, guestHeaders } from "@/tests/factories/api-answers";

const root = path.resolve(import.meta.dirname, "..");
let product: Awaited<ReturnType<typeof startProduct>>;
beforeAll(async () => {
  product = await startProduct(root);
});
afterAll(() => product?.stop());

const alsoPut = { less: ["allow: POST"], more: ["allow: POST, PUT"] };

/**
 * What differs from the answers that the page server gave before the process itself answered for the API:
 * broken escapes are seen as they were sent, short answers are not compressed, the payment page's own rules hold, and
 * what is answered in exam mode can be saved.
 */
const changed: Record<string, { less: string[]; more: string[] }> = {
  ...Object.fromEntries(
    ["GET", "HEAD", "PATCH", "DELETE", "OPTIONS"].map((method) => [
      `${method} /api/practice/answers -`,
      alsoPut,
    ]),
  ),
  "PUT /api/practice/answers -": {
    less: ["405", ...alsoPut.less],
    more: ["401", 'www-authenticate: Bearer realm="bandwise"'],
  },
  "GET /api/common/version?a=%ff -": { less: ["200"], more: ["400"] },
  "GET /api/docs br": { less: ["content-encoding: br"], more: [] },
};
const ownRules = /^(GET|HEAD|POST|DELETE) \/dev\/pay\//;
/** The description of the API, and what stands in for others: they have the rules of pages. */
const aPage = /^\S+ \/(?:dev(?:[/? ]|$)|api\/docs[? ])/;
const ruled = /^(content-security-policy|referrer-policy): /;

/** Pictures and recordings may have their own styles and play where they lie. */
const aMedium = /^\S+ \/api\/(?:media|uploads)\//;
const ofMedia = "; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'";

function securityOf(line: string) {
  if (aPage.test(line)) return recorded.security;
  return recorded.dataSecurity.map((part) =>
    aMedium.test(line) && part.startsWith("content-security-policy") ? part + ofMedia : part,
  );
}

function expectedOf(line: string, answer: readonly string[]) {
  const { less, more } = changed[line] ?? { less: [], more: [] };
  const whole = answer.flatMap((part) => (part === "+security" ? securityOf(line) : [part]));
  return [...whole.filter((part) => !less.includes(part)), ...more].filter(
    (part) => !(ownRules.test(line) && ruled.test(part)),
  );
}

test("every route, with every method and with broken bodies, answers as it did behind the page server", async () => {
  const guest = await guestHeaders(product.url);
  const different: { line: string; less: string[]; more: string[] }[] = [];
  let asked = 0;
  for (const { answer, asked: lines } of recorded.answers)
    for (const line of lines) {
      asked += 1;
      const wanted = expectedOf(line, answer);
      const got = await describeAnswer(product.url, line, guest);
      const less = wanted.filter((part) => !got.includes(part));
      const more = got.filter((part) => !wanted.includes(part) && !(ownRules.test(line) && ruled.test(part)));
      if (less.length + more.length > 0) different.push({ line, less, more });
    }
  expect(different).toEqual([]);
  expect(asked).toBeGreaterThan(400);
});
