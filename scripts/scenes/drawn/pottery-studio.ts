import { defineScene } from "../define-scene";
import { c, shade } from "../kit/palette";
import { longSkirt, shirt, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person, personParts } from "../kit/people/draw-person";
import { box, disc, fill } from "../kit/shapes";
import { bowl, jar } from "../kit/things/food";
import { shelves, stool, table } from "../kit/things/furniture";
import { plant, tree } from "../kit/things/plants";
import { floorLines, pendant, room, window } from "../kit/things/rooms";
import { brush, bucket } from "../kit/things/tools";

const teacher = who("tan", ["bun", "grey"], shirt(c.white), longSkirt(c.teal), {
  age: "elder",
  apron: c.clay,
  glasses: true,
});
const learner = who("fair", ["short", "blond"], tee(c.sage), trousers(c.denim), { apron: c.cream });
const painter = who("deep", ["long"], sweater(c.marker), trousers(c.plum), {
  earrings: true,
  apron: c.cream,
});
const carrier = who("brown", ["curly"], tee(c.brick), trousers(c.coal), { beard: "full" });
const pots = (x: number, y: number, w: number, row: number) =>
  Array.from({ length: Math.floor(w / 66) }, (_, i) =>
    (i + row) % 3 === 0
      ? jar([x + 34 + i * 66, y], 52, [c.clay, c.lake, c.cream][i % 3] ?? c.clay, c.brick)
      : bowl([x + 34 + i * 66, y], 50, [c.rose, c.teal, c.ochre][(i + row) % 3] ?? c.rose, shade(c.clay)),
  ).join("");
const vase = (x: number, y: number, h: number, color: string) =>
  fill(
    `M${x - h * 0.2} ${y}q${-h * 0.24} ${-h * 0.5} ${h * 0.06} ${-h * 0.76}v${-h * 0.2}h${h * 0.28}v${h * 0.2}q${h * 0.3} ${h * 0.26} ${h * 0.06} ${h * 0.76}Z`,
    color,
  );

export const scene = defineScene({
  setting: "culture",
  subject: "crafts",
  region: "asia",
  actions: [
    "a man shapes wet clay on a wheel",
    "a teacher leans over and points at the clay",
    "a woman paints a vase with a brush",
    "a man carries a tray of bowls",
  ],
  inferences: [
    "The man at the wheel is a beginner, since the clay leans to one side.",
    "The bowls on the tray have just come out of the oven or are going into it.",
    "The teacher has done this work for most of her life.",
  ],
  alt: "In a pottery studio, a teacher helps a man shape clay on a wheel while a woman paints a vase and a man carries bowls.",
  description:
    "A warm pottery studio with shelves full of bowls and jars and a window with a tree behind it. On the left, a blond man in an apron sits at a wheel and shapes a lump of clay that leans to one side. An older teacher with glasses bends toward him and points at it. In the middle, a woman in a yellow sweater paints a tall vase at a table with a fine brush. On the right, a man with a full beard carries a board with three bowls on it and watches them carefully.",
  draw: () => {
    const paint = personParts(painter, {
      at: [760, 780],
      size: 470,
      view: "left",
      pose: "sit-lean",
      lean: 10,
      seat: 138,
      mood: "focus",
      look: [680, 540],
      hands: [
        [690, 520],
        [668, 590],
      ],
      holds: brush([690, 520], 40, -80, c.teal),
    });
    return (
      room("#f0dcc0", "#c9b79c", 600) +
      floorLines(600, "#b3a083") +
      shelves(40, 90, 420, 330, 3, c.oak, pots) +
      window(560, 110, 240, 240, { view: tree([690, 400], 250, c.leaf, true) }) +
      shelves(900, 110, 260, 220, 2, c.oak, pots) +
      pendant(500, 80, c.brick) +
      plant([860, 600], 130, "leaves", c.teal) +
      person(teacher, {
        at: [440, 750],
        size: 440,
        view: "left",
        pose: "stoop",
        lean: 26,
        mood: "talk",
        look: [300, 620],
        hands: [[320, 560], "back"],
      }) +
      stool([110, 840], 112, c.wood) +
      box(210, 700, 170, 140, c.slate, 8) +
      disc([295, 690], 84, c.steel, 20) +
      fill("M262 690q-20-60 8-84q20-16 52-6q30 20 6 90Z", c.clay) +
      person(learner, {
        at: [120, 850],
        size: 460,
        view: "right",
        pose: "sit-lean",
        seat: 124,
        mood: "worry",
        look: [290, 640],
        hands: [
          [264, 640],
          [300, 610],
        ],
        feet: [
          [250, 860],
          [220, 860],
        ],
      }) +
      bucket([420, 870], 80, c.lake) +
      paint.body +
      stool([770, 790], 136, c.wood) +
      table([640, 860], 330, 240, c.wood, 60) +
      vase(640, 618, 130, c.cream) +
      fill("M622 560q18-16 36 0q-18 18-36 0Z", c.teal) +
      jar([560, 612], 40, c.teal) +
      jar([520, 616], 36, c.brick) +
      paint.arms +
      person(carrier, {
        at: [970, 840],
        size: 490,
        view: "right",
        pose: "walk",
        mood: "focus",
        look: [1130, 600],
        hands: [
          [1060, 580],
          [1080, 566],
        ],
        holds:
          [1010, 1060, 1110].map((x) => bowl([x, 566], 48, c.clay, shade(c.clay))).join("") +
          box(980, 566, 170, 16, c.wood, 3),
      })
    );
  },
});
