import type { Report } from "@/lib/content/gate/report";
import type { Rule } from "@/lib/content/gate/rules";

/** One thing to correct. Lines and columns count from 1; `file` is relative to the project. */
export type Fault = {
  file: string;
  line: number;
  column: number;
  rule: Rule;
  /** What to do. */
  advice: string;
  /** A warning is shown and does not fail the check. */
  level: "fault" | "warning";
};

/** Binds a list of faults to one file. */
export function reportInto(faults: Fault[], file: string): Report {
  return (place, rule, advice, level = "fault") => {
    faults.push({ file, line: place.line, column: place.column, rule, advice, level });
  };
}

export function formatFault({ file, line, column, rule, advice, level }: Fault) {
  return `${file}:${line}:${column} ${level === "warning" ? "warning " : ""}${rule}: ${advice}`;
}

export function byPlace(a: Fault, b: Fault) {
  return a.file.localeCompare(b.file, "en") || a.line - b.line || a.column - b.column;
}

/** Prints every fault, then one line that sums up; hands back the exit code. */
export function printFaults(faults: Fault[], what: string, { quiet = false } = {}): number {
  const failing = faults.filter((fault) => fault.level === "fault");
  const shown = quiet ? failing : faults;
  for (const fault of shown.toSorted(byPlace)) process.stdout.write(`${formatFault(fault)}\n`);
  const warnings = faults.length - failing.length;
  process.stdout.write(
    `${what}: ${failing.length === 0 ? "no faults" : `${failing.length} to correct`}${warnings ? `, ${warnings} warnings` : ""}\n`,
  );
  return failing.length === 0 ? 0 : 1;
}
