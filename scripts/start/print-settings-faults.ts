import { operatorFaults } from "@/lib/content/operator/operator-faults";
import { readOperator } from "@/lib/content/operator/read-operator";
import { readServerEnv, sandboxFaults } from "@/lib/env/server";

function settingsFault(): string | null {
  try {
    const env = readServerEnv();
    const sandboxes = sandboxFaults(env);
    const faults = [...sandboxes, ...(env.BANDWISE_PRODUCTION ? operatorFaults(readOperator()) : [])];
    if (faults.length === 0) return null;
    const why = sandboxes.length > 0 ? " with parts meant for trying out" : "";
    return `BANDWISE_PRODUCTION=1 does not start${why}: ${faults.join("; ")}.`;
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault);
  }
}

const fault = settingsFault();
if (fault) {
  process.stdout.write(`${fault}\n`);
  process.exitCode = 1;
}
