/** One entry a line. Throws an Error that names the line when one is not valid or an id comes twice. */
export function parseLines<Entry extends { id: string }>(
  ndjson: string,
  schema: { parse: (value: unknown) => Entry },
): Entry[] {
  const seen = new Set<string>();
  return ndjson.split("\n").flatMap((line, index) => {
    if (line.trim() === "") return [];
    const entry = parseLine(line, index + 1, schema);
    if (seen.has(entry.id)) throw new Error(`line ${index + 1}: id ${entry.id} comes twice`);
    seen.add(entry.id);
    return [entry];
  });
}

function parseLine<Entry>(line: string, number: number, schema: { parse: (value: unknown) => Entry }) {
  try {
    return schema.parse(JSON.parse(line));
  } catch (cause) {
    throw new Error(`line ${number}: not valid`, { cause });
  }
}
