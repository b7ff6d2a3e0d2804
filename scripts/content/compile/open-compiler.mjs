import { fork } from "node:child_process";
import path from "node:path";

import { settleTimes } from "../../start/build.mjs";
import { projectEnv } from "../../start/run.mjs";
import { Fault } from "../../start/say.mjs";
import { forgetStep } from "../../start/stamp.mjs";

const program = path.join(import.meta.dirname, "compiler.mjs");

function start(root) {
  settleTimes(root);
  // contentlayer takes PWD for the project.
  const env = { ...projectEnv(root), PWD: root };
  return fork(program, [], { cwd: root, env, execArgv: [], silent: true });
}

function ask(running) {
  return new Promise((resolve, reject) => {
    const settle = (end) => (result) => {
      running.off("message", done).off("exit", failed);
      end(result);
    };
    const done = settle(resolve);
    const failed = settle(reject);
    running.once("message", done).once("exit", failed);
    running.send("compile");
  });
}

/**
 * Compiles a project's content again and again, in a program that knows what has not changed. It may be ended while it
 * writes, and the next start may see other texts: so that one compiles for itself.
 */
export function openCompiler(root) {
  let child = null;

  async function compile() {
    forgetStep(root, "content");
    const running = (child ??= start(root));
    let output = "";
    const hear = (chunk) => (output += chunk);
    const streams = [running.stdout, running.stderr];
    for (const stream of streams) stream.on("data", hear);
    try {
      await ask(running);
    } catch {
      child = null;
      throw new Fault("The content could not be compiled.", { details: output });
    } finally {
      for (const stream of streams) stream.off("data", hear).resume();
    }
  }

  return { compile, close: () => child?.kill() };
}
