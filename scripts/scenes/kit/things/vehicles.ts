import { ellipse, line, polygon, type Point } from "../geometry";
import { c } from "../palette";
import { box, disc, fill, flatBox, pole, shadow, stroke, thin } from "../shapes";

const wheel = (at: Point, r: number) => disc(at, r, c.coal) + disc(at, r * 0.5, c.stone);

/** A car from the side; `at` is between the wheels on the ground, `way` 1 drives to the right. */
export function car([x, y]: Point, w: number, color: string, way: 1 | -1 = 1) {
  const p = (px: number, py: number): Point => [x + px * w * way, y - py * w];
  const body = polygon([
    p(-0.5, 0.1),
    p(-0.5, 0.24),
    p(-0.34, 0.26),
    p(-0.24, 0.42),
    p(0.1, 0.42),
    p(0.26, 0.26),
    p(0.46, 0.22),
    p(0.5, 0.1),
  ]);
  return (
    shadow([x, y], w * 0.52, 14) +
    fill(body, color) +
    fill(polygon([p(-0.28, 0.27), p(-0.2, 0.38), p(-0.06, 0.38), p(-0.06, 0.27)]), c.mist) +
    fill(polygon([p(-0.03, 0.27), p(-0.03, 0.38), p(0.08, 0.38), p(0.18, 0.27)]), c.mist) +
    stroke(line([p(-0.045, 0.27), p(-0.045, 0.12)]), thin) +
    disc(p(0.46, 0.18), w * 0.022, c.marker) +
    wheel(p(-0.3, 0.07), w * 0.085) +
    wheel(p(0.3, 0.07), w * 0.085)
  );
}

/** A bus from the side, cut by the frame if you like; riders are drawn by the scene between `back` and `front`. */
export function bus(x: number, y: number, w: number, h: number, color: string, way: 1 | -1 = 1) {
  const front = way === 1 ? x + w : x;
  const count = Math.max(2, Math.floor((w - 150) / 120));
  const panes = Array.from({ length: count }, (_, i) => (way === 1 ? x + 24 + i * 120 : x + 140 + i * 120));
  return {
    back:
      shadow([x + w / 2, y], w * 0.5, 16) +
      box(x, y - h - 24, w, h, color, 26) +
      panes.map((px) => box(px, y - h + 6, 104, h * 0.36, c.mist, 8)).join("") +
      box(way === 1 ? front - 116 : front + 16, y - h + 6, 100, h * 0.74, c.mist, 8),
    front:
      flatBox(x + 3, y - h * 0.44, w - 124 * 1, 12, c.marker) +
      stroke(
        line([
          [way === 1 ? front - 66 : front + 66, y - h + 6],
          [way === 1 ? front - 66 : front + 66, y - h * 0.28],
        ]),
      ) +
      wheel([x + w * 0.2, y - 30], 44) +
      wheel([x + w * 0.74, y - 30], 44) +
      disc([front - way * 16, y - h * 0.2], 11, c.marker),
    panes,
  };
}

/** A bicycle; returns the markup and where its parts are, so that a rider touches them. */
export function bike([x, y]: Point, size: number, color: string, way: 1 | -1 = 1) {
  const p = (px: number, py: number): Point => [x + px * size * way, y - py * size];
  const r = size * 0.24;
  const [rear, fore, crank, saddle, steer, grip] = [
    p(-0.38, 0.24),
    p(0.38, 0.24),
    p(-0.04, 0.22),
    p(-0.16, 0.58),
    p(0.26, 0.56),
    p(0.24, 0.68),
  ];
  const rims = [rear, fore]
    .map(
      (at) =>
        stroke(ellipse(at, r), { width: 6 }) +
        stroke(
          [0, 45, 90, 135]
            .map((a) => {
              const [dx, dy] = [Math.cos((a * Math.PI) / 180) * r, Math.sin((a * Math.PI) / 180) * r];
              return line([
                [at[0] - dx, at[1] - dy],
                [at[0] + dx, at[1] + dy],
              ]);
            })
            .join(""),
          { width: 1.2 },
        ),
    )
    .join("");
  const frame = [
    [rear, crank, saddle, rear],
    [saddle, steer, crank],
    [steer, fore],
    [steer, grip],
  ]
    .map((points) => pole(points as Point[], 8, color))
    .join("");
  return {
    back:
      shadow([x, y], size * 0.5, 10) +
      rims +
      frame +
      stroke(line([p(-0.26, 0.6), p(-0.06, 0.6)]), { width: 12 }) +
      stroke(line([grip, p(0.16, 0.7)]), { width: 7 }) +
      disc(crank, size * 0.05, c.coal),
    saddle,
    grip: p(0.17, 0.7),
    pedals: [p(-0.02, 0.12), p(-0.06, 0.32)] as const,
    crank,
  };
}

/** A wheelchair from the side; `seat` is its height over the ground. */
export function wheelchair([x, y]: Point, size: number, color: string, way: 1 | -1 = 1) {
  const p = (px: number, py: number): Point => [x + px * size * way, y - py * size];
  const hub = p(-0.06, 0.16);
  return {
    back:
      shadow([x, y], size * 0.26, 10) +
      pole([p(-0.16, 0.6), p(-0.13, 0.27), p(0.16, 0.27), p(0.24, 0.06), p(0.32, 0.05)], 8, color) +
      pole([p(-0.16, 0.58), p(-0.24, 0.6)], 7, c.coal) +
      stroke(line([p(-0.13, 0.4), p(0.12, 0.4)]), { width: 8 }) +
      disc(p(0.2, 0.045), size * 0.045, c.coal),
    front:
      stroke(ellipse(hub, size * 0.16), { width: 7 }) +
      stroke(ellipse(hub, size * 0.125), { width: 2 }) +
      stroke(
        [0, 60, 120]
          .map((a) => {
            const [dx, dy] = [
              Math.cos((a * Math.PI) / 180) * size * 0.15,
              Math.sin((a * Math.PI) / 180) * size * 0.15,
            ];
            return line([
              [hub[0] - dx, hub[1] - dy],
              [hub[0] + dx, hub[1] + dy],
            ]);
          })
          .join(""),
        { width: 1.4 },
      ) +
      disc(hub, size * 0.025, c.coal),
    seat: size * 0.27,
    rim: p(-0.0, 0.31),
    handle: p(-0.24, 0.6),
  };
}

export const cart = (x: number, y: number, w: number, h: number, color: string) =>
  box(x, y - h, w, h * 0.5, color, 5) +
  stroke(
    line([
      [x + 10, y - h * 0.75],
      [x + w - 10, y - h * 0.75],
    ]),
    thin,
  ) +
  wheel([x + w * 0.22, y - h * 0.25], h * 0.25) +
  wheel([x + w * 0.78, y - h * 0.25], h * 0.25);

/** A boat on the water, from the side. */
export const boat = ([x, y]: Point, w: number, color: string, cabin = true) =>
  (cabin
    ? box(x - w * 0.14, y - w * 0.34, w * 0.26, w * 0.2, c.white, 4) +
      box(x - w * 0.1, y - w * 0.31, w * 0.08, w * 0.08, c.lake, 3) +
      box(x + 0.01 * w, y - w * 0.31, w * 0.08, w * 0.08, c.lake, 3) +
      pole(
        [
          [x + w * 0.2, y - w * 0.14],
          [x + w * 0.2, y - w * 0.6],
        ],
        7,
        c.oak,
      )
    : "") +
  fill(
    `M${x - w / 2} ${y - w * 0.16}L${x + w * 0.54} ${y - w * 0.19}Q${x + w * 0.46} ${y} ${x + w * 0.36} ${y + w * 0.02}L${x - w * 0.38} ${y + w * 0.02}Q${x - w * 0.48} ${y - w * 0.04} ${x - w / 2} ${y - w * 0.16}Z`,
    color,
  ) +
  stroke(
    line([
      [x - w * 0.47, y - w * 0.1],
      [x + w * 0.5, y - w * 0.12],
    ]),
    { color: c.white, width: 5 },
  );
