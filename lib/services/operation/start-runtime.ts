import "server-only";

import { AppError } from "@/lib/core/errors";
import { readServerEnv, roles as allRoles, type ServerEnv } from "@/lib/env/server";
import { openRuntime, type OpenRuntime, type StartOptions } from "@/lib/services/operation/open-runtime";
import type { Runtime } from "@/lib/services/runtime";

type State = {
  runtime: Promise<Runtime> | null;
  draining: AbortController;
  opening: { opened: Promise<OpenRuntime>; cancel: AbortController } | null;
  /** Another process prepares the database; this one answers that it is starting. */
  isWaiting: boolean;
};

const place = Symbol.for("bandwise.runtime");
const holder: typeof globalThis & { [place]?: State } = globalThis;

/** One state for the process: the API and each entry point of the pages have their own copy of this module. */
function state(): State {
  return (holder[place] ??= {
    runtime: null,
    draining: new AbortController(),
    opening: null,
    isWaiting: false,
  });
}

/**
 * Opens what the roles of this process need, all unless it is said. A second call gets the same runtime.
 * Without the role of the worker it takes as long as the worker takes to prepare the database.
 */
export function startRuntime(env: ServerEnv = readServerEnv(), options: StartOptions = {}) {
  const current = state();
  if (current.runtime) return current.runtime;
  const cancel = new AbortController();
  const roles = options.roles ?? allRoles;
  const opened = openRuntime(env, { ...options, roles, signal: cancel.signal });
  current.opening = { opened, cancel };
  current.isWaiting = !roles.includes("worker");
  current.runtime = opened.then(
    ({ runtime }) => {
      current.isWaiting = false;
      return runtime;
    },
    (error: unknown) => {
      Object.assign(current, { runtime: null, opening: null });
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
  return state().draining.signal.aborted;
}

/** Aborted when the process takes no more work: answers that would last end now. */
export function drainSignal() {
  return state().draining.signal;
}

/** From now on the process says that it is stopping, and ends the answers that would last. */
export function startDraining() {
  state().draining.abort();
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
