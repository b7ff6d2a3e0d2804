import http, { type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";

import { z } from "zod";

type Told = {
  status?: number;
  headers: OutgoingHttpHeaders;
  /** Sent at once; the answer stays open. */ open?: string;
};
const Port = z.object({ port: z.number() });

/** A server that answers each path with the headers it was told, a new body every time, and remembers what it was asked. */
export async function startToldOrigin() {
  const told = new Map<string, Told>();
  const asked: IncomingHttpHeaders[] = [];
  let arrived = 0;
  const server = http.createServer((request, response) => {
    asked.push(request.headers);
    const { status = 200, headers, open } = told.get(request.url ?? "/") ?? { headers: {} };
    response.writeHead(status, { "Content-Type": "text/html", ...headers });
    if (open !== undefined) return void response.write(open);
    request.on("data", (part: Buffer) => (arrived += part.length));
    request.resume().once("end", () => response.end(`answer ${asked.length}`));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = Port.parse(server.address());
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return {
    port,
    tell: (path: string, answer: Told) => told.set(path, answer),
    asked,
    arrived: () => arrived,
    stop,
  };
}
