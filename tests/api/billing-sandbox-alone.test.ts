import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import os from "node:os";
import path from "node:path";

import { afterAll, expect, test } from "vitest";

import { sandboxKeys } from "@/lib/sandbox/stripe/keys";
import { waitFor } from "@/tests/api/harness";
import { newSession, payPage, sdk } from "@/tests/api/sandbox-client";

const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

test("its own program serves it: a session made, paid and told of", async () => {
  const received: string[] = [];
  const shop = createServer(async (request, response) => {
    for await (const chunk of request) received.push(String(chunk));
    response.end();
  });
  const port = await new Promise<number>((resolve) => {
    shop.listen(0, "localhost", () => {
      const address = shop.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
  closing.push(() => new Promise((done) => shop.close(done)));
  const folder = await mkdtemp(path.join(os.tmpdir(), "bandwise-sandbox-"));
  closing.push(() => rm(folder, { recursive: true }));
  const program = spawn(
    process.execPath,
    [
      "--import",
      "tsx",
      "lib/sandbox/stripe/main.ts",
      "--port",
      "0",
      "--folder",
      folder,
      "--shop",
      `http://localhost:${port}/`,
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const ended = new Promise((resolve) => program.once("exit", resolve));
  const [said] = await once(program.stdout, "data");
  const base = /^(http:\/\/localhost:\d+)\/stripe\/v1 /.exec(String(said))?.[1] ?? "";
  const stripe = sdk(sandboxKeys(folder).secretKey, base);
  const session = await stripe.checkout.sessions.create(newSession);
  await payPage(session, {});
  await waitFor(async () => received.length === 2);
  expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe("paid");
  program.kill("SIGTERM");
  expect(await ended).toBe(0);
});
