// Ends its process when that has too much memory; a thread of its own, since the engine may compute without a pause.
import { workerData } from "node:worker_threads";

setInterval(() => {
  if (process.memoryUsage.rss() > workerData.megabytes * 1_048_576) process.kill(process.pid, "SIGTERM");
}, 50);
