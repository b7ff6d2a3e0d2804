// A worker in a process of its own, as `npm run worker` is one, for tests that kill it.
import { readServerEnv } from "@/lib/env/server";
import { startRuntime } from "@/lib/services/operation/start-runtime";

await startRuntime(readServerEnv(), {
  roles: ["worker"],
  pollSeconds: 0.5,
  superviseSeconds: 1,
  warmRecordings: false,
});
process.send?.("works");
