import { existsSync, readFileSync } from "node:fs";

/** Nanoseconds on a processor, the first figure of Linux's schedstat; those in stat are only hundredths of a second. */
const ownNanoseconds = (pid: number) => Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]);

/** Seconds that a program and its children, each of one thread, have worked; null where the system does not tell. */
export function cpuSeconds(pid: number) {
  const list = `/proc/${pid}/task/${pid}/children`;
  if (!existsSync(list) || !existsSync(`/proc/${pid}/schedstat`)) return null;
  const children = readFileSync(list, "utf8").split(" ").filter(Boolean).map(Number);
  return [pid, ...children].reduce((sum, one) => sum + ownNanoseconds(one), 0) / 1e9;
}
