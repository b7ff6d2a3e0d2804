export type Time = { ms: number; cpuMs: number };

/** Milliseconds, of the clock and of the processor: the second stays when the machine is busy. */
export async function cpuTimed<Result>(work: () => Result | Promise<Result>) {
  const cpu = process.cpuUsage();
  const from = performance.now();
  const result = await work();
  const { user, system } = process.cpuUsage(cpu);
  const time: Time = {
    ms: Math.round(performance.now() - from),
    cpuMs: Math.round((user + system) / 1_000),
  };
  return { result, time };
}
