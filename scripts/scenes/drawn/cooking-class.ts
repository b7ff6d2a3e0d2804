import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { box, disc, fill, move, pole, stroke } from "../kit/shapes";
import { shirt, skirt, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person, personParts } from "../kit/people/draw-person";
import { basket, bowl, pan, piece, pot } from "../kit/things/food";
import { counter, shelves } from "../kit/things/furniture";
import { goods } from "../kit/things/goods";
import { cloud, hills, sky } from "../kit/things/outdoors";
import { room, tiles, window } from "../kit/things/rooms";
import { knife, spoon } from "../kit/things/tools";

const teacher = who("tan", ["bun", "black"], shirt(c.white), trousers(c.coal), {
  hat: "chef",
  hatColor: c.white,
  apron: c.brick,
});
const crying = who("fair", ["curly", "chestnut"], tee(c.teal), trousers(c.denim), { apron: c.cream });
const taster = who("deep", ["bald"], sweater(c.violet), trousers(c.navy), {
  apron: c.marker,
  beard: "full",
  glasses: true,
});
const student = who("tan", ["short", "black"], shirt(c.sage), trousers(c.bark), {
  age: "teen",
  apron: c.cream,
});
const elder = who("brown", ["short", "silver"], tee(c.rose), skirt(c.plum), { age: "elder", apron: c.lake });

export const scene = defineScene({
  setting: "food",
  subject: "food",
  region: "asia",
  actions: [
    "a teacher in a white hat lifts her hand as a pot boils over",
    "a woman cuts onions and wipes her eye",
    "a bearded man tastes soup from a spoon",
    "a teenager holds a pan with an egg",
    "an old woman carries a basket of vegetables",
  ],
  inferences: [
    "Nobody watched the pot, because everybody was busy.",
    "The students are beginners who meet here once a week.",
    "At the end they will sit down and eat together.",
  ],
  alt: "In a cooking class a teacher lifts her hand as a pot boils over while students cut onions, fry an egg, and taste soup.",
  description:
    "A bright kitchen with white tiles, shelves and a long counter. On the left, a teacher with a tall white hat and a red apron lifts one hand in surprise. A red pot on the counter boils over, and its lid is in the air. Behind the counter, a woman with brown curls cuts onions and wipes her eye with one hand. Beside her, a bald man with a beard, glasses and a yellow apron tastes from a wooden spoon. To the right of him, a teenager in a green shirt holds a pan with an egg. At the right edge, an old woman with gray hair carries a basket full of vegetables.",
  draw: () => {
    const cries = personParts(crying, {
      at: [480, 740],
      size: 440,
      view: "front",
      bust: true,
      mood: "sad",
      look: [480, 520],
      hands: [
        [430, 556],
        [510, 356],
      ],
    });
    const tastes = personParts(taster, {
      at: [670, 740],
      size: 440,
      view: "front",
      bust: true,
      mood: "calm",
      look: [620, 460],
      hands: [[592, 440], "hip"],
    });
    const fries = personParts(student, {
      at: [800, 740],
      size: 450,
      view: "right",
      bust: true,
      mood: "smile",
      look: [920, 520],
      hands: [[868, 536], "chest"],
    });
    return (
      room("#e9f0ea", "#c9ab86", 600) +
      tiles(0, 250, 1200, 334, c.white) +
      window(80, 60, 220, 170, {
        view: sky(c.sky, 400, c.sage) + hills(240, 60, c.leaf) + cloud([200, 100], 90),
      }) +
      shelves(430, 60, 330, 170, 2, c.wood, (x, y, w, row) => goods(x, y, w, 61 + row, 54)) +
      pole(
        [
          [840, 120],
          [1140, 120],
        ],
        6,
        c.slate,
      ) +
      [870, 950, 1030, 1110]
        .map(
          (x, i) =>
            stroke(`M${x} 120v30`, { width: 3 }) +
            disc([x, 176], 28, [c.steel, c.clay, c.slate, c.steel][i] ?? c.steel),
        )
        .join("") +
      cries.body +
      tastes.body +
      fries.body +
      counter(270, 810, 740, 226, c.teal, c.wood, 44) +
      box(400, 566, 130, 12, c.oak, 3) +
      piece.onion([450, 566], 20) +
      piece.onion([494, 568], 18) +
      piece.onion([384, 580], 20) +
      pot([320, 584], 96, c.brick) +
      fill(
        "M262 532q-2-26 26-26q14-18 34-10q26-8 34 14q20 2 18 24q0 24-8 24t-10-18q-6 4-12 2q-2 16-10 16t-10-16q-14 4-26 0q-2 22-10 22t-8-20q-14 2-18-12Z",
        c.white,
      ) +
      move(box(-54, -8, 108, 14, c.brick, 5) + disc([0, -12], 8, c.coal), [345, 462], { turn: -24 }) +
      cries.arms +
      knife([430, 556], 56, 78) +
      tastes.arms +
      spoon([592, 440], 62, 46) +
      bowl([650, 584], 84, c.cream, c.clay) +
      pan([868, 536], 84, 1) +
      disc([956, 524], 30, c.white, 8) +
      disc([952, 520], 11, c.marker, 6) +
      fries.arms +
      person(teacher, {
        at: [180, 840],
        size: 460,
        view: "right",
        mood: "surprise",
        look: [330, 520],
        hands: [[268, 452], "hip"],
      }) +
      person(elder, {
        at: [1120, 860],
        size: 460,
        view: "left",
        pose: "walk",
        mood: "smile",
        look: [860, 460],
        hands: [
          [1045, 630],
          [1055, 620],
        ],
        holds: basket([1055, 660], 130, c.wheat, ["carrot", "tomato", "pepper"]),
      })
    );
  },
});
