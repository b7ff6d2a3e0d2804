import type { Point } from "../geometry";
import { shade } from "../palette";
import { box, fill, move, shadow } from "../shapes";

import { person } from "./draw-person";
import type { Mood, PersonLook } from "./person";
import { proportions } from "./proportions";

/** Somebody on the back under a blanket, head to the left or (`way` -1) to the right. `at` is under the middle. */
export function lying(
  look: PersonLook,
  [x, y]: Point,
  size: number,
  {
    blanket,
    pillow,
    mood = "sleep",
    way = 1,
  }: { blanket: string; pillow: string; mood?: Mood; way?: 1 | -1 },
) {
  const h = size * proportions[look.age ?? "adult"].tall;
  const body = move(
    person(look, { at: [0, 0], size, view: "right", bust: true, mood, hands: ["down", "down"] }),
    [h / 2, -h * 0.09],
    { turn: -90 },
  );
  const cover =
    fill(
      `M${-h * 0.24} ${-h * 0.17}q${h * 0.12} ${-h * 0.05} ${h * 0.26} ${-h * 0.01}t${h * 0.34} ${h * 0.02}q${h * 0.14} ${-h * 0.02} ${h * 0.16} ${h * 0.08}v${h * 0.1}h${-h * 0.76}Z`,
      blanket,
    ) + box(-h * 0.27, -h * 0.185, h * 0.09, h * 0.2, shade(blanket, -0.2), h * 0.03);
  return (
    shadow([x, y + 4], h * 0.56) +
    move(box(-h * 0.56, -h * 0.07, h * 0.26, h * 0.09, pillow, h * 0.04) + body + cover, [x, y], {
      flip: way === -1,
    })
  );
}
