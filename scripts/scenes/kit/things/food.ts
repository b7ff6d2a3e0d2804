import { blob, ellipse, line, polygon, roundBox, type Point } from "../geometry";
import { c, shade } from "../palette";
import { box, disc, fill, flat, flatDisc, pole, stroke, thin } from "../shapes";

const round =
  (color: string, leaf = true) =>
  ([x, y]: Point, r: number) =>
    disc([x, y - r], r, color) +
    flat(ellipse([x + r * 0.3, y - r * 0.72], r * 0.5, r * 0.44), shade(color, 0.1)) +
    (leaf
      ? stroke(
          line([
            [x, y - r * 2],
            [x + 3, y - r * 2 - 5],
          ]),
          { color: c.pine, width: 3 },
        )
      : "");
const long =
  (color: string, top: string) =>
  ([x, y]: Point, r: number) =>
    fill(
      polygon([
        [x - r * 0.5, y - r * 2],
        [x + r * 0.5, y - r * 2],
        [x, y],
      ]),
      color,
    ) +
    stroke(
      line([
        [x, y - r * 2],
        [x - 6, y - r * 3],
      ]) +
        line([
          [x, y - r * 2],
          [x + 6, y - r * 3],
        ]),
      { color: top, width: 4 },
    );

/** Fruit, vegetables, bread: one piece, its lowest point and its radius. */
export const piece = {
  orange: round(c.ochre),
  tomato: round(c.red),
  apple: round(c.brick),
  lime: round(c.leaf, false),
  onion: round(c.clay),
  plum: round(c.violet, false),
  lemon: ([x, y]: Point, r: number) => disc([x, y - r * 0.8], r * 1.1, c.marker, r * 0.8),
  cabbage: ([x, y]: Point, r: number) =>
    disc([x, y - r], r * 1.1, c.sage, r) +
    stroke(`M${x - r * 0.6} ${y - r}q${r * 0.6} ${-r} ${r * 1.2} 0M${x} ${y - r * 0.2}v${-r * 0.9}`, {
      color: c.green,
      width: 2.4,
    }),
  pepper: ([x, y]: Point, r: number) =>
    fill(
      blob([
        [x - r * 0.8, y - r * 1.5],
        [x, y - r * 1.6],
        [x + r * 0.8, y - r * 1.5],
        [x + r * 0.6, y - r * 0.3],
        [x, y],
        [x - r * 0.6, y - r * 0.3],
      ]),
      c.ochre,
    ) +
    stroke(
      line([
        [x, y - r * 1.6],
        [x + 2, y - r * 2.1],
      ]),
      { color: c.pine, width: 4 },
    ),
  carrot: long(c.clay, c.leaf),
  eggplant: ([x, y]: Point, r: number) =>
    disc([x, y - r], r * 0.8, c.plum, r * 1.1) + disc([x, y - r * 2], r * 0.4, c.leaf, r * 0.24),
  roll: ([x, y]: Point, r: number) =>
    disc([x, y - r * 0.6], r * 1.15, c.wheat, r * 0.72) +
    stroke(`M${x - r * 0.5} ${y - r * 0.8}q${r * 0.5} ${-r * 0.3} ${r} 0`, { color: c.oak, width: 2.4 }),
  loaf: ([x, y]: Point, r: number) =>
    fill(roundBox(x - r * 1.3, y - r * 1.2, r * 2.6, r * 1.2, r * 0.6), c.wood) +
    stroke([-0.6, 0, 0.6].map((t) => `M${x + t * r - 6} ${y - r * 1.1}l12 ${r * 0.6}`).join(""), {
      color: c.cream,
      width: 3,
    }),
  fish: ([x, y]: Point, r: number) =>
    fill(
      `M${x - r * 1.6} ${y - r * 0.6}q${r * 1.4} ${-r * 1.1} ${r * 2.6} 0l${r * 0.8} ${-r * 0.5}v${r}l${-r * 0.8} ${-r * 0.5}q${-r * 1.2} ${r * 1.1} ${-r * 2.6} 0Z`,
      c.lake,
    ) + flatDisc([x - r * 1.1, y - r * 0.7], 3, c.ink),
  melon: ([x, y]: Point, r: number) =>
    disc([x, y - r], r * 1.3, c.green, r) +
    stroke(`M${x - r} ${y - r}q${r} ${-r * 0.8} ${r * 2} 0M${x - r} ${y - r}q${r} ${r * 0.8} ${r * 2} 0`, {
      color: c.pine,
      width: 3,
    }),
} as const;
export type Piece = keyof typeof piece;

/** A row of pieces, touching; `rows` heaps them up. */
export function heap(x: number, y: number, w: number, of: Piece | readonly Piece[], r = 16, rows = 2) {
  const kinds = typeof of === "string" ? [of] : of;
  return Array.from({ length: rows }, (_, row) => {
    const count = Math.max(1, Math.floor((w - row * r * 2) / (r * 2.05)));
    const step = (w - row * r * 1.6) / count;
    return Array.from({ length: count }, (_, i) =>
      piece[kinds[(i + row) % kinds.length] ?? "apple"](
        [x + row * r * 0.8 + step * (i + 0.5), y - row * r * 1.35],
        r,
      ),
    ).join("");
  }).join("");
}
/** A crate with something in it; its front hides the lowest row. */
export const crate = (
  x: number,
  y: number,
  w: number,
  h: number,
  of: Piece | readonly Piece[],
  color: string = c.wood,
  r = 16,
) =>
  box(x + 4, y - h - 6, w - 8, h, shade(color, 0.4), 2) +
  heap(x + 4, y - h + r * 1.1, w - 8, of, r, 2) +
  [0, 1].map((i) => box(x, y - h + i * (h * 0.52), w, h * 0.46, color, 2)).join("") +
  flatDisc([x + 8, y - h * 0.78], 2, c.ink) +
  flatDisc([x + w - 8, y - h * 0.78], 2, c.ink);
export const basket = ([x, y]: Point, w: number, color: string = c.wheat, of?: Piece | readonly Piece[]) => {
  const h = w * 0.5;
  return (
    (of ? heap(x - w / 2 + 6, y - h + 12, w - 12, of, w * 0.1, 2) : "") +
    fill(
      polygon([
        [x - w / 2, y - h],
        [x + w / 2, y - h],
        [x + w * 0.4, y],
        [x - w * 0.4, y],
      ]),
      color,
    ) +
    stroke(
      [0.33, 0.66]
        .map((t) =>
          line([
            [x - w / 2 + t * 0.1 * w, y - h + h * t],
            [x + w / 2 - t * 0.1 * w, y - h + h * t],
          ]),
        )
        .join("") +
        [-0.3, -0.1, 0.1, 0.3]
          .map((t) =>
            line([
              [x + t * w, y - h],
              [x + t * w * 0.85, y],
            ]),
          )
          .join(""),
      { color: shade(color, 0.3), width: 2 },
    )
  );
};
export const handleOver = ([x, y]: Point, w: number, h: number) =>
  pole(
    [
      [x - w / 2, y],
      [x - w * 0.36, y - h * 0.8],
      [x, y - h],
      [x + w * 0.36, y - h * 0.8],
      [x + w / 2, y],
    ],
    6,
    c.oak,
    true,
  );

export const cup = ([x, y]: Point, s: number, color: string, hot = true) =>
  stroke(`M${x + s * 0.4} ${y - s * 0.8}q${s * 0.5} ${s * 0.06} ${-0.02 * s} ${s * 0.5}`, { width: 5 }) +
  fill(`M${x - s * 0.45} ${y - s}h${s * 0.9}l${-s * 0.1} ${s}h${-s * 0.7}Z`, color) +
  (hot ? steam([x, y - s * 1.2], s) : "");
export const steam = ([x, y]: Point, s: number) =>
  stroke(
    [-0.24, 0.2]
      .map((t) => `M${x + t * s} ${y}q${-s * 0.2} ${-s * 0.28} 0 ${-s * 0.5}t0 ${-s * 0.5}`)
      .join(""),
    { color: c.stone, width: 3 },
  );
export const glass = ([x, y]: Point, s: number, color: string) =>
  fill(`M${x - s * 0.3} ${y - s}h${s * 0.6}l${-s * 0.06} ${s}h${-s * 0.48}Z`, c.mist) +
  flat(`M${x - s * 0.26} ${y - s * 0.7}h${s * 0.52}l${-s * 0.05} ${s * 0.66}h${-s * 0.42}Z`, color);
export const bottle = ([x, y]: Point, h: number, color: string) =>
  fill(
    `M${x - h * 0.14} ${y}v${-h * 0.58}q0 ${-h * 0.1} ${h * 0.08} ${-h * 0.16}v${-h * 0.26}h${h * 0.12}v${h * 0.26}q${h * 0.08} ${h * 0.06} ${h * 0.08} ${h * 0.16}v${h * 0.58}Z`,
    color,
  ) + fill(roundBox(x - h * 0.14, y - h * 0.44, h * 0.28, h * 0.2, 1), c.cream);
export const jar = ([x, y]: Point, h: number, color: string, lid: string = c.wood) =>
  box(x - h * 0.34, y - h * 0.86, h * 0.68, h * 0.86, color, h * 0.12) +
  box(x - h * 0.3, y - h, h * 0.6, h * 0.18, lid, 3);
export const plate = ([x, y]: Point, w: number, food = "") =>
  fill(ellipse([x, y], w / 2, w * 0.13), c.white) +
  stroke(ellipse([x, y], w * 0.34, w * 0.08), { color: c.stone, width: 2 }) +
  food;
export const bowl = ([x, y]: Point, w: number, color: string, of: string = c.ochre) =>
  fill(ellipse([x, y - w * 0.42], w / 2, w * 0.12), of) +
  fill(
    `M${x - w / 2} ${y - w * 0.42}q${w * 0.04} ${w * 0.42} ${w * 0.3} ${w * 0.42}h${w * 0.4}q${w * 0.26} 0 ${w * 0.3} ${-w * 0.42}q${-w / 2} ${w * 0.18} ${-w} 0Z`,
    color,
  );
export const pot = ([x, y]: Point, w: number, color: string, hot = true) =>
  (hot ? steam([x, y - w * 0.72], w * 0.6) : "") +
  box(x - w * 0.62, y - w * 0.46, w * 1.24, w * 0.1, c.coal, 4) +
  box(x - w / 2, y - w * 0.6, w, w * 0.6, color, 6) +
  box(x - w * 0.54, y - w * 0.66, w * 1.08, w * 0.1, shade(color), 4);
/** A pan whose handle ends at `hand`; `way` 1: the pan is to the right of the hand. */
export const pan = ([x, y]: Point, w: number, way: 1 | -1 = 1, food = "") =>
  pole(
    [
      [x, y],
      [x + way * w * 0.6, y + 4],
    ],
    10,
    c.coal,
  ) +
  food +
  fill(
    `M${x + way * w * 0.55} ${y - 8}h${way * w}q${-way * w * 0.06} 34 ${-way * w * 0.24} 34h${-way * w * 0.52}q${-way * w * 0.2} 0 ${-way * w * 0.24} -34Z`,
    c.slate,
  );
export const kettle = ([x, y]: Point, w: number, color: string) =>
  stroke(`M${x - w * 0.3} ${y - w * 0.5}q${w * 0.3} ${-w * 0.5} ${w * 0.6} 0`, { width: 7 }) +
  fill(
    `M${x + w * 0.36} ${y - w * 0.3}l${w * 0.3} ${-w * 0.22}l${w * 0.06} ${w * 0.1}l${-w * 0.34} ${w * 0.32}Z`,
    color,
  ) +
  fill(
    `M${x - w * 0.46} ${y}q${-w * 0.02} ${-w * 0.56} ${w * 0.46} ${-w * 0.56}q${w * 0.48} 0 ${w * 0.46} ${w * 0.56}Z`,
    color,
  );
export const cake = ([x, y]: Point, w: number, color: string, candles = 5) =>
  box(x - w / 2, y - w * 0.34, w, w * 0.34, color, 5) +
  fill(
    `M${x - w / 2} ${y - w * 0.34}h${w}v${w * 0.08}q${-w * 0.08} ${w * 0.1} ${-w * 0.17} 0t${-w * 0.17} 0t${-w * 0.17} 0t${-w * 0.17} 0t${-w * 0.17} 0t${-w * 0.15} 0Z`,
    c.white,
  ) +
  Array.from({ length: candles }, (_, i) => {
    const cx = x - w * 0.36 + (i * w * 0.72) / Math.max(1, candles - 1);
    return (
      box(cx - 4, y - w * 0.34 - 30, 8, 30, c.rose, 2) +
      flat(`M${cx} ${y - w * 0.34 - 50}q9 12 0 18q-9-6 0-18Z`, c.marker)
    );
  }).join("");
export const bread = (at: Point, w: number) => piece.loaf(at, w / 2.6);
export const baguette = ([x, y]: Point, l: number, turn = -60) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${fill(roundBox(-l / 2, -l * 0.07, l, l * 0.14, l * 0.07), c.wheat)}${stroke([-0.3, -0.1, 0.1, 0.3].map((t) => `M${t * l - 5} ${-l * 0.03}l10 ${l * 0.06}`).join(""), { color: c.oak, width: 2.4 })}</g>`;
export const groceries = ([x, y]: Point, w: number, color: string = c.wheat) =>
  baguette([x + w * 0.16, y - w * 1.2], w * 0.8, -76) +
  piece.cabbage([x - w * 0.16, y - w * 0.9], w * 0.2) +
  piece.tomato([x + w * 0.06, y - w * 0.92], w * 0.13) +
  fill(
    polygon([
      [x - w * 0.42, y - w],
      [x + w * 0.42, y - w],
      [x + w * 0.38, y],
      [x - w * 0.38, y],
    ]),
    color,
  ) +
  stroke(
    line([
      [x + w * 0.16, y - w],
      [x + w * 0.14, y],
    ]),
    { ...thin, color: shade(color, 0.3) },
  );
