export type Run = { kind: "same" | "removed" | "added"; text: string };

/** Cells of the table above which texts are no longer compared word by word. */
const mostCells = 4_000_000;

const tokensOf = (text: string) => text.match(/\s+|[\p{L}\p{N}'’-]+|[^\s\p{L}\p{N}]/gu) ?? [];

/** A text before and after, in runs; all that is not removed makes the text after, all that is not added the one before. */
export function diffWords(before: string, after: string): Run[] {
  const [old, now] = [tokensOf(before), tokensOf(after)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (
    end < old.length - start &&
    end < now.length - start &&
    old[old.length - 1 - end] === now[now.length - 1 - end]
  )
    end += 1;
  return joinRuns([
    ...old.slice(0, start).map((text): Run => ({ kind: "same", text })),
    ...diffMiddle(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...old.slice(old.length - end).map((text): Run => ({ kind: "same", text })),
  ]);
}

function diffMiddle(old: readonly string[], now: readonly string[]): Run[] {
  if (old.length * now.length > mostCells || old.length === 0 || now.length === 0)
    return [...old.map(removed), ...now.map(added)];
  const width = now.length + 1;
  const common = new Uint16Array((old.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1)
      common[row * width + column] =
        old[row] === now[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  return walk(old, now, at);
}

function walk(old: readonly string[], now: readonly string[], at: (row: number, column: number) => number) {
  const runs: Run[] = [];
  let [row, column] = [0, 0];
  while (row < old.length && column < now.length) {
    const [gone, come] = [old[row] ?? "", now[column] ?? ""];
    if (gone === come) {
      runs.push({ kind: "same", text: gone });
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) {
      runs.push(removed(gone));
      row += 1;
    } else {
      runs.push(added(come));
      column += 1;
    }
  }
  return [...runs, ...old.slice(row).map(removed), ...now.slice(column).map(added)];
}

const removed = (text: string): Run => ({ kind: "removed", text });
const added = (text: string): Run => ({ kind: "added", text });

function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last?.kind === run.kind) last.text += run.text;
    else joined.push({ ...run });
  }
  return joined;
}
