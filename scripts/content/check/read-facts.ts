import { type Fact, FactTable } from "@/lib/content/facts/fact-table";
import { readTable } from "@/scripts/content/check/read-table";

export const factsFile = "content/facts.yaml";

/** The facts that texts may name; none when the table cannot be read. */
export function readFacts(root: string): ReadonlyMap<string, Fact> {
  const table = readTable(root, factsFile, FactTable, []);
  return new Map((table?.value.facts ?? []).map((fact) => [fact.name, fact]));
}
