import { projectEnv, projectPrograms, run } from "./run.mjs";
import { Fault } from "./say.mjs";

/** Reads the settings with the server's own rules, so that a wrong one is named before anything is built. */
export async function checkSettings(root, env = process.env) {
  const programs = projectPrograms(root);
  const args = ["--conditions=react-server", "--import", "tsx", "scripts/start/print-settings-faults.ts"];
  const { code, stdout, output } = await run(programs.node, args, {
    cwd: root,
    env: { ...projectEnv(root, env), NODE_ENV: "production" },
  });
  const sentence = stdout.trim();
  if (code === 0) return;
  if (sentence) throw new Fault(sentence);
  throw new Fault("The settings could not be read: what stopped it is above.", { details: output });
}
