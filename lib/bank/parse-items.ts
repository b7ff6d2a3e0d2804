import { Item } from "@/lib/bank/item";

/** One item a line. Throws an Error that names the line when one is not a valid item or an id comes twice. */
export function parseItems(ndjson: string): Item[] {
  const seen = new Set<string>();
  return ndjson.split("\n").flatMap((line, index) => {
    if (line.trim() === "") return [];
    const item = parseLine(line, index + 1);
    if (seen.has(item.id)) throw new Error(`line ${index + 1}: id ${item.id} comes twice`);
    seen.add(item.id);
    return [item];
  });
}

function parseLine(line: string, number: number): Item {
  try {
    return Item.parse(JSON.parse(line));
  } catch (cause) {
    throw new Error(`line ${number}: not a valid item`, { cause });
  }
}
