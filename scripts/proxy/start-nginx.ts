import { spawn } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { renderProxyConfig } from "@/scripts/proxy/render-config";
import { anyFreePort } from "@/scripts/start/machine.mjs";
import { lastLines, run } from "@/scripts/start/run.mjs";
import { findNginx } from "@/scripts/test/system-programs.mjs";

type Options = {
  upstreamPort: number;
  keepPages?: string;
  /** More configuration for the same nginx, told the folder it runs in. */
  addSite?: (folder: string) => Promise<string>;
};

/** nginx in a temporary folder with the configuration that deploy/nginx ships, in front of a product that runs. */
export async function startNginx(root: string, options: Options) {
  const program = findNginx();
  if (!program) throw new Error("No nginx: apt-get install nginx-light, then run this again.");
  const folder = mkdtempSync(path.join(tmpdir(), "bandwise-nginx-"));
  const port = await anyFreePort();
  const clean = () => rmSync(folder, { recursive: true, force: true });
  const config = await writeConfig(root, { ...options, folder, port }).catch((fault: unknown) => {
    clean();
    throw fault;
  });

  // Started by root, the workers would run as a user who cannot enter this folder.
  const user = process.getuid?.() === 0 ? " user root;" : "";
  const place = ["-p", folder, "-c", config];
  const { code, output } = await run(program, [...place, "-g", `daemon off;${user}`, "-t"]);
  if (code !== 0) {
    clean();
    throw new Error(`nginx refuses the configuration.\n${output}`);
  }
  const child = spawn(program, [...place, "-g", `daemon off;${user}`], { stdio: "ignore" });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const words = () => {
    const log = path.join(folder, "error.log");
    return existsSync(log) ? lastLines(readFileSync(log, "utf8"), 40) : "";
  };
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    clean();
  };
  const url = `http://localhost:${port}`;
  if (!(await answers(`${url}/metrics`))) {
    const told = words();
    await stop();
    throw new Error(`nginx did not answer within 10 seconds.\n${told}`);
  }
  return { url, pid: child.pid ?? 0, stop };
}

async function writeConfig(root: string, options: Options & { folder: string; port: number }) {
  const { folder, port, upstreamPort, keepPages } = options;
  const cacheFolder = path.join(folder, "cache");
  for (const name of [cacheFolder, path.join(folder, "temp")]) mkdirSync(name);
  const values = { listenPort: port, upstreamPort, cacheFolder, ...(keepPages ? { keepPages } : {}) };
  writeFileSync(path.join(folder, "bandwise.conf"), renderProxyConfig(root, values));
  if (options.addSite) writeFileSync(path.join(folder, "bandwise-more.conf"), await options.addSite(folder));
  const config = path.join(folder, "nginx.conf");
  copyFileSync(path.join(root, "deploy/nginx/nginx.conf"), config);
  return config;
}

/** Whether anything comes within 10 seconds. nginx answers for /metrics itself. */
async function answers(address: string) {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(address).catch(() => null);
    await answer?.body?.cancel();
    if (answer) return true;
    await wait(100);
  }
  return false;
}
