// An engine for tests: it does what its job says.
import { env } from "node:process";
import { threadId } from "node:worker_threads";

import { serveEngine } from "../serve-engine.mjs";

const kept = [];
const never = () => new Promise(() => undefined);

const acts = {
  work: () => undefined,
  hang() {
    for (;;);
  },
  wait: never,
  heap() {
    for (;;) kept.push(Array.from({ length: 1_000 }, (_, index) => ({ index })));
  },
  buffers() {
    for (;;) {
      kept.push(new Uint8Array(4_000_000).fill(1));
      const until = Date.now() + 10;
      while (Date.now() < until);
    }
  },
  exit: () => process.exit(3),
  fail() {
    setTimeout(() => {
      throw new Error("out of turn");
    });
    return never();
  },
  refuse() {
    throw new Error("not this");
  },
};

serveEngine(async ({ act }) => {
  await acts[act]();
  return { name: `${process.pid}-${threadId}`, sees: "SECRET_OF_THE_SERVER" in env };
});
