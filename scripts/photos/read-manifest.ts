import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "yaml";

import { PhotoEntry } from "@/lib/bank/scenes/photo";

export type Manifest = { entries: PhotoEntry[]; faults: string[] };

function parsed(text: string): unknown {
  try {
    return parse(text);
  } catch (fault) {
    return fault instanceof Error ? fault.message.split("\n")[0] : String(fault);
  }
}

const twice = (values: readonly string[]) => [
  ...new Set(values.filter((value, at) => values.indexOf(value) !== at)),
];

/** What `manifest.yaml` of a folder says of its photographs, and what is wrong with it. */
export function readManifest(folder: string): Manifest {
  const path = join(folder, "manifest.yaml");
  if (!existsSync(path)) return { entries: [], faults: [`${path} is missing`] };
  const list = parsed(readFileSync(path, "utf8"));
  if (!Array.isArray(list))
    return {
      entries: [],
      faults: [`manifest.yaml is no list of photographs${typeof list === "string" ? `: ${list}` : ""}`],
    };
  const results = list.map((entry) => PhotoEntry.safeParse(entry));
  const faults = results.flatMap((result, at) =>
    result.success
      ? []
      : result.error.issues.map(
          ({ path: where, message }) => `entry ${at + 1}: ${where.join(".")}: ${message}`,
        ),
  );
  const entries = results.flatMap((result) => (result.success ? [result.data] : []));
  for (const id of twice(entries.map((entry) => entry.id))) faults.push(`${id} is there twice`);
  for (const name of twice(entries.map((entry) => entry.file))) faults.push(`${name} is there twice`);
  return { entries, faults };
}
