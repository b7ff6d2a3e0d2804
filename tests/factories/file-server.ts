import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server on this machine whose answer can be changed; `asked` has the ranges that were asked for. */
export async function startFileServer(first: Answer) {
  const state = { answer: first };
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers.range);
    state.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    asked,
    answer(next: Answer) {
      state.answer = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Gives a file whole or in parts; `cutAt` ends the connection there, the first time. */
export function serveFile(
  bytes: Buffer,
  { etag = '"1"', cutAt = Infinity }: { etag?: string; cutAt?: number } = {},
): Answer {
  let cut = cutAt;
  return (request, response) => {
    const from = /^bytes=(\d+)-$/.exec(request.headers.range ?? "");
    const start = from && request.headers["if-range"] === etag ? Number(from[1]) : 0;
    const part = bytes.subarray(start);
    response.writeHead(start > 0 ? 206 : 200, {
      etag,
      "content-length": part.length,
      ...(start > 0 && { "content-range": `bytes ${start}-${bytes.length - 1}/${bytes.length}` }),
    });
    if (cut < part.length) {
      response.write(part.subarray(0, cut), () => setTimeout(() => response.destroy(), 20));
      cut = Infinity;
    } else response.end(part);
  };
}
