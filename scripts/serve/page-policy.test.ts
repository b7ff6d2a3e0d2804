import http from "node:http";
import type { AddressInfo } from "node:net";
import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";

import { afterEach, expect, test } from "vitest";

import { ask } from "@/scripts/proxy/ask";
import { contentPolicy } from "@/scripts/serve/answer-headers.mjs";
import { createCompression } from "@/scripts/serve/built-files.mjs";
import { hashScripts } from "@/scripts/serve/inline-scripts.mjs";
import { openPagePolicy } from "@/scripts/serve/page-policy.mjs";

const policy = contentPolicy({ frames: "'none'" });
const sha = (text: string) => createHash("sha256").update(text).digest("base64");
const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

type Answer = (response: http.ServerResponse) => void;
const table = { api: null, hashes: [sha("built()")], pages: { '"built"': [0] } };

/** A page server that answers as it is told, behind the policy and what compresses. */
async function serve(answer: Answer) {
  const compress = createCompression();
  const watch = openPagePolicy(table, policy);
  const server = http.createServer((request, response) => {
    response.setHeader("Content-Security-Policy", policy());
    compress(request as never, response as never, () => {
      watch(request, response);
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => server.close());
  const { port }: Pick<AddressInfo, "port"> = Object(server.address());
  return `http://127.0.0.1:${port}/`;
}

const html = { "Content-Type": "text/html; charset=utf-8" };
const page = `<p>ü</p><script>one("ü")</script><script src="/a.js"></script><script type="application/ld+json">{}</script>`;
const policyOf = (headers: http.IncomingHttpHeaders) => headers["content-security-policy"];

test("a page that is written part by part is held, and goes out byte for byte with the hashes of its scripts", async () => {
  const bytes = Buffer.from(page);
  const url = await serve((response) => {
    response.writeHead(404, html);
    response.flushHeaders();
    expect(response.headersSent).toBe(false);
    // In the middle of a letter, too.
    for (let at = 0; at < bytes.length; at += 5) response.write(bytes.subarray(at, at + 5));
    response.end();
  });
  const answer = await ask(url);
  expect([answer.status, policyOf(answer.headers)]).toEqual([404, policy([sha('one("ü")')])]);
  expect(answer.bytes.equals(bytes)).toBe(true);
});

test("it is compressed after it was hashed", async () => {
  const long = page.repeat(200);
  const url = await serve((response) => {
    response.setHeader("Content-Type", "text/html");
    response.write(long.slice(0, 300));
    response.end(long.slice(300), "utf8");
  });
  const answer = await ask(url, { headers: { "accept-encoding": "br" } });
  expect(answer.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(answer.bytes).toString("utf8")).toBe(long);
  expect(policyOf(answer.headers)).toBe(policy([sha('one("ü")')]));
});

test("a page of the build has what the build said, and leaves without being read", async () => {
  const url = await serve((response) => {
    for (const [name, value] of Object.entries({ ...html, ETag: '"built"' })) response.setHeader(name, value);
    response.end("<script>changed()</script>");
  });
  expect(policyOf((await ask(url)).headers)).toBe(policy([sha("built()")]));
});

test.for([
  { etag: '"built"', known: "a built page", expected: policy([sha("built()")]) },
  { etag: '"unknown"', known: "one that nobody knows", expected: undefined },
])("who has $known already is never given the policy of another", async ({ etag, expected }) => {
  const url = await serve((response) => {
    response.setHeader("ETag", etag);
    response.writeHead(304);
    response.end();
  });
  const { status, headers } = await ask(url);
  expect([status, policyOf(headers)]).toEqual([304, expected]);
});

test("a page that was rendered once is known when somebody asks whether theirs is still right", async () => {
  let status = 200;
  const url = await serve((response) => {
    response.setHeader("ETag", '"new"');
    if (status === 200) response.setHeader("Content-Type", "text/html");
    response.writeHead(status);
    response.end(status === 200 ? page : undefined);
  });
  const own = policyOf((await ask(url)).headers);
  status = 304;
  expect(policyOf((await ask(url)).headers)).toBe(own);
});

test.for(["text/x-component", "application/json", "text/plain"])(
  "%s is no page: it streams",
  async (type) => {
    let finish = () => undefined as void;
    const url = await serve((response) => {
      response.writeHead(200, "Fine", { "Content-Type": type });
      response.write("<script>first()</script>");
      finish = () => void response.end();
    });
    const answer = await fetch(url, { headers: { "accept-encoding": "identity" } });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe("<script>first()</script>");
    expect(answer.headers.get("content-security-policy")).toBe(policy());
    finish();
    expect((await reader?.read())?.done).toBe(true);
  },
);

test.for([
  ["<script>a()</script>", ["a()"]],
  ['<script id="x" async>a()</script><SCRIPT>b()</SCRIPT>', ["a()", "b()"]],
  ['<script type="module">a()</script><script type="text/javascript">b()</script>', ["a()", "b()"]],
  ["<script>\n a() </script><script>a()</script><script>a()</script>", ["\n a() ", "a()"]],
  ['<script src="/x.js"></script><script async src="/y.js">c()</script>', []],
  ['<script type="application/json">{"a":1}</script>', []],
  ['<script data-src="x">a()</script>', ["a()"]],
] as const)("the scripts of %s are named", ([text, scripts]) => {
  expect(hashScripts(text)).toEqual(scripts.map(sha));
});
