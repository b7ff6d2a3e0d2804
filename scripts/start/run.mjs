import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import path from "node:path";

/** How much a program gives way to others that must not wait: it takes what they leave idle. */
export const behind = 5;

/**
 * Runs a program to its end and keeps what it printed, stdout and stderr in the order they came.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, uid?: number, gid?: number, niceness?: number }} options
 * @returns {Promise<{ code: number, output: string, stdout: string }>}
 */
export function run(command, args, { cwd, env = process.env, uid, gid, niceness = 0 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, uid, gid, stdio: ["ignore", "pipe", "pipe"] });
    if (niceness && child.pid) setPriority(child.pid, niceness);
    let output = "";
    let stdout = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
      stdout += chunk;
    });
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => resolve({ code: 127, output: `${output}${error.message}\n`, stdout }));
    child.on("close", (code, signal) => resolve({ code: code ?? (signal ? 130 : 1), output, stdout }));
  });
}

export function lastLines(text, count) {
  return text.trimEnd().split("\n").slice(-count).join("\n");
}

/** The programs that the install put into the project, and the Node it pins. */
export function projectPrograms(root) {
  const bin = path.join(root, "node_modules", ".bin");
  return { bin, node: path.join(bin, "node"), at: (name) => path.join(bin, name) };
}

/** The environment with the project's own programs first, as in an npm script. */
export function projectEnv(root, env = process.env) {
  const { bin } = projectPrograms(root);
  return { ...env, PATH: [bin, env.PATH ?? ""].filter(Boolean).join(path.delimiter) };
}
