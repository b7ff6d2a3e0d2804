// Plain JavaScript: the gate uses it, and the isolated engine of lib/content/live, which lies outside the server's bundles.
import vm from "node:vm";

const place = Symbol.for("bandwise.timed-work");
const call = new vm.Script('globalThis[Symbol.for("bandwise.timed-work")]()');

/** A busy machine lets others go first: so many times the clock may show more than the processor has worked. */
const mostPatience = 16;

const workedSince = (before) => {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
};

/**
 * Runs `work`, which must not wait for anything, and stops it when it takes more than so many milliseconds of the
 * processor's time. Says whether it was done.
 *
 * @param {() => void} work
 * @param {number} milliseconds
 * @returns {boolean}
 */
export function isDoneWithin(work, milliseconds) {
  for (let patience = 1; patience <= mostPatience; patience *= 2) {
    const before = process.threadCpuUsage();
    globalThis[place] = work;
    try {
      call.runInThisContext({ timeout: milliseconds * patience });
      return true;
    } catch (error) {
      if (error?.code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
      if (workedSince(before) >= milliseconds * 0.9) return false;
    } finally {
      delete globalThis[place];
    }
  }
  return false;
}
