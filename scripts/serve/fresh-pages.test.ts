import { createServer, type ServerResponse } from "node:http";

import { expect, onTestFinished, test } from "vitest";

import { serveCompressed } from "@/scripts/serve/built-files.mjs";
import { serveFresh } from "@/scripts/serve/fresh-pages.mjs";

const words = "<p>Übung</p>".repeat(200);
const page = `<html><body>${words}<script src="/a.js" id="_R_" async=""></script></body></html>`;

/** A server that answers as Next.js does: a kept page at once with its length, another in pieces. */
async function serve(answer: (response: ServerResponse, method: string) => void) {
  const compressed = serveCompressed("no-such-folder");
  const server = createServer((request, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    compressed(request, response, () =>
      serveFresh(request, response, () => answer(response, request.method ?? "GET")),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The port is not open.");
  return `http://localhost:${address.port}`;
}

function sendWhole(response: ServerResponse, method: string) {
  response.setHeader("Content-Length", Buffer.byteLength(page));
  response.end(method === "HEAD" ? null : page);
}

test("a page made anew lets its scripts wait, and says how long it has become", async () => {
  const site = await serve(sendWhole);
  const plain = await fetch(`${site}/learn/notes?from=mail`, { headers: { "accept-encoding": "identity" } });
  const text = await plain.text();
  expect(text).toContain('<script type="text/after-paint" src="/a.js" id="_R_" async="">');
  expect(plain.headers.get("content-length")).toBe(String(Buffer.byteLength(text)));
  const packed = await fetch(`${site}/learn/notes`, { headers: { "accept-encoding": "br" } });
  expect(packed.headers.get("content-encoding")).toBe("br");
  expect(await packed.text()).toBe(text);
});

test("the learner area gets its scripts at once", async () => {
  const site = await serve(sendWhole);
  expect(await (await fetch(`${site}/de/app`)).text()).toBe(page);
});

test("an answer without its page does not tell the length of another one", async () => {
  const site = await serve(sendWhole);
  const head = await fetch(`${site}/learn/notes`, { method: "HEAD" });
  expect([head.status, head.headers.get("content-length")]).toEqual([200, null]);
});

test("a page sent in pieces and an answer without a body arrive as they are", async () => {
  const pieces = await serve((response) => {
    response.write(page.slice(0, 100));
    response.end(page.slice(100));
  });
  expect(await (await fetch(`${pieces}/learn/notes`)).text()).toBe(page);
  const unchanged = await serve((response) => {
    response.statusCode = 304;
    response.end();
  });
  expect((await fetch(`${unchanged}/learn/notes`)).status).toBe(304);
});
