import { reportInto, type Fault } from "@/scripts/content/fault";
import { readDocument, type ReadDocument } from "@/scripts/content/read-document";

type Remembered = { source: string; read: ReadDocument; faults: Fault[] };

/** What was parsed of each file, so that a program that checks again and again parses only what has changed. */
export type TextMemory = Map<string, Remembered>;

/** The parsed text, from the memory where its source is the same; its faults are reported either way. */
export function recallDocument(file: string, source: string, faults: Fault[], memory?: TextMemory) {
  const known = memory?.get(file);
  if (known?.source === source) {
    faults.push(...known.faults);
    return known.read;
  }
  const found: Fault[] = [];
  const read = readDocument(source, reportInto(found, file));
  memory?.set(file, { source, read, faults: found });
  faults.push(...found);
  return read;
}
