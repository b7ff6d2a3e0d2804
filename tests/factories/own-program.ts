import { type ChildProcess, fork } from "node:child_process";
import path from "node:path";

import { bundle } from "@/scripts/start/bundle.mjs";

const root = path.resolve(import.meta.dirname, "../..");

/** Makes a program one file: a process that has to read all of its parts needs seconds before it begins. */
export async function prepareProgram(entry: string) {
  const file = path.join(root, ".cache/tests", `${path.basename(entry, ".ts")}-${process.pid}.mjs`);
  await bundle(path.join(root, entry), file);
  return file;
}

/** Starts it in a process of its own; it is there once it has said so. */
export async function startProgram(
  file: string,
  { args = [], env }: { args?: string[]; env: NodeJS.ProcessEnv },
): Promise<ChildProcess> {
  const child = fork(file, args, { execArgv: [], env, stdio: ["ignore", "ignore", "inherit", "ipc"] });
  await new Promise<void>((resolve, reject) => {
    child.once("message", () => resolve());
    child.once("exit", (code) => reject(new Error(`${path.basename(file)} ended with ${code}.`)));
  });
  return child;
}
