/** Levenshtein distance in characters: insertion, deletion and substitution cost 1 each. */
export function editDistance(from: string, to: string): number {
  const source = [...from];
  const target = [...to];
  let previous = Array.from({ length: target.length + 1 }, (_, column) => column);

  for (const [row, letter] of source.entries()) {
    const current = [row + 1];
    for (const [column, other] of target.entries()) {
      const replaced = (previous[column] ?? 0) + (letter === other ? 0 : 1);
      const deleted = (previous[column + 1] ?? 0) + 1;
      const inserted = (current[column] ?? 0) + 1;
      current.push(Math.min(replaced, deleted, inserted));
    }
    previous = current;
  }
  return previous[target.length] ?? 0;
}
