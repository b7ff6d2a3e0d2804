import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { disc, fill, flatBox, pole, stroke } from "../kit/shapes";
import { longSkirt, shorts, sweater, tee, trousers, vest, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { cat } from "../kit/things/animals";
import { basket } from "../kit/things/food";
import { chair } from "../kit/things/furniture";
import { plant, tree } from "../kit/things/plants";
import { motion } from "../kit/things/play";
import { bat, tennisTable } from "../kit/things/sport";
import { farHouse } from "../kit/things/street";

const left = who("tan", ["bob", "black"], tee(c.red), shorts(c.navy), { hat: "band", hatColor: c.white });
const right = who("olive", ["receding", "grey"], sweater(c.teal), trousers(c.bark), {
  age: "elder",
  glasses: true,
});
const umpire = who("brown", ["crop"], tee(c.marker), shorts(c.denim), { age: "child" });
const grandmother = who("tan", ["bun", "silver"], vest(c.plum, { second: c.cream }), longSkirt(c.coal), {
  age: "elder",
});
const waiting = who("porcelain", ["short", "ginger"], tee(c.sage), shorts(c.coal), { age: "teen" });

export const scene = defineScene({
  setting: "sport",
  subject: "friends",
  region: "asia",
  actions: [
    "a woman with a white band hits the ball",
    "an old man leans forward and waits with his paddle",
    "a boy on a chair raises both arms to call a point",
    "a grandmother hangs up laundry",
    "a teenager holds a paddle and watches",
  ],
  inferences: [
    "The teenager will play against the winner.",
    "The old man is better than the woman thought.",
    "The neighbors meet in the yard every evening when it is cooler.",
  ],
  alt: "In a courtyard a woman and an old man play table tennis while a boy calls the points and a grandmother hangs up laundry.",
  description:
    "A courtyard between tall buildings in warm evening light, with plants in pots and laundry on a line. In the middle stands a blue table with a net, and a white ball is in the air. On the left, a woman with a red shirt and a white band in her hair hits the ball. On the right, an old man with glasses and a teal sweater leans forward with his paddle. Behind the table, a small boy in yellow stands on a chair and raises both arms. Next to him, a teenager with ginger hair holds a paddle. At the left edge, a grandmother hangs up clothes.",
  draw: () =>
    flatBox(0, 0, 1200, 540, "#f4d9ae") +
    farHouse(-30, 550, 330, 520, "#e9b98f", { lit: c.cream }) +
    farHouse(860, 550, 370, 540, "#d9a98f", { lit: c.marker }) +
    farHouse(300, 550, 240, 330, "#efcfa0", { lit: c.cream }) +
    farHouse(540, 550, 320, 270, "#e3bd94", { roof: c.brick }) +
    flatBox(0, 545, 1200, 355, "#c9a583") +
    stroke("M0 640H1200M0 760H1200M300 550L180 900M560 550L540 900M820 550L880 900", {
      color: "#b59170",
      width: 2,
    }) +
    tree([1090, 590], 330, c.leaf) +
    pole(
      [
        [30, 560],
        [30, 250],
      ],
      9,
      c.oak,
    ) +
    pole(
      [
        [400, 560],
        [400, 250],
      ],
      9,
      c.oak,
    ) +
    stroke("M30 270Q215 300 400 270", { width: 3 }) +
    fill("M300 287l84-12v120l-84 8Z", c.lake) +
    fill("M212 290l30 2l34-1l26 26l-20 20l-10-8v80h-52v-80l-10 8l-20-20Z", c.red) +
    person(grandmother, {
      at: [100, 640],
      size: 340,
      view: "right",
      pose: "reach",
      mood: "smile",
      look: [190, 310],
      hands: [
        [166, 286],
        [150, 288],
      ],
      holds: fill("M134 283l48 3v96h-48Z", c.marker),
    }) +
    basket([180, 665], 80, c.wheat) +
    plant([40, 780], 130, "leaves", c.clay) +
    plant([1160, 720], 150, "fern", c.brick) +
    chair([600, 690], 110, c.bark, 1) +
    person(umpire, {
      at: [600, 582],
      size: 420,
      view: "front",
      mood: "talk",
      look: [700, 420],
      hands: ["up", "up"],
    }) +
    person(waiting, {
      at: [770, 700],
      size: 410,
      view: "left",
      mood: "smile",
      look: [500, 430],
      hands: [[712, 520], "hip"],
      holds: bat([712, 520], 46, -30, c.coal),
    }) +
    tennisTable([600, 850], 520, 190, c.denim) +
    person(left, {
      at: [245, 830],
      size: 450,
      view: "right",
      pose: "stride",
      mood: "focus",
      look: [520, 500],
      hands: [[362, 500], "back"],
      holds: bat([362, 500], 60, 30, c.red),
    }) +
    person(right, {
      at: [985, 830],
      size: 450,
      view: "left",
      pose: "lean",
      mood: "focus",
      look: [520, 500],
      hands: [[878, 560], "chest"],
      holds: bat([878, 560], 60, -50, c.coal),
    }) +
    disc([520, 500], 12, c.white) +
    motion(
      [
        [490, 504],
        [492, 494],
      ],
      1,
      50,
    ) +
    cat([1130, 872], 90, c.coal, -1),
});
