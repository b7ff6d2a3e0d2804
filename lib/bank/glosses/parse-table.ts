import type { z } from "zod";

/** Where a line stands that a person should look at, and why. */
export type Fault = { path: string; line: number; gate: string; text: string };
export type Placed = { path: string; line: number };

/** A file of tab-separated lines, each checked on its own: a line that is not valid is a fault and no row. */
export function parseTable<Row extends object>(
  content: string,
  path: string,
  schema: z.ZodType<Row>,
): { rows: (Row & Placed)[]; faults: Fault[] } {
  const rows: (Row & Placed)[] = [];
  const faults: Fault[] = [];
  for (const [index, text] of content.split("\n").entries()) {
    if (text === "" && index > 0) continue;
    const place = { path, line: index + 1 };
    const parsed = schema.safeParse(text.split("\t"));
    if (parsed.success) rows.push({ ...parsed.data, ...place });
    else faults.push({ ...place, gate: "shape", text: `${text} (${reasonsOf(parsed.error)})` });
  }
  return { rows, faults };
}

const reasonsOf = ({ issues }: z.ZodError) =>
  issues.map(({ path, message }) => `column ${Number(path[0] ?? 0) + 1}: ${message}`).join("; ");

export const describeFault = ({ path, line, gate, text }: Fault) => `${path}:${line} ${gate}: ${text}`;
