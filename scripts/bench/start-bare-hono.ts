import { spawn } from "node:child_process";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { freePort } from "@/scripts/start/machine.mjs";
import { projectEnv, projectPrograms } from "@/scripts/start/run.mjs";

const root = path.resolve(import.meta.dirname, "../..");

/** A bare Hono server in a process of its own, to compare with. */
export async function startBareHono() {
  const port = await freePort(4_430);
  const args = ["scripts/bench/bare-hono.mjs", String(port)];
  const env = { ...projectEnv(root), NODE_ENV: "production" as const };
  const child = spawn(projectPrograms(root).node, args, { cwd: root, env, stdio: "inherit" });
  const site = `http://localhost:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await fetch(`${site}/api/common/version`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { site, stop: () => child.kill("SIGTERM") };
    await wait(100);
  }
  child.kill("SIGTERM");
  throw new Error("The bare server did not come up within 10 seconds.");
}
