/** A part of a title that stays on one line: its width, and that of the space after it, in ems. */
export type Unit = { text: string; width: number; space: number };
export type Fitted = { size: number; lines: string[]; height: number };

export type Box = {
  width: number;
  height: number;
  /** From the largest. */
  sizes: readonly number[];
  /** Of the size of the type. */
  lineHeight: number;
  maxLines: number;
};

const widthOf = (line: readonly Unit[]) =>
  line.reduce((sum, { width, space }) => sum + width + space, 0) - (line.at(-1)?.space ?? 0);

/** As many units on each line as find room. */
function fill(units: readonly Unit[], room: number): Unit[][] {
  const lines: Unit[][] = [];
  for (const unit of units) {
    const last = lines.at(-1);
    if (last && widthOf([...last, unit]) <= room) last.push(unit);
    else lines.push([unit]);
  }
  return lines;
}

/** The same number of lines, as even as can be: the narrowest room that still does. */
function balance(units: readonly Unit[], room: number): Unit[][] {
  const count = fill(units, room).length;
  let [narrow, wide] = [0, room];
  for (let step = 0; step < 12; step += 1) {
    const middle = (narrow + wide) / 2;
    if (fill(units, middle).length <= count) wide = middle;
    else narrow = middle;
  }
  return fill(units, wide);
}

const textOf = (line: readonly Unit[]) =>
  line
    .map(({ text }) => text)
    .join("")
    .trim();

/** What is too long even in the smallest type ends in three dots. */
function cut(units: readonly Unit[], { width, sizes, maxLines }: Box, size: number): string[] {
  const lines = fill(units, width / size);
  if (lines.length <= maxLines || sizes.length === 0) return lines.map(textOf);
  const kept = lines.slice(0, maxLines);
  const last = kept.at(-1) ?? [];
  if (last.length > 1 && widthOf(last) + 1 > width / size) last.pop();
  return kept.map((line, index) => (index === maxLines - 1 ? `${textOf(line)}…` : textOf(line)));
}

/** A title in the largest type in which all of it finds room. */
export function fitLines(units: readonly Unit[], box: Box): Fitted & { isWhole: boolean } {
  for (const size of box.sizes) {
    const room = box.width / size;
    const lines = balance(units, room);
    const height = lines.length * size * box.lineHeight;
    if (lines.length > box.maxLines || height > box.height || units.some(({ width }) => width > room))
      continue;
    return { size, lines: lines.map(textOf), height, isWhole: true };
  }
  const size = box.sizes.at(-1) ?? 0;
  const lines = cut(units, box, size);
  return { size, lines, height: lines.length * size * box.lineHeight, isWhole: false };
}
