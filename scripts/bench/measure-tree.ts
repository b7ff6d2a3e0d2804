import { readdirSync, readFileSync } from "node:fs";
import { loadavg } from "node:os";

export type Measured<Result> = {
  result: Result;
  ms: number;
  /** Of all programs together, as the system counts their memory; null where it does not tell. */
  peakMb: number | null;
  /** The time that the processor worked for them. */
  cpuMs: number | null;
  /** How busy the machine was before. */
  load: number;
};

type Process = { parent: number; ticks: number; pages: number };

const ticksASecond = 100;
const pageBytes = 4_096;

/** Every process of a Linux system; none elsewhere. */
function processes() {
  const found = new Map<number, Process>();
  for (const name of readNames("/proc").filter((each) => /^\d+$/.test(each))) {
    try {
      const line = readFileSync(`/proc/${name}/stat`, "utf8");
      // The name of the program, in brackets, may have spaces.
      const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
      const at = (place: number) => Number(fields[place - 3]);
      found.set(Number(name), { parent: at(4), ticks: at(14) + at(15), pages: at(24) });
    } catch {
      // It has ended since.
    }
  }
  return found;
}

function readNames(folder: string) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function below(all: ReadonlyMap<number, Process>, ancestor: number) {
  const children = Map.groupBy(all, ([, { parent }]) => parent);
  const found: [number, Process][] = [];
  const waiting = [ancestor];
  for (let pid = waiting.pop(); pid !== undefined; pid = waiting.pop())
    for (const child of children.get(pid) ?? []) {
      found.push(child);
      waiting.push(child[0]);
    }
  return found;
}

/** Time, memory and processor time of the programs that `work` starts. */
export async function measureTree<Result>(work: () => Promise<Result>): Promise<Measured<Result>> {
  const load = Math.round((loadavg()[0] ?? 0) * 10) / 10;
  const ticks = new Map<number, number>();
  let peak = 0;
  const sample = () => {
    const tree = below(processes(), process.pid);
    for (const [pid, each] of tree) ticks.set(pid, each.ticks);
    peak = Math.max(
      peak,
      tree.reduce((sum, [, { pages }]) => sum + pages, 0),
    );
  };
  const timer = setInterval(sample, 100);
  const begun = performance.now();
  try {
    const result = await work();
    const ms = Math.round(performance.now() - begun);
    const used = [...ticks.values()].reduce((sum, each) => sum + each, 0);
    return {
      result,
      ms,
      peakMb: peak ? Math.round((peak * pageBytes) / 1_000_000) : null,
      cpuMs: ticks.size ? Math.round((used * 1_000) / ticksASecond) : null,
      load,
    };
  } finally {
    clearInterval(timer);
  }
}
