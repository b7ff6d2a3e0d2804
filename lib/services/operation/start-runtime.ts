import "server-only";

import { AppError } from "@/lib/core/errors";
import { readServerEnv, type ServerEnv } from "@/lib/env/server";
import { openRuntime, type OpenRuntime, type StartOptions } from "@/lib/services/operation/open-runtime";
import type { Runtime } from "@/lib/services/runtime";

/** `scripts/serve.mjs` sets `isDraining` and reads `runtime` and `fault`, too. */
type State = {
  runtime: Promise<Runtime> | null;
  isDraining: boolean;
  fault: unknown;
  opening: { opened: Promise<OpenRuntime>; cancel: AbortController } | null;
  /** Another process prepares the database; this one answers that it is starting. */
  isWaiting: boolean;
};

const place = Symbol.for("bandwise.runtime");
const stopPlace = Symbol.for("bandwise.stop");
const holder: typeof globalThis & { [place]?: State; [stopPlace]?: () => Promise<void> } = globalThis;

/** One state for the process: Next bundles its entry points separately, and each has its own copy of this module. */
function state(): State {
  return (holder[place] ??= {
    runtime: null,
    isDraining: false,
    fault: null,
    opening: null,
    isWaiting: false,
  });
}

/**
 * Opens what the roles of this process need: those of BANDWISE_ROLES, else all. A second call gets the same runtime.
 * Without the role of the worker it takes as long as the worker takes to prepare the database.
 */
export function startRuntime(env: ServerEnv = readServerEnv(), options: StartOptions = {}) {
  const current = state();
  holder[stopPlace] = stopRuntime;
  if (current.runtime) return current.runtime;
  const cancel = new AbortController();
  const roles = options.roles ?? env.BANDWISE_ROLES;
  const opened = openRuntime(env, { ...options, roles, signal: cancel.signal });
  current.opening = { opened, cancel };
  current.isWaiting = !roles.includes("worker");
  current.runtime = opened.then(
    ({ runtime }) => {
      current.isWaiting = false;
      return runtime;
    },
    (error: unknown) => {
      Object.assign(current, { runtime: null, opening: null, fault: error });
      throw error;
    },
  );
  return current.runtime;
}

export function getRuntime(): Promise<Runtime> {
  const { runtime, isWaiting } = state();
  if (!runtime || isWaiting) throw new AppError("server/starting", { retryAfter: 2 });
  return runtime;
}

export function isDraining() {
  return state().isDraining;
}

/** Whether another process has not prepared the database yet. */
export function isWaitingForWorker() {
  return state().isWaiting;
}

/** Finishes running jobs, then closes the database. */
export async function stopRuntime() {
  const current = state();
  const { opening } = current;
  current.runtime = null;
  current.opening = null;
  if (!opening) return;
  opening.cancel.abort();
  await opening.opened.then(
    ({ stop }) => stop(),
    () => undefined,
  );
}
