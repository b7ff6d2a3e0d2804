import "server-only";

import { fitLines } from "@/lib/seo/picture/fit-lines";
import { measureText, shapeText, type Type } from "@/lib/seo/picture/shape-text";
import { splitUnits } from "@/lib/documents/split-units";

type Box = { width: number; height: number; sizes: readonly number[]; maxLines: number };
export type Block = {
  svg: (x: number, top: number, color: string) => string;
  width: number;
  height: number;
  /** Nothing was cut. */
  isWhole: boolean;
};

const lineHeights: Partial<Record<Type["locale"], number>> = {
  th: 1.45,
  ja: 1.3,
  ko: 1.28,
  zh: 1.3,
  ru: 1.18,
};
const lineHeightOf = ({ locale }: Type) => lineHeights[locale] ?? 1.14;

/** The left half of a wide opening mark is empty: at the start of a line it hangs over the edge. */
const hangs = /^[（「『【〈《]/u;

const round = (value: number) => Math.round(value * 100) / 100;

/** One line of outlines; a line that is wider than its room is drawn smaller. */
async function drawLine(text: string, type: Type, size: number, room: number) {
  const runs = await shapeText(text, type);
  const width = runs.reduce((sum, run) => sum + run.width, 0);
  const scale = Math.min(size, room / Math.max(width, 0.01));
  const from = hangs.test(text) ? -0.5 * scale : 0;
  let start = from;
  const svg = runs
    .map(({ glyphs, perEm, width: runWidth }) => {
      const unit = scale / perEm;
      const paths = glyphs
        .filter(({ path }) => path !== "")
        .map(({ x, y, path }) => {
          const place = `${round(start + x * unit)} ${round(-y * unit)}`;
          return `<path transform="translate(${place}) scale(${unit.toFixed(6)} ${(-unit).toFixed(6)})" d="${path}"/>`;
        });
      start += runWidth * scale;
      return paths.join("");
    })
    .join("");
  return { svg, width: start - from };
}

/** A text as outlines in the largest of the sizes in which it finds room. */
export async function setText(text: string, type: Type, box: Box): Promise<Block> {
  const space = await measureText("a a", type).then(
    async (both) => both - 2 * (await measureText("a", type)),
  );
  const units = await Promise.all(
    splitUnits(text, type.locale).map(async (unit) => ({
      text: unit,
      width: await measureText(unit.trimEnd(), type),
      space: unit === unit.trimEnd() ? 0 : space,
    })),
  );
  const lineHeight = lineHeightOf(type);
  const { size, lines, height, isWhole } = fitLines(units, { ...box, lineHeight });
  const drawn = await Promise.all(lines.map((line) => drawLine(line, type, size, box.width)));
  const width = Math.max(...drawn.map((line) => line.width));
  const leading = size * lineHeight;
  /** The first baseline: half of the extra leading above capitals that are 0.73 em high. */
  const first = (leading + size * 0.73) / 2;
  return {
    ...{ width, height, isWhole },
    svg: (x, top, color) =>
      drawn
        .map(
          (line, index) =>
            `<g fill="${color}" transform="translate(${round(x)} ${round(top + first + index * leading)})">${line.svg}</g>`,
        )
        .join(""),
  };
}
