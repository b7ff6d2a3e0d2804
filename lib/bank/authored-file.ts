import { readFileSync } from "node:fs";
import { LineCounter, parse, parseDocument } from "yaml";
import { z } from "zod";

import { offsetAt } from "@/lib/core/yaml-places";

const MOST_TOLD = 20;

/**
 * Reads a file that people write, YAML or JSON. Throws an error with a line for each thing that is wrong with it:
 * `path:line:column`, what is wrong, and at which field.
 */
export function readAuthoredFile<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  text: string = readFileSync(path, "utf8"),
): z.output<Schema> {
  const read = readValue(path, text);
  const result = schema.safeParse(read);
  if (result.success) return result.data;
  const counter = new LineCounter();
  const doc = parseDocument(text, { lineCounter: counter });
  throw faultsError(
    result.error.issues.map((issue) => ({
      place: placeIn(path, counter, offsetAt(doc, issue.path)),
      says: issue.path.length === 0 ? issue.message : `${issue.message} (${z.core.toDotPath(issue.path)})`,
    })),
  );
}

function readValue(path: string, text: string): unknown {
  try {
    return path.endsWith(".json") ? JSON.parse(text) : parse(text);
  } catch (cause) {
    const counter = new LineCounter();
    const { errors } = parseDocument(text, { lineCounter: counter, prettyErrors: false });
    const [first] = errors;
    const says = first?.message ?? (cause instanceof Error ? cause.message : "unreadable");
    throw faultsError([{ place: placeIn(path, counter, first?.pos[0] ?? 0), says }], cause);
  }
}

function placeIn(path: string, counter: LineCounter, offset: number): string {
  const { line, col } = counter.linePos(offset);
  return `${path}:${line}:${col}`;
}

function faultsError(faults: readonly { place: string; says: string }[], cause?: unknown): Error {
  const told = faults.slice(0, MOST_TOLD).map(({ place, says }) => `${place}: ${says}`);
  const rest = faults.length - told.length;
  return new Error([...told, ...(rest > 0 ? [`and ${rest} more`] : [])].join("\n"), { cause });
}
