/** The colours of the scenes. What is light is dimmed a little on dark pages; skin and hair never change. */
export const c = {
  ink: "#22262c",
  white: "#fffdf8",
  paper: "#fbf6ea",
  cream: "#f5ead2",
  sand: "#ead9b8",
  wheat: "#dcbf8c",
  wood: "#c1915a",
  oak: "#a57443",
  bark: "#7a5230",
  clay: "#d98b5f",
  brick: "#b9573d",
  red: "#c2402f",
  rose: "#e7a79a",
  blush: "#f4d5c9",
  marker: "#f6c945",
  ochre: "#d99a2b",
  mint: "#d5e8dc",
  sage: "#a9c5a0",
  leaf: "#6fa36a",
  green: "#2f7f55",
  pine: "#22573f",
  mist: "#e4eef0",
  sky: "#c6e0e6",
  lake: "#8fc1cb",
  teal: "#2a7f89",
  deep: "#0c5a63",
  lilac: "#dcd6f0",
  violet: "#6a5bb5",
  plum: "#4a3f7d",
  denim: "#4d6a8f",
  navy: "#2c3f5c",
  fog: "#e3e1da",
  stone: "#c4c0b5",
  steel: "#95999c",
  slate: "#5d646b",
  coal: "#3a3f46",
} as const;

export const skin = {
  porcelain: "#f8dcc8",
  fair: "#f0c8a4",
  tan: "#dba877",
  olive: "#c48f5f",
  brown: "#9a653d",
  deep: "#6d4429",
} as const;
export type Skin = keyof typeof skin;

export const hair = {
  black: "#26211f",
  dark: "#46322a",
  chestnut: "#7b4a2b",
  ginger: "#b9622f",
  blond: "#d9b167",
  grey: "#a9a59e",
  silver: "#d8d4cc",
} as const;
export type HairColor = keyof typeof hair;

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
const hex = (values: number[]) =>
  `#${values
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

function blend(color: string, other: string, share: number) {
  const second = channels(other);
  return hex(channels(color).map((value, at) => value + ((second[at] ?? 0) - value) * share));
}

/** The one shade tone of a fill. */
export const shade = (color: string, share = 0.16) => blend(color, "#1d2440", share);
export const tint = (color: string, share = 0.4) => blend(color, c.paper, share);

const people = new Set(
  [...Object.values(skin), ...Object.values(hair)].flatMap((color): string[] => [
    color,
    shade(color),
    shade(color, 0.1),
  ]),
);
export const isOfPeople = (color: string) => people.has(color);

/** How a colour looks on a dark page, or null where it stays. */
export function dimmed(color: string): string | null {
  const [r = 0, g = 0, b = 0] = channels(color);
  const light = (0.299 * r + 0.587 * g + 0.114 * b) / 255;
  if (light < 0.55 || people.has(color)) return null;
  return blend(color, "#10161c", (light - 0.45) * 0.36);
}
