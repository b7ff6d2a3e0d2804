import { parse } from "node-html-parser";
import { afterEach, expect, test, vi } from "vitest";

import { operation } from "@/lib/api/operation";

const settings = vi.hoisted(() => ({ NODE_ENV: "development", BANDWISE_PRODUCTION: false }));

vi.mock("@/lib/services/operation/start-runtime", () => ({
  getRuntime: async () => ({ env: settings, mailer: { kind: "smtp" }, payments: { sandbox: null } }),
}));

afterEach(() => {
  Object.assign(settings, { NODE_ENV: "development", BANDWISE_PRODUCTION: false });
});

const pages = ["/dev/content", "/dev/content/faults", "/dev/content/overlay"];
const ask = async (path: string, method = "GET") =>
  operation.request(path, { method, headers: { host: "localhost:3000" } }, { peer: "127.0.0.1" });

test.for(pages)("%s is there in development only", async (path) => {
  settings.NODE_ENV = "production";
  expect((await ask(path)).status).toBe(404);
  Object.assign(settings, { NODE_ENV: "development", BANDWISE_PRODUCTION: true });
  expect((await ask(path)).status).toBe(404);
});

test("it is read, never written to, and has no other pages", async () => {
  expect((await ask("/dev/content", "POST")).status).toBe(404);
  expect((await ask("/dev/content/more")).status).toBe(404);
});

test("the faults are JSON and the overlay is a script", async () => {
  const faults = await ask("/dev/content/faults");
  expect(Array.isArray(await faults.json())).toBe(true);
  const overlay = await ask("/dev/content/overlay");
  expect(overlay.headers.get("content-type")).toContain("text/javascript");
  expect(await overlay.text()).toContain("/dev/content/faults");
});

test("the matrix is the one of the command, in the asked language", { timeout: 120_000 }, async () => {
  const answer = await ask("/dev/content?locale=ja");
  expect([answer.status, answer.headers.get("x-robots-tag")]).toEqual([200, "noindex"]);
  const table = parse(await answer.text()).querySelector("table");
  expect(table?.querySelectorAll("thead th").map((cell) => cell.text)).toEqual([
    expect.stringContaining("Documents"),
    "ja",
  ]);
  expect(table?.querySelectorAll("tbody tr").length).toBeGreaterThan(10);
});
