import { roundBox } from "../geometry";
import { stroke } from "../shapes";

/** What is seen through a pane, cut at its frame. */
export const behindPane = (x: number, y: number, w: number, h: number, markup: string, radius = 8) => {
  const [id, d] = [`pane${Math.round(x)}-${Math.round(y)}`, roundBox(x, y, w, h, radius)];
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${markup}</g>${stroke(d)}`;
};
