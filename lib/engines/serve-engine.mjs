// Stands in the file of an isolated engine, in its thread or process. Plain JavaScript, outside the server's bundles.
import { parentPort, Worker } from "node:worker_threads";

const send = (message) => (parentPort ? parentPort.postMessage(message) : process.send(message));

/** `work` turns a job into its result; what it throws is the answer to the call. */
export function serveEngine(work) {
  const port = parentPort ?? process;
  port.on("message", async ({ id, job }) => {
    try {
      send({ id, result: await work(job) });
    } catch (error) {
      send({ id, fault: error instanceof Error ? error.message : String(error) });
    }
  });
  send({ isReady: true });
}

const megabytes = Number(process.argv[2]);
if (!parentPort && megabytes)
  new Worker(new URL("./watch-memory.mjs", import.meta.url), { workerData: { megabytes } }).unref();
// Without the process that asked there is nothing to do.
if (!parentPort) process.on("disconnect", () => process.exit());
