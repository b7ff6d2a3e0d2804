import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** The documents of every `.ndjson` file of a folder; a broken line is named. */
export async function readDataset(folder: string) {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".ndjson")).sort();
  const documents = await Promise.all(files.map((name) => readLines(path.join(folder, name))));
  return documents.flat();
}

async function readLines(file: string) {
  const lines = (await readFile(file, "utf8")).split("\n");
  return lines.flatMap((line, index) => (line.trim() ? [parseLine(line, `${file}:${index + 1}`)] : []));
}

function parseLine(line: string, place: string): { _id: string; _type: string } {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new Error(`${place} is not JSON`, { cause });
  }
}
