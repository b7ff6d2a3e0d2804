export type DiffRun = { kind: "same" | "removed" | "added"; text: string };

/** Words, the spaces between them, and each mark by itself. */
const tokensOf = (text: string) => text.match(/[\p{L}\p{N}'’-]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];

/** Above it, what differs in the middle is shown as a whole: two long texts with nothing in common. */
const mostCells = 4_000_000;

/** The length of the longest common run of words from each pair of places on, row by row. */
function commonLengths(before: readonly string[], after: readonly string[]) {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const at = row * width + column;
      const longest = Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
      lengths[at] = before[row] === after[column] ? (lengths[at + width + 1] ?? 0) + 1 : longest;
    }
  return (row: number, column: number) => lengths[row * width + column] ?? 0;
}

function diffMiddle(before: readonly string[], after: readonly string[]): DiffRun[] {
  const removed = before.map((text) => ({ kind: "removed", text }) as const);
  const added = after.map((text) => ({ kind: "added", text }) as const);
  if (before.length * after.length > mostCells) return [...removed, ...added];
  const common = commonLengths(before, after);
  const runs: DiffRun[] = [];
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length) {
    const [was, is] = [before[row] ?? "", after[column] ?? ""];
    if (was === is) {
      runs.push({ kind: "same", text: was });
      row += 1;
      column += 1;
    } else if (common(row + 1, column) >= common(row, column + 1)) {
      runs.push({ kind: "removed", text: was });
      row += 1;
    } else {
      runs.push({ kind: "added", text: is });
      column += 1;
    }
  }
  return [...runs, ...removed.slice(row), ...added.slice(column)];
}

/** Neighbours of one kind become one; between two that stay, what goes comes before what is new. */
function joined(runs: readonly DiffRun[]): DiffRun[] {
  const made: DiffRun[] = [];
  let gone = { removed: "", added: "" };
  const flush = () => {
    if (gone.removed) made.push({ kind: "removed", text: gone.removed });
    if (gone.added) made.push({ kind: "added", text: gone.added });
    gone = { removed: "", added: "" };
  };
  runs.forEach(({ kind, text }, index) => {
    if (kind !== "same") {
      gone[kind] += text;
      return;
    }
    // A space between two changes belongs to both: they read as one.
    if (text === " " && (gone.removed || gone.added) && (runs[index + 1]?.kind ?? "same") !== "same") {
      gone = { removed: gone.removed + text, added: gone.added + text };
      return;
    }
    flush();
    const last = made.at(-1);
    if (last?.kind === "same") last.text += text;
    else made.push({ kind, text });
  });
  flush();
  return made;
}

/** What of a text stayed, went and is new, word by word. */
export function diffWords(before: string, after: string): DiffRun[] {
  const [was, is] = [tokensOf(before), tokensOf(after)];
  let head = 0;
  while (head < was.length && head < is.length && was[head] === is[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(was.length, is.length) - head && was.at(-1 - tail) === is.at(-1 - tail)) tail += 1;
  const middle = diffMiddle(was.slice(head, was.length - tail), is.slice(head, is.length - tail));
  const same = (text: string): DiffRun[] => (text ? [{ kind: "same", text }] : []);
  return joined([
    ...same(was.slice(0, head).join("")),
    ...middle,
    ...same(was.slice(was.length - tail).join("")),
  ]);
}
