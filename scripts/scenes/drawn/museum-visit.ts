import { defineScene } from "../define-scene";
import { blob } from "../kit/geometry";
import { c } from "../kit/palette";
import { coat, jacket, longSkirt, shorts, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { box, disc, fill, flat, pole, stroke } from "../kit/shapes";
import { bench } from "../kit/things/furniture";
import { camera, openBook } from "../kit/things/held";
import { floorLines, picture, room } from "../kit/things/rooms";
import { wheelchair } from "../kit/things/vehicles";

const guide = who("brown", ["parted"], jacket(c.brick, { second: c.white }), trousers(c.coal), {
  glasses: true,
});
const visitor = who("porcelain", ["receding", "silver"], coat(c.slate), trousers(c.navy), {
  age: "elder",
  beard: "full",
});
const student = who("tan", ["long"], sweater(c.marker), trousers(c.denim));
const girl = who("deep", ["puffs"], tee(c.teal), shorts(c.plum), { age: "child" });
const father = who("deep", ["crop"], sweater(c.sage), trousers(c.bark), { beard: "short" });
const guard = who("olive", ["long"], jacket(c.navy, { second: c.sky }), longSkirt(c.navy), {
  hat: "headscarf",
  hatColor: c.slate,
});
const rider = who("fair", ["bob", "chestnut"], tee(c.rose), trousers(c.slate));

export const scene = defineScene({
  setting: "culture",
  subject: "arts",
  region: "anywhere",
  actions: [
    "a guide explains a painting to a visitor",
    "a student draws a statue in her book",
    "a girl reaches out to touch the statue",
    "her father reaches out to hold her back",
    "a woman in a wheelchair takes a photograph",
  ],
  inferences: [
    "Touching is not allowed, since a rope stands around the statue.",
    "The guard has seen the girl and is about to say something.",
    "The student studies art and comes here to practice.",
  ],
  alt: "In a museum, a girl tries to touch a statue while her father stops her, a student draws, and a guide explains a painting.",
  description:
    "A wide museum hall with large paintings on pale walls. In the middle, a white statue of a bird stands on a tall block behind a red rope. A small girl stretches out her hand to touch it, and her father bends down to hold her back. On the left, a guide with glasses points at a painting of hills, and an old man with a white beard listens with his hands behind his back. On a bench in front, a student in yellow draws in a book. On the right, a woman in a wheelchair takes a photograph, and a guard watches the girl.",
  draw: () => {
    const chair = wheelchair([960, 850], 430, c.teal, -1);
    return (
      room("#efe9dc", "#c8a983", 600) +
      floorLines(600, "#b3946d") +
      picture(70, 110, 300, 220, "#f3d7b0", c.sage) +
      box(820, 90, 210, 260, c.oak, 2) +
      box(830, 100, 190, 240, c.lilac, 1) +
      disc([925, 200], 56, c.marker) +
      fill("M840 330q40-110 90-60t80-50v110Z", c.teal) +
      picture(1080, 150, 110, 130, c.blush, c.brick) +
      person(guard, {
        at: [1130, 690],
        size: 400,
        view: "left",
        mood: "worry",
        look: [720, 560],
        hands: ["chest", "back"],
      }) +
      person(guide, {
        at: [260, 730],
        size: 430,
        view: "left",
        mood: "talk",
        look: [120, 440],
        hands: [[180, 330], "hip"],
      }) +
      person(visitor, {
        at: [110, 750],
        size: 430,
        view: "right",
        mood: "calm",
        look: [240, 240],
        hands: ["back", "back"],
      }) +
      box(520, 520, 180, 230, c.fog, 3) +
      flat("M670 523h27v224h-27Z", c.stone) +
      box(500, 500, 220, 26, c.white, 3) +
      fill(
        blob([
          [560, 500],
          [570, 430],
          [540, 360],
          [450, 300],
          [560, 300],
          [610, 240],
          [660, 250],
          [700, 270],
          [664, 284],
          [680, 380],
          [640, 440],
          [650, 500],
        ]),
        c.white,
      ) +
      flat(
        blob([
          [600, 500],
          [630, 430],
          [664, 300],
          [676, 380],
          [640, 440],
          [648, 498],
        ]),
        c.fog,
      ) +
      disc([636, 262], 4, c.ink) +
      person(father, {
        at: [870, 780],
        size: 440,
        view: "left",
        pose: "stoop",
        lean: 26,
        mood: "surprise",
        look: [740, 640],
        hands: [[776, 602], "back"],
      }) +
      person(girl, {
        at: [770, 810],
        size: 440,
        view: "left",
        pose: "reach",
        mood: "smile",
        look: [620, 480],
        hands: [[690, 560], "down"],
      }) +
      [440, 640]
        .map(
          (x) =>
            pole(
              [
                [x, 830],
                [x, 690],
              ],
              10,
              c.marker,
            ) +
            disc([x, 684], 9, c.marker) +
            disc([x, 832], 30, c.ochre, 8),
        )
        .join("") +
      stroke("M440 700Q540 770 640 700", { width: 12 }) +
      stroke("M440 700Q540 770 640 700", { color: c.red, width: 7 }) +
      bench(150, 860, 270, 92, c.oak, false) +
      person(student, {
        at: [280, 870],
        size: 450,
        view: "right",
        pose: "sit-lean",
        seat: 100,
        lean: 10,
        mood: "focus",
        look: [600, 420],
        hands: [
          [366, 690],
          [380, 700],
        ],
      }) +
      openBook([390, 720], 100, c.coal) +
      stroke("M366 690l16-24", { width: 6 }) +
      chair.back +
      person(rider, {
        at: [960, 850],
        size: 430,
        view: "left",
        pose: "sit",
        seat: chair.seat,
        mood: "smile",
        hands: [
          [890, 560],
          [884, 566],
        ],
        look: [640, 480],
        holds: camera([880, 572], 44),
        feet: [
          [856, 840],
          [864, 840],
        ],
      }) +
      chair.front
    );
  },
});
