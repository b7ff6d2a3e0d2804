// Serves the built product: pages, API and workers in one process, or the roles that are named: serve.mjs web api.
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

import { contentPolicy, securityHeaders } from "./serve/answer-headers.mjs";
import { serveApi } from "./serve/api-requests.mjs";
import { createCompression } from "./serve/built-files.mjs";
import { tableFile } from "./serve/inline-scripts.mjs";
import { openServer } from "./serve/open-server.mjs";
import { readPageTable } from "./serve/page-policy.mjs";
import { frameSources } from "./site/frame-sources.mjs";

// What the process writes is its own user's.
process.umask(0o077);
process.env.NODE_ENV ??= "production";
const root = path.resolve(import.meta.dirname, "..");
const port = Number(process.env.PORT ?? 3000);
/** Every address of the machine, unless a proxy in front is the only one that may ask. */
const address = process.env.LISTEN_ADDRESS || undefined;
const distFolder = process.env.NEXT_DIST_DIR || ".next";
const drainSeconds = 20;

function fail(error) {
  const known = error instanceof Error ? error : new Error(String(error));
  const sentence =
    known.code === "EADDRINUSE"
      ? `Port ${port} is taken. Stop the other program, or choose another port: PORT=${port + 1} npm start`
      : known.message;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

process.on("SIGTERM", () => void stop());
process.on("SIGINT", () => void stop());

const named = process.argv.slice(2);
const roles = named.length > 0 ? named : ["web", "api", "worker"];
const bundle = path.join(root, distFolder, "api/server.mjs");
if (!existsSync(bundle) || !existsSync(tableFile(distFolder)))
  fail(new Error("There is nothing to serve yet: `npm run build` makes it."));
const { answer, startDraining, startRuntime, stopRuntime } = await import(pathToFileURL(bundle).href).catch(
  fail,
);
const compress = createCompression();
const direct = serveApi(answer, { hasApi: roles.includes("api") });
const table = readPageTable(distFolder);
const policy = contentPolicy({
  frames: frameSources(root),
  sanity: process.env.SANITY_PROJECT_ID,
  api: table.api,
});
const pages = roles.includes("web")
  ? (await import("./serve/pages.mjs")).openPages({ root, port, distFolder, compress, table, policy })
  : null;

function answerNothing(_request, response) {
  response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" });
  response.end("Not found\n");
}

const { server, running } = openServer(securityHeaders(policy, process.env.SITE_URL), (request, response) => {
  const others = pages?.handle ?? answerNothing;
  direct(request, response, compress, () => others(request, response));
});

let isStopping = false;

async function stop() {
  if (isStopping) return;
  isStopping = true;
  startDraining();
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const hardEnd = setTimeout(() => server.closeAllConnections(), drainSeconds * 1_000);
  const idle = setInterval(() => {
    if (running.size === 0) server.closeAllConnections();
  }, 100);
  await closed;
  clearTimeout(hardEnd);
  clearInterval(idle);
  await stopRuntime();
  process.exit(0);
}

try {
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host: address }, resolve);
  });
  await Promise.all([startRuntime(undefined, { roles }), pages?.prepare()]);
} catch (error) {
  // A stop ends the wait for the worker, too.
  if (!isStopping) fail(error);
}
