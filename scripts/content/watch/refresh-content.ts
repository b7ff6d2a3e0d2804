import { start } from "@/lib/content/gate/report";
import { byPlace, type Fault } from "@/scripts/content/fault";

type Steps = {
  check: () => Fault[];
  /** Compiles the content for the site; what it throws is shown as a fault. */
  compile: () => Promise<unknown>;
  publish: (faults: Fault[]) => void;
};

/** With these the compiler or a page would fail; a dead link or a missing picture is shown and stops nothing. */
const stopping = /^(?:(?:yaml|field|file|mdx)\/|text\/too-slow$)/;

export const stops = ({ level, rule }: Fault) => level === "fault" && stopping.test(rule);

/** Checks the content and compiles it when that can go well; else the last good content stays. */
export async function refreshContent({ check, compile, publish }: Steps): Promise<boolean> {
  const faults = check()
    .filter(({ level }) => level === "fault")
    .toSorted(byPlace);
  if (faults.some(stops)) {
    publish(faults);
    return false;
  }
  try {
    await compile();
  } catch (error) {
    publish([...faults, compilerFault(error)]);
    return false;
  }
  publish(faults);
  return true;
}

function compilerFault(error: unknown): Fault {
  const details = error instanceof Error && "details" in error ? String(error.details) : "";
  const words = details.trim() || (error instanceof Error ? error.message : String(error));
  return {
    file: "contentlayer.config.ts",
    ...start,
    rule: "content/compile",
    advice: `the content could not be compiled: ${words}`,
    level: "fault",
  };
}

/** Runs `work` once at a time; calls that come meanwhile are answered by one more run. */
export function oneAtATime(work: () => Promise<unknown>) {
  let running = false;
  let wanted = false;
  return async function run() {
    wanted = true;
    if (running) return;
    running = true;
    try {
      while (wanted) {
        wanted = false;
        await work();
      }
    } finally {
      running = false;
    }
  };
}
