import { createPlaceFinder, placeAt, type Place } from "@/lib/content/gate/report";
import { brokenOffset } from "@/scripts/content/check/json-places";

export type JsonString = {
  value: string;
  /** Where the key stands. */
  key: Place;
  /** The place of a character of `value` in the file. */
  at: (offset: number) => Place;
};

export type JsonStrings = {
  /** By the keys from the top, joined by dots. */
  strings: Map<string, JsonString>;
  /** Where each object begins, by its path; the top is "". */
  objects: Map<string, Place>;
  duplicates: { path: string; place: Place }[];
  /** Values that are neither text nor an object. */
  others: { path: string; place: Place }[];
};

type Broken = { broken: { place: Place; message: string } };

const token = /"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+/g;

/** Reads nested objects of strings with the place of everything. JSON.parse decides what is valid JSON. */
export function readJsonStrings(text: string): JsonStrings | Broken {
  try {
    JSON.parse(text);
  } catch (error) {
    return { broken: brokenAt(text, error) };
  }
  const tokens = [...text.matchAll(token)].map((match) => ({ text: match[0], offset: match.index }));
  const found: JsonStrings = { strings: new Map(), objects: new Map(), duplicates: [], others: [] };
  const placeAt = createPlaceFinder(text);
  let next = 0;
  const take = () => tokens[next++] ?? { text: "", offset: text.length };

  function skipList(depth = 1) {
    while (depth > 0) {
      const { text: part } = take();
      if (part === "[" || part === "{") depth += 1;
      if (part === "]" || part === "}") depth -= 1;
    }
  }

  function readObject(path: string) {
    for (let key = take(); key.text !== "}"; key = take()) {
      if (key.text === ",") continue;
      take();
      const name = String(JSON.parse(key.text));
      readValue(path ? `${path}.${name}` : name, key.offset);
    }
  }

  function readValue(path: string, keyOffset: number) {
    const place = placeAt(keyOffset);
    if (found.strings.has(path) || found.objects.has(path)) found.duplicates.push({ path, place });
    const value = take();
    if (value.text === "{") {
      found.objects.set(path, place);
      readObject(path);
    } else if (value.text.startsWith('"')) {
      const at = (offset: number) => placeAt(value.offset + 1 + rawOffset(value.text, offset));
      found.strings.set(path, { value: String(JSON.parse(value.text)), key: place, at });
    } else {
      if (value.text === "[") skipList();
      found.others.push({ path, place });
    }
  }

  if (take().text === "{") {
    found.objects.set("", { line: 1, column: 1 });
    readObject("");
  } else {
    found.others.push({ path: "", place: { line: 1, column: 1 } });
  }
  return found;
}

/** How far into the raw text between the quotes the `offset`th character of the value stands. */
function rawOffset(raw: string, offset: number) {
  const units = raw.slice(1, -1).matchAll(/\\u[0-9a-fA-F]{4}|\\.|[^\\]/gs);
  let length = 0;
  let characters = 0;
  for (const [unit] of units) {
    if (characters >= offset) break;
    length += unit.length;
    characters += unit.startsWith("\\") ? 1 : unit.length;
  }
  return length;
}

function brokenAt(text: string, error: unknown) {
  const message = error instanceof Error ? error.message : String(error);
  return {
    place: placeAt(text, brokenOffset(text, message)),
    message: message
      .replace(/ (in JSON )?at position \d+ \(line \d+ column \d+\)$/, "")
      .replace(/, (\.\.\.)?"[\s\S]*" is not valid JSON$/, ""),
  };
}
