import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Called = { path: string; authorization: string | undefined; body: Buffer };
export type Reply = (called: Called, response: ServerResponse) => void;

async function bodyOf(request: IncomingMessage) {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/** Stands in for a hosted service: answers each call by the next reply, the last one for good. */
export async function startService(...replies: Reply[]) {
  const calls: Called[] = [];
  const server = createServer(async (request, response) => {
    const called = {
      path: request.url ?? "",
      authorization: request.headers.authorization,
      body: await bodyOf(request),
    };
    const reply = replies[Math.min(calls.push(called), replies.length) - 1];
    reply?.(called, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
