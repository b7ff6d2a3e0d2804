import { fork } from "node:child_process";
import path from "node:path";

import { settleTimes } from "../../start/build.mjs";
import { projectEnv } from "../../start/run.mjs";
import { Fault } from "../../start/say.mjs";

const program = path.join(import.meta.dirname, "compiler.mjs");

function start(root) {
  settleTimes(root);
  // contentlayer takes PWD for the project.
  const env = { ...projectEnv(root), PWD: root };
  return fork(program, [], { cwd: root, env, execArgv: [], silent: true });
}

/** Compiles a project's content again and again, in a program that knows what has not changed. */
export function openCompiler(root) {
  let child = null;
  return function compile() {
    child ??= start(root);
    const running = child;
    return new Promise((resolve, reject) => {
      let output = "";
      const hear = (chunk) => (output += chunk);
      const settle = (end) => (result) => {
        running.off("message", done).off("exit", failed);
        for (const stream of [running.stdout, running.stderr]) stream.off("data", hear);
        end(result);
      };
      const done = settle(resolve);
      const failed = settle(() => {
        child = null;
        reject(new Fault("The content could not be compiled.", { details: output }));
      });
      for (const stream of [running.stdout, running.stderr]) stream.on("data", hear);
      running.once("message", done).once("exit", failed);
      running.send("compile");
    });
  };
}
