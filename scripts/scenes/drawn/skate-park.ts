import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { jacket, shorts, sweater, tank, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { box, flatBox } from "../kit/shapes";
import { dog } from "../kit/things/animals";
import { bench } from "../kit/things/furniture";
import { phone } from "../kit/things/held";
import { glow, hills, sun } from "../kit/things/outdoors";
import { palm } from "../kit/things/plants";
import { motion } from "../kit/things/play";
import { farHouse } from "../kit/things/street";
import { quarterPipe, rollers, skateboard } from "../kit/things/wheels";

const jumper = who("brown", ["curly"], tee(c.red), trousers(c.denim), {
  age: "teen",
  hat: "helmet",
  hatColor: c.teal,
});
const waits = who("porcelain", ["ponytail", "blond"], tank(c.violet), shorts(c.coal), {
  age: "child",
  hat: "helmet",
  hatColor: c.marker,
});
const films = who("deep", ["crop"], jacket(c.ochre), trousers(c.slate), {
  age: "teen",
  hat: "cap",
  hatColor: c.brick,
});
const rolls = who("deep", ["braids"], tee(c.marker), shorts(c.plum));
const leads = who("olive", ["bob"], sweater(c.teal), trousers(c.navy), { glasses: true });
const hurt = who(
  "fair",
  ["short", "chestnut"],
  tee(c.sage, { pattern: "stripes", second: c.green }),
  shorts(c.navy),
  { age: "child" },
);
const nursing = who("tan", ["receding"], tee(c.lake), trousers(c.bark), { beard: "short" });

export const scene = defineScene({
  setting: "sport",
  subject: "friends",
  region: "africa",
  actions: [
    "a teenager jumps with a skateboard",
    "a friend films the jump with a phone",
    "a girl waits on top of the ramp",
    "a woman on roller skates holds her friend's hands",
    "a man puts a bandage on a boy's knee",
  ],
  inferences: [
    "The boy on the bench fell a moment ago.",
    "The girl on the ramp is nervous, because she has not done this before.",
    "The friends are going to show the film to others.",
  ],
  alt: "At a skate park in the evening, a teenager jumps with a skateboard while a friend films and a woman learns to skate.",
  description:
    "A skate park at sunset, with a low sun, brown hills, and palm trees. On the left, a girl with a yellow helmet stands on top of a gray ramp beside her skateboard and looks worried. Next to the ramp, a teenager with a green helmet and a red shirt jumps high on a yellow board and laughs. In front, a friend in a red cap squats and films him with a phone. In the middle, a woman with glasses holds the hands of a friend on roller skates. On the right, a bearded man kneels and puts a bandage on the knee of a sad boy on a bench.",
  draw: () =>
    glow(["#f3c9a8", "#f6d5b3", "#f9e2c6", "#fbeed9"], 520) +
    sun([720, 400], 66, "#f2a65a") +
    hills(500, 150, "#c58f86", 2.5) +
    hills(520, 60, "#b4a07f", 0.5) +
    [840, 930, 1060]
      .map((x, i) => farHouse(x, 520, 90, 110 + i * 34, ["#d9b7a6", "#cfae9f", "#dcbcae"][i] ?? c.blush))
      .join("") +
    palm([800, 540], 240, c.pine) +
    palm([1150, 550], 290, c.pine) +
    flatBox(0, 516, 1200, 384, "#cfc6b8") +
    flatBox(0, 516, 1200, 16, "#b8ae9e") +
    quarterPipe(-20, 780, 480, 290, c.stone) +
    person(waits, {
      at: [46, 490],
      size: 400,
      view: "right",
      mood: "worry",
      look: [400, 560],
      hands: ["down", [82, 390]],
    }) +
    skateboard([72, 484], 84, c.teal) +
    skateboard([462, 556], 120, c.marker, -14) +
    person(jumper, {
      at: [450, 600],
      size: 420,
      view: "right",
      pose: "jump",
      lean: 14,
      mood: "laugh",
      look: [620, 560],
      hands: [
        [356, 330],
        [558, 382],
      ],
      feet: [
        [496, 540],
        [418, 560],
      ],
    }) +
    motion(
      [
        [390, 540],
        [370, 570],
        [380, 600],
      ],
      1,
      50,
    ) +
    person(leads, {
      at: [660, 690],
      size: 400,
      view: "right",
      mood: "smile",
      look: [790, 400],
      hands: [
        [722, 500],
        [730, 490],
      ],
    }) +
    person(rolls, {
      at: [800, 682],
      size: 400,
      view: "left",
      lean: 12,
      mood: "worry",
      look: [760, 640],
      hands: [
        [730, 500],
        [738, 490],
      ],
    }) +
    rollers(
      [
        [786, 684],
        [818, 684],
      ],
      c.red,
    ) +
    bench(930, 780, 250, 110, c.wood) +
    person(hurt, {
      at: [1090, 790],
      size: 430,
      view: "left",
      pose: "sit",
      seat: 112,
      mood: "sad",
      look: [1020, 690],
      hands: ["back", "lap"],
      feet: [
        [1010, 744],
        [1020, 790],
      ],
    }) +
    person(nursing, {
      at: [920, 850],
      size: 440,
      view: "right",
      pose: "kneel",
      mood: "calm",
      look: [1040, 680],
      hands: [
        [1030, 684],
        [1046, 706],
      ],
    }) +
    box(1020, 676, 34, 18, c.cream, 6) +
    dog([740, 880], 130, c.wheat, -1, true) +
    person(films, {
      at: [560, 880],
      size: 470,
      view: "left",
      pose: "squat",
      mood: "smile",
      look: [470, 520],
      hands: [
        [462, 628],
        [470, 640],
      ],
      holds: phone([460, 632], 42, -8),
    }),
});
