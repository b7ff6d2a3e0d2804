// The work behind the pages and the API in a process of its own: jobs, schedules, migrations. It listens on nothing.
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const root = path.resolve(import.meta.dirname, "..");
const bundle = path.join(root, process.env.NEXT_DIST_DIR || ".next", "api/server.mjs");

function fail(error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
// What the process writes is its own user's.
process.umask(0o077);
process.env.NODE_ENV ??= "production";
if (!existsSync(bundle)) fail(new Error("There is nothing to run yet: `npm run build` makes it."));
const { startDraining, startRuntime, stopRuntime } = await import(pathToFileURL(bundle).href).catch(fail);
let isStopping = false;

async function stop() {
  if (isStopping) return;
  isStopping = true;
  startDraining();
  await stopRuntime();
  process.exit(0);
}

process.on("SIGTERM", () => void stop());
process.on("SIGINT", () => void stop());

await startRuntime(undefined, { roles: ["worker"] }).catch(fail);
process.stdout.write("The worker works. (Ctrl+C stops it)\n");
// Timers and connections alone would let the process end when the database is away for a moment.
setInterval(() => undefined, 60_000);
