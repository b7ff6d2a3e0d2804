import path from "node:path";
import { parseArgs } from "node:util";

import { serve } from "@hono/node-server";
import { z } from "zod";

import { openStripeSandbox } from "@/lib/sandbox/stripe/open-sandbox";

const usage = `The payment sandbox alone:
  node --import tsx lib/sandbox/stripe/main.ts --folder DIR [--port 4242] [--shop http://localhost:3000/]
    [--webhook http://localhost:3000/api/stripe/webhook] [--delay 5000]
`;

const Options = z.object({
  folder: z.string().min(1),
  port: z.coerce.number().int().min(0).max(65_535).default(4_242),
  shop: z.url().default("http://localhost:3000/"),
  webhook: z.url().optional(),
  delay: z.coerce.number().int().min(0).default(5_000),
});

function readOptions() {
  try {
    const text = { type: "string" } as const;
    const options = { folder: text, port: text, shop: text, webhook: text, delay: text };
    return Options.parse(parseArgs({ options }).values);
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    process.stderr.write(`${reason}\n${usage}`);
    process.exit(2);
  }
}

const { folder, port, shop, webhook, delay } = readOptions();
let answer: (request: Request) => Response | Promise<Response> = () =>
  new Response("starting", { status: 503 });

const server = serve({ fetch: (request) => answer(request), port, hostname: "localhost" }, (address) => {
  const publicUrl = `http://localhost:${address.port}`;
  const sandbox = openStripeSandbox({
    folder: path.resolve(folder),
    publicUrl,
    shopUrl: shop,
    webhookUrl: webhook ?? new URL("/api/stripe/webhook", shop).href,
    delay,
  });
  answer = sandbox.fetch;
  process.stdout.write(`${publicUrl}/stripe/v1 (keys in ${path.join(path.resolve(folder), "keys.json")})\n`);
  const stop = () => {
    server.close();
    void sandbox.close().finally(() => process.exit(0));
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
});
server.once("error", (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
