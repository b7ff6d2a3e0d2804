import { readServerEnv, sandboxFaults } from "@/lib/env/server";

function settingsFault(): string | null {
  try {
    const faults = sandboxFaults(readServerEnv());
    if (faults.length === 0) return null;
    return `BANDWISE_PRODUCTION=1 does not start with parts meant for trying out: ${faults.join("; ")}.`;
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault);
  }
}

const fault = settingsFault();
if (fault) {
  process.stdout.write(`${fault}\n`);
  process.exitCode = 1;
}
