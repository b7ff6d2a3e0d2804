import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { linkPackages } from "@/scripts/bench/link-packages";
import { freePort } from "@/scripts/start/machine.mjs";
import { projectEnv, projectPrograms, run } from "@/scripts/start/run.mjs";

const files: Record<string, string> = {
  "package.json": '{ "private": true, "type": "module" }',
  "next.config.mjs": `export default { turbopack: { root: import.meta.dirname } };
`,
  "app/layout.jsx":
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  "app/page.jsx": "export default function Page() { return <h1>Hello</h1>; }",
};

/** The smallest page that the same Next.js and React can serve: a project of its own with the very same packages. */
export async function startBareApp(root: string) {
  const folder = path.join(root, ".cache/bench/bare");
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  linkPackages(root, ["next", "react", "react-dom"], folder);
  const programs = projectPrograms(root);
  const next = path.join(folder, "node_modules/next/dist/bin/next");
  const env = { ...projectEnv(root), NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };
  const { code, output } = await run(programs.node, [next, "build"], { cwd: folder, env });
  if (code !== 0) throw new Error(`The bare page could not be built.\n${output}`);

  const port = await freePort(4_410);
  const args = [next, "start", "--port", String(port)];
  const child = spawn(programs.node, args, { cwd: folder, env, stdio: "ignore" });
  const stop = () => {
    child.kill("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  };
  const address = `http://localhost:${port}/`;
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await fetch(address).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isUp) return { address, stop };
    await wait(200);
  }
  stop();
  throw new Error("The bare page did not come up within 20 seconds.");
}
