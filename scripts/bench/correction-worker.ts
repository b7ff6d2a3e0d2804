// A worker in a process of its own, as `npm run worker` is one, for the benchmark that kills it.
import { readServerEnv } from "@/lib/env/server";
import { startRuntime } from "@/lib/services/operation/start-runtime";

await startRuntime(readServerEnv(), { roles: ["worker"], warmRecordings: false });
process.send?.("works");
