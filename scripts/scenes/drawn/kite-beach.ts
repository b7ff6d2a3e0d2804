import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { type Point, blob, line, polygon } from "../kit/geometry";
import { disc, fill, flat, move, pole, stroke } from "../kit/shapes";
import { longSkirt, shirt, shorts, tank, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { dog } from "../kit/things/animals";
import { cloud, sky, water } from "../kit/things/outdoors";
import { kite, motion } from "../kit/things/play";
import { boat } from "../kit/things/vehicles";

const father = who("tan", ["short", "black"], shirt(c.white), shorts(c.navy));
const girl = who(
  "tan",
  ["braids", "black"],
  tee(c.red, { pattern: "stripes", second: c.white }),
  shorts(c.denim),
  { age: "child" },
);
const chaser = who("fair", ["long", "blond"], tank(c.teal), longSkirt(c.marker));
const elder = who("deep", ["short", "silver"], shirt(c.sage), trousers(c.sand), {
  age: "elder",
  glasses: true,
});
const runner = who("brown", ["curly"], tee(c.violet), shorts(c.bark), { age: "teen" });

const flyingHat = (at: Point) =>
  move(
    disc([0, 0], 62, c.wheat, 16) +
      fill("M-34-4q2-44 34-44t34 44q-34 12-68 0Z", c.wheat) +
      stroke("M-33-8q33 12 66 0", { color: c.brick, width: 9 }),
    at,
    { turn: 24 },
  );
const deckChair = ([x, y]: Point) =>
  pole(
    [
      [x + 110, y - 230],
      [x - 60, y],
    ],
    9,
    c.oak,
  ) +
  pole(
    [
      [x + 80, y],
      [x - 70, y - 112],
    ],
    9,
    c.oak,
  ) +
  fill(
    polygon([
      [x - 64, y - 116],
      [x - 40, y - 106],
      [x + 50, y - 80],
      [x + 118, y - 226],
      [x + 96, y - 234],
      [x + 30, y - 110],
    ]),
    c.teal,
  );
/** The wind has turned it inside out: its bowl is open upwards. */
const brokenUmbrella = ([x, y]: Point) =>
  pole(
    [
      [x, y + 30],
      [x - 34, y - 200],
    ],
    7,
    c.oak,
  ) +
  fill(
    blob(
      [
        [x - 34, y - 190],
        [x - 150, y - 250],
        [x - 176, y - 330],
        [x - 110, y - 296],
        [x - 46, y - 312],
        [x + 20, y - 306],
        [x + 76, y - 352],
        [x + 66, y - 260],
      ],
      0.7,
    ),
    c.red,
  ) +
  stroke(
    line([
      [x - 34, y - 192],
      [x - 110, y - 296],
    ]) +
      line([
        [x - 34, y - 192],
        [x + 20, y - 306],
      ]) +
      line([
        [x - 34, y - 192],
        [x - 46, y - 312],
      ]),
    { width: 2.4 },
  );

export const scene = defineScene({
  setting: "nature",
  subject: "weather",
  region: "asia",
  actions: [
    "a father and a girl hold the string of a red kite",
    "a teenager runs with a second kite behind him",
    "a woman runs after her hat",
    "an old man holds on to an umbrella that the wind turns inside out",
  ],
  inferences: [
    "The wind became strong all at once.",
    "The girl is flying a kite for the first time, so her father helps her.",
    "The old man only wanted to sit in the shade and rest.",
  ],
  alt: "On a windy beach a father and a girl fly a kite, a woman chases her hat, and an old man holds a broken umbrella.",
  description:
    "A wide beach under fast white clouds, with green waves and a small boat far away. Three kites are in the sky. On the left, a father in a white shirt stands behind a girl with braids, and both hold the string of a red kite. Behind them, a teenager in violet runs along the water and pulls a blue kite. In the middle, a straw hat flies away, and a woman with long blond hair and a yellow skirt runs after it. On the right, an old man with glasses sits in a chair and holds a red umbrella that the wind has turned inside out. A brown dog stands in front.",
  draw: () =>
    sky("#bfdde8", 430, c.sand) +
    cloud([180, 110], 240) +
    cloud([620, 70], 200) +
    cloud([1040, 150], 260) +
    cloud([860, 260], 120) +
    water(420, 190, "#7fb8b4") +
    boat([930, 480], 110, c.brick) +
    flat("M-10 600Q300 574 640 600T1210 590V640H-10Z", c.white) +
    flat("M-10 614Q300 588 640 614T1210 604V900H-10Z", c.sand) +
    kite([600, 150], 78, c.red, [318, 590]) +
    stroke("M600 228q-26 24-6 46t-12 44", { color: c.red, width: 4 }) +
    kite([140, 180], 58, c.denim, [438, 470]) +
    stroke("M140 238q-20 18-4 36t-8 34", { color: c.denim, width: 4 }) +
    kite([900, 130], 40, c.violet, [1210, 420]) +
    person(runner, {
      at: [500, 680],
      size: 360,
      view: "right",
      pose: "run",
      mood: "laugh",
      look: [140, 180],
      hands: [[420, 470], "forward"],
    }) +
    person(father, {
      at: [205, 820],
      size: 460,
      view: "right",
      mood: "smile",
      look: [560, 200],
      hands: [
        [306, 560],
        [312, 540],
      ],
    }) +
    person(girl, {
      at: [270, 850],
      size: 460,
      view: "right",
      mood: "laugh",
      look: [600, 200],
      hands: [
        [324, 590],
        [330, 606],
      ],
    }) +
    person(chaser, {
      at: [660, 840],
      size: 450,
      view: "right",
      pose: "run",
      mood: "worry",
      look: [850, 560],
      hands: [[780, 560], "back"],
    }) +
    flyingHat([860, 500]) +
    motion(
      [
        [800, 500],
        [792, 522],
      ],
      1,
    ) +
    deckChair([1040, 850]) +
    person(elder, {
      at: [1040, 850],
      size: 440,
      view: "left",
      pose: "sit-back",
      seat: 100,
      mood: "surprise",
      look: [960, 380],
      hands: [
        [950, 560],
        [944, 590],
      ],
      holds: brokenUmbrella([946, 580]),
    }) +
    dog([400, 884], 150, c.oak, 1),
});
