import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, expect, onTestFinished, test } from "vitest";
import { z } from "zod";

import { anyFreePort } from "@/scripts/start/machine.mjs";
import { startProduct } from "@/scripts/test/e2e.mjs";

const root = path.resolve(import.meta.dirname, "..");
type Product = Awaited<ReturnType<typeof startProduct>>;

const running = new Set<Product>();
afterEach(async () => {
  for (const product of running) await product.stop();
  running.clear();
});

async function start(env: Record<string, string> = {}) {
  const product = await startProduct(root, env);
  running.add(product);
  return product;
}

function stop(product: Product) {
  running.delete(product);
  return product.stop();
}

const Session = z.object({ token: z.string() });

async function registerGuest({ url }: Product) {
  const answer = await fetch(`${url}/api/common/guest`, { method: "POST" });
  return Session.parse(await answer.json()).token;
}

const userInfo = ({ url }: Product, token: string) =>
  fetch(`${url}/api/userInfo`, { headers: { Authorization: `Bearer ${token}` } });

test("two started at once on ports and data folders of their own know nothing of each other", async () => {
  const empty = mkdtempSync(path.join(tmpdir(), "bandwise-empty-"));
  onTestFinished(() => rmSync(empty, { recursive: true, force: true }));
  const [first, second] = await Promise.all([start(), start({ DATA_DIR: empty })]);
  const token = await registerGuest(first);
  expect((await userInfo(first, token)).status).toBe(200);
  expect((await userInfo(second, token)).status).toBe(401);
  expect(await Promise.all([stop(first), stop(second)])).toEqual([true, true]);
});

test("without METRICS_TOKEN the figures are for this machine, and not for whom a proxy on it speaks for", async () => {
  const product = await start();
  const ask = (headers: Record<string, string>) => fetch(`${product.url}/metrics`, { headers });
  const answer = await ask({});
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("# HELP");
  expect((await ask({ "X-Forwarded-For": "203.0.113.7" })).status).toBe(404);
  const forged = {
    "X-Forwarded-For": "203.0.113.7",
    "X-Bandwise-Forwarded": "no",
    "X-Bandwise-Peer": "127.0.0.1",
  };
  expect((await ask(forged)).status).toBe(404);
});

const missing = [
  "/learn/none",
  "/ja/learn/none",
  "/de/blog/study/none",
  "/ru/blog/a/b/c",
  "/th/learn/all/1",
  "/on-demand/en/public/learn/test-format",
  "/fr/on-demand/fr/public/learn/none",
  "/operator",
  "/operator/reports",
  "/de/operator",
];

test("an article that does not exist is a whole page in the reader's language, and is not kept", async () => {
  const product = await start();
  for (const address of [...missing, ...missing]) {
    const answer = await fetch(product.url + address);
    const page = await answer.text();
    const locale = /^\/(\w\w)\//.exec(address)?.[1] ?? "en";
    expect([address, answer.status]).toEqual([address, 404]);
    expect(page).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
    expect(page).toContain("<h1");
    expect([address, answer.headers.get("x-nextjs-cache")]).not.toEqual([address, "HIT"]);
  }
});

const body = "{}";
const head = (port: number) =>
  `POST /api/common/guest HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`;

function connect(port: number) {
  return new Promise<net.Socket>((resolve, reject) => {
    const socket = net.connect(port, "localhost", () => resolve(socket));
    socket.once("error", reject);
  });
}

function readAll(socket: net.Socket) {
  return new Promise<string>((resolve, reject) => {
    let text = "";
    socket.on("data", (chunk) => (text += String(chunk)));
    socket.once("end", () => resolve(text));
    socket.once("error", reject);
  });
}

test("a request that runs when the server is told to stop gets its answer; a new one is refused", async () => {
  const product = await start();
  const slow = await connect(product.port);
  const answer = readAll(slow);
  slow.write(head(product.port) + body.slice(0, 1));
  // The server has read the head before it answers this later request.
  await userInfo(product, "none");
  const stopped = stop(product);
  await expect
    .poll(() =>
      connect(product.port).then(
        () => "open",
        () => "refused",
      ),
    )
    .toBe("refused");
  slow.write(body.slice(1));
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(await stopped).toBe(true);
});

test("a stream of events comes uncompressed as it is sent, and ends when the server is told to stop", async () => {
  const product = await start();
  const headers = { Authorization: `Bearer ${await registerGuest(product)}`, "Accept-Encoding": "br, gzip" };
  const answer = await fetch(`${product.url}/api/events`, { headers });
  expect(answer.headers.get("content-encoding")).toBeNull();
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe("event: open\ndata: {}\n\n");
  const told = performance.now();
  const stopped = stop(product);
  expect((await reader?.read())?.done).toBe(true);
  expect(await stopped).toBe(true);
  // Whatever still runs is cut off after 20 seconds; this is not.
  expect(performance.now() - told).toBeLessThan(15_000);
});

test("nobody from outside can make the pages change", async () => {
  const product = await start();
  const change = { method: "POST", body: JSON.stringify({ expire: ["cms:articles"] }) };
  for (const authorization of ["", "Bearer x"]) {
    const answer = await fetch(`${product.url}/internal/pages`, { ...change, headers: { authorization } });
    expect([answer.status, await answer.text()]).toEqual([404, "Not found\n"]);
  }
});

const places = ["secret", "sandbox/keys.json", "pglite/global/pg_control", "pglite/pg_wal"];

test("a process that finds a damaged file says so in one sentence and ends", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "bandwise-damaged-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const whole = z.string().parse(process.env.PREPARED_DATA_DIR);
  const started = performance.now();
  await stop(await start());
  // A machine that is busy with other things takes longer for both.
  const patience = Math.max(10, (performance.now() - started) / 1_000);
  for (const [at, place] of places.entries()) {
    const data = path.join(folder, String(at));
    cpSync(whole, data, { recursive: true });
    const file = path.join(data, place);
    const parts = statSync(file).isDirectory() ? readdirSync(file).filter((name) => /^0/.test(name)) : [""];
    for (const part of parts) writeFileSync(path.join(file, part), "damaged");
    const { code, words, seconds } = await runToItsEnd(data);
    expect([place, code, words.trim().split("\n").length]).toEqual([place, 1, 1]);
    expect(words).toContain(file);
    expect([place, seconds < patience]).toEqual([place, true]);
  }
});

/** Starts the product on this folder and waits until it has ended. */
async function runToItsEnd(dataFolder: string) {
  const port = String(await anyFreePort());
  const started = performance.now();
  const child = spawn(process.execPath, ["scripts/serve.mjs"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "silent", PORT: port, DATA_DIR: dataFolder },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let words = "";
  child.stderr.on("data", (part: Buffer) => (words += part.toString()));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, words, seconds: (performance.now() - started) / 1_000 };
}
