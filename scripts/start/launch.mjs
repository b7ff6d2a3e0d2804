import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

import { projectEnv, projectPrograms } from "./run.mjs";
import { Fault } from "./say.mjs";

/** Starts the server on the pinned Node. It shares this script's terminal; its end is this script's end. */
export function launchServer(root, env = process.env, stdio = "inherit") {
  const child = spawn(projectPrograms(root).node, ["scripts/serve.mjs"], {
    cwd: root,
    env: { ...projectEnv(root, env), NODE_ENV: "production" },
    stdio,
  });
  const ended = new Promise((resolve) => {
    child.once("error", () => resolve({ code: 1, signal: null }));
    child.once("exit", (code, signal) => resolve({ code, signal }));
  });
  return { child, ended };
}

/** Passes stop signals on. On a terminal Ctrl+C reaches the server by itself. */
export function passSignals(child) {
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  process.on("SIGINT", () => {
    if (!process.stdin.isTTY) child.kill("SIGINT");
  });
}

/** Waits until the server says that it can work, or has ended. */
export async function waitUntilReady(port, ended, { seconds = 120 } = {}) {
  let over = null;
  void ended.then((end) => (over = end));
  const until = Date.now() + seconds * 1_000;
  while (!over && Date.now() < until) {
    if (await isReady(port)) return;
    await wait(150);
  }
  if (over) throw new Fault("The server stopped before it was ready: its own words are above.");
  throw new Fault(
    `The server did not become ready within ${seconds} seconds: its own words are above, and http://localhost:${port}/readyz says what it waits for.`,
  );
}

async function isReady(port) {
  try {
    const answer = await fetch(`http://localhost:${port}/readyz`, { signal: AbortSignal.timeout(2_000) });
    await answer.body?.cancel();
    return answer.status === 200;
  } catch {
    return false;
  }
}
