// Serves the built product: pages, API and workers in one process.
import { createServer } from "node:http";

import next from "next";

import { serveCompressed } from "./serve/built-files.mjs";
import { serveLasting } from "./serve/lasting-files.mjs";

const port = Number(process.env.PORT ?? 3000);
/** Every address of the machine, unless a proxy in front is the only one that may ask. */
const address = process.env.LISTEN_ADDRESS || undefined;
const isDev = process.env.NODE_ENV === "development";
const drainSeconds = 20;
const runtimePlace = Symbol.for("bandwise.runtime");
const stopPlace = Symbol.for("bandwise.stop");

function fail(error) {
  const known = error instanceof Error ? error : new Error(String(error));
  const sentence =
    known.code === "EADDRINUSE"
      ? `Port ${port} is taken. Stop the other program, or choose another port: PORT=${port + 1} npm start`
      : known.message.replace(/^An error occurred while loading instrumentation hook: /, "");
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const app = next({ dev: isDev, hostname: "localhost", port });
const handle = app.getRequestHandler();
const lasting = serveLasting("public");
const compressed = serveCompressed(process.env.NEXT_DIST_DIR || ".next");
const running = new Set();

const server = createServer((request, response) => {
  // The address of the socket; a client cannot say it for itself.
  request.headers["x-bandwise-peer"] = request.socket.remoteAddress ?? "";
  // Next.js adds x-forwarded-for to every request: only here one can tell whether a proxy sent it.
  request.headers["x-bandwise-forwarded"] = request.headers["x-forwarded-for"] === undefined ? "no" : "yes";
  running.add(response);
  response.once("close", () => running.delete(response));
  const answer = () =>
    handle(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  if (isDev) answer();
  else lasting(request, response, () => compressed(request, response, answer));
});

let isStopping = false;

async function stop() {
  if (isStopping) return;
  isStopping = true;
  const state = globalThis[runtimePlace];
  if (state) state.isDraining = true;
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const hardEnd = setTimeout(() => server.closeAllConnections(), drainSeconds * 1_000);
  const idle = setInterval(() => {
    if (running.size === 0) server.closeAllConnections();
  }, 100);
  await closed;
  clearTimeout(hardEnd);
  clearInterval(idle);
  await globalThis[stopPlace]?.();
  process.exit(0);
}

process.on("SIGTERM", stop);
process.on("SIGINT", stop);

try {
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host: address }, resolve);
  });
  await app.prepare();
  const state = globalThis[runtimePlace];
  await state?.runtime;
  if (state?.fault) fail(state.fault);
} catch (error) {
  fail(error);
}
