import type { HairColor, Skin } from "../palette";

import type { Bottom, PersonLook, Top } from "./person";
import type { HairStyle } from "./vocabulary";

const top =
  (kind: Top["kind"]) =>
  (color: string, more: Omit<Top, "kind" | "color"> = {}): Top => ({ kind, color, ...more });
const bottom =
  (kind: Bottom["kind"]) =>
  (color: string): Bottom => ({ kind, color });

export const tee = top("tee");
export const shirt = top("shirt");
export const sweater = top("sweater");
export const jacket = top("jacket");
export const coat = top("coat");
/** The sleeves are those of what is under it: `second`. */
export const vest = top("vest");
export const tank = top("tank");
export const trousers = bottom("trousers");
export const shorts = bottom("shorts");
export const skirt = bottom("skirt");
export const longSkirt = bottom("long-skirt");

type More = Omit<PersonLook, "skin" | "hair" | "hairColor" | "top" | "bottom">;
/** Who somebody is: `who("brown", ["bun", "black"], shirt(c.marker), trousers(c.denim), { glasses: true })`. */
export const who = (
  skin: Skin,
  [hair, hairColor]: readonly [HairStyle, HairColor?],
  over: Top,
  under: Bottom,
  more: More = {},
): PersonLook => ({
  skin,
  hair,
  ...(hairColor ? { hairColor } : {}),
  top: over,
  bottom: under,
  ...more,
});
