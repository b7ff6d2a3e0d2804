import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { shirt, shorts, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { lying } from "../kit/people/lying";
import { box, fill, flat, stroke } from "../kit/shapes";
import { polygon } from "../kit/geometry";
import { shelves } from "../kit/things/furniture";
import { books } from "../kit/things/goods";
import { ball } from "../kit/things/play";
import { sky, sun } from "../kit/things/outdoors";
import { tree } from "../kit/things/plants";
import { clock, curtains, floorLines, room, rug, window } from "../kit/things/rooms";

const opener = who("deep", ["crop"], shirt(c.marker), trousers(c.denim), { beard: "short" });
const helper = who("fair", ["bun", "grey"], sweater(c.teal), trousers(c.plum), {
  age: "elder",
  glasses: true,
});
const shoeless = who("tan", ["bob"], tee(c.brick), shorts(c.navy), { age: "toddler" });
const stretcher = who("brown", ["puffs"], tee(c.violet), trousers(c.sage), { age: "child" });
const dreamer = who("porcelain", ["short", "ginger"], tee(c.mint), trousers(c.teal), { age: "child" });
const dragger = who("olive", ["curly"], tee(c.clay), shorts(c.green), { age: "toddler" });
const mat = (x: number, y: number, w: number, color: string) => box(x, y, w, 20, color, 9);

export const scene = defineScene({
  setting: "school",
  subject: "school",
  region: "americas",
  actions: [
    "a teacher opens the curtains",
    "an older woman helps a small child with a shoe",
    "a girl sits up and stretches her arms",
    "a boy sleeps under a blanket",
    "a small child walks away with a blanket",
  ],
  inferences: [
    "The children have slept after lunch and now it is time to get up.",
    "The boy on the mat did not hear that the others woke up.",
    "They are going to play outside, because one child is already getting shoes on.",
  ],
  alt: "In a kindergarten after nap time, a teacher opens the curtains while children stretch, put on shoes, or still sleep.",
  description:
    "A bright kindergarten room in the afternoon, with drawings on the wall and a shelf of books and toys. On the left, a bearded teacher in a yellow shirt opens violet curtains, and the sun comes in. In front of him, a boy with orange hair still sleeps on a red mat under a yellow blanket. In the middle of a round green rug, a girl sits up under a pink blanket and stretches both arms. Next to her, a small sleepy child with curly hair pulls a blue blanket along. On the right, an older woman with glasses kneels and puts a red shoe on a small child.",
  draw: () =>
    room("#f0e3d3", "#d9b78d", 570) +
    floorLines(570, "#c8a479") +
    window(330, 100, 300, 290, {
      view: sky(c.sky, 340, c.sage) + sun([560, 170], 40) + tree([400, 390], 210, c.leaf, true),
    }) +
    curtains(330, 84, 300, 330, c.violet) +
    flat(
      polygon([
        [340, 600],
        [640, 600],
        [800, 880],
        [300, 880],
      ]),
      c.marker,
      0.16,
    ) +
    shelves(830, 250, 300, 310, 3, c.oak, (x, y, w, row) =>
      row === 1
        ? ball([x + 40, y - 30], 28, "plain", c.red) +
          box(x + 90, y - 50, 50, 50, c.lake) +
          box(x + 150, y - 40, 40, 40, c.marker) +
          fill(
            polygon([
              [x + 210, y],
              [x + 240, y - 56],
              [x + 270, y],
            ]),
            c.sage,
          )
        : books(x, y, w, row + 4, 70),
    ) +
    clock([740, 130], 42, 2, 30) +
    [0, 1, 2]
      .map(
        (i) =>
          box(70 + i * 70, 150, 54, 70, [c.mist, c.blush, c.mint][i] ?? c.mist, 2) +
          stroke(`M${80 + i * 70} ${200}q16-40 34 0`, {
            color: [c.teal, c.brick, c.green][i] ?? c.teal,
            width: 5,
          }),
      )
      .join("") +
    person(opener, {
      at: [250, 690],
      size: 430,
      view: "right",
      pose: "reach",
      mood: "smile",
      look: [500, 700],
      hands: [
        [372, 300],
        [352, 360],
      ],
    }) +
    rug([620, 790], 520, 96, c.sage) +
    mat(480, 700, 260, c.lake) +
    person(stretcher, {
      at: [560, 706],
      size: 430,
      view: "right",
      pose: "sit-floor",
      mood: "laugh",
      look: [700, 520],
      hands: [
        [520, 540],
        [630, 548],
      ],
      feet: [
        [678, 712],
        [668, 708],
      ],
    }) +
    fill("M560 690q40-24 90-18q50 4 60 44q-80 20-160 6Z", c.rose) +
    mat(220, 816, 330, c.brick) +
    lying(dreamer, [380, 816], 440, { blanket: c.marker, pillow: c.white }) +
    person(dragger, {
      at: [770, 880],
      size: 470,
      view: "left",
      pose: "walk",
      mood: "sleep",
      look: [560, 800],
      hands: [[814, 780], "chin"],
      holds:
        fill("M806 770q20-6 24 12q30 50 90 70q40 20 60 30q-100 20-170-10q-10-50-4-102Z", c.lake) +
        stroke("M830 800q30 50 96 74", { color: c.white, width: 4 }),
    }) +
    person(shoeless, {
      at: [940, 800],
      size: 450,
      view: "right",
      pose: "sit",
      seat: 62,
      mood: "smile",
      look: [1060, 640],
      hands: ["lap", "lap"],
      feet: [
        [1036, 784],
        [1000, 800],
      ],
    }) +
    box(898, 742, 84, 62, c.wood, 6) +
    person(helper, {
      at: [1150, 850],
      size: 450,
      view: "left",
      pose: "kneel",
      lean: 26,
      mood: "smile",
      look: [960, 660],
      hands: [
        [1058, 772],
        [1040, 764],
      ],
      holds: fill("M1024 764h22q4 12 26 12q8 14-2 18h-46Z", c.red),
    }),
});
