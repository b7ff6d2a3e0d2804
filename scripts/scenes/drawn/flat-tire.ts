import { defineScene } from "../define-scene";
import { ellipse } from "../kit/geometry";
import { c } from "../kit/palette";
import { coat, jacket, longSkirt, shirt, shorts, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { box, disc, flat, flatBox, shadow, stroke } from "../kit/shapes";
import { cow } from "../kit/things/animals";
import { suitcase, phone } from "../kit/things/held";
import { hills, mountain, sky, cloud } from "../kit/things/outdoors";
import { fence, grass, tree } from "../kit/things/plants";
import { wrench } from "../kit/things/tools";
import { car } from "../kit/things/vehicles";

const father = who("tan", ["parted"], shirt(c.white), trousers(c.navy), { beard: "short" });
const mother = who("brown", ["wavy"], sweater(c.marker), longSkirt(c.plum));
const teen = who("brown", ["spiky"], tee(c.teal), shorts(c.coal), {
  age: "teen",
  hat: "headphones",
  hatColor: c.red,
});
const farmer = who("fair", ["receding", "grey"], jacket(c.green), trousers(c.bark), {
  hat: "cap",
  hatColor: c.bark,
  beard: "full",
  build: "broad",
});
const grandmother = who("brown", ["bun", "silver"], coat(c.violet), longSkirt(c.slate), {
  age: "elder",
  glasses: true,
});
const child = who("tan", ["braids"], tee(c.rose), shorts(c.denim), { age: "child" });

export const scene = defineScene({
  setting: "travel",
  subject: "transportation",
  region: "europe",
  actions: [
    "a man kneels and changes a wheel of the car",
    "a woman holds up her phone and looks for a signal",
    "a farmer brings a new wheel",
    "a girl feeds grass to a cow",
    "an old woman sits on a suitcase and waits",
    "a teenager listens to music",
  ],
  inferences: [
    "The family was going on vacation, since they have suitcases with them.",
    "The farmer lives close by and wants to help.",
    "There is no signal on this road, because the mountains are high.",
  ],
  alt: "On a country road, a man changes a wheel while his family waits, a farmer comes to help, and a girl feeds a cow.",
  description:
    "A country road between green hills, with mountains behind it. In the middle stands a red car. A man in a white shirt kneels beside it and works on the back wheel with a wrench. On the left, a woman in a yellow sweater holds up her phone, and in front of her an old woman with glasses sits on a suitcase beside a smaller one. A teenager with red headphones stands beside the car and listens to music. On the right, a farmer with a gray beard rolls a wheel along the road. Behind a fence, a white and brown cow eats grass from the hand of a small girl.",
  draw: () =>
    sky(c.sky, 440, c.sage) +
    cloud([240, 90], 220) +
    mountain(300, 440, 520, 260, "#b6c6d4") +
    mountain(760, 440, 600, 310, "#a6b8c9") +
    mountain(1100, 440, 460, 220, "#b6c6d4") +
    hills(470, 90, "#a9cb95", 1) +
    hills(500, 50, "#93bb80", 3) +
    tree([90, 560], 240, c.leaf, true) +
    tree([1140, 540], 200, c.green, true) +
    flatBox(0, 540, 1200, 110, "#a5c78f") +
    cow([980, 600], 250, c.white, -1) +
    fence(620, 640, 600, 84, c.wheat) +
    person(child, {
      at: [770, 660],
      size: 360,
      view: "right",
      pose: "reach",
      mood: "laugh",
      look: [860, 470],
      hands: [[814, 480], "down"],
    }) +
    stroke("M814 480q16-16 8-34M814 480q22-10 24-28", { color: c.green, width: 4 }) +
    flatBox(0, 650, 1200, 190, "#8f9498") +
    stroke("M0 650H1200M0 840H1200", { width: 2 }) +
    flatBox(0, 840, 1200, 60, "#a5c78f") +
    person(mother, {
      at: [170, 740],
      size: 430,
      view: "left",
      mood: "worry",
      look: [110, 300],
      hands: [[110, 330], "hip"],
      holds: phone([110, 328], 30, -6),
    }) +
    person(teen, {
      at: [320, 740],
      size: 430,
      view: "right",
      mood: "sleep",
      lean: -6,
      hands: ["chest", "chest"],
    }) +
    car([640, 780], 560, c.red, 1) +
    person(father, {
      at: [370, 850],
      size: 440,
      view: "right",
      pose: "kneel",
      mood: "focus",
      look: [480, 740],
      hands: [
        [450, 706],
        [444, 740],
      ],
      holds: wrench([450, 706], 44, 150),
    }) +
    box(470, 836, 80, 30, c.coal, 4) +
    suitcase([80, 700], [100, 860], 100, c.teal) +
    person(grandmother, {
      at: [100, 870],
      size: 440,
      view: "right",
      pose: "sit",
      seat: 138,
      mood: "calm",
      hands: ["lap", "lap"],
      look: [330, 700],
    }) +
    suitcase([236, 790], [236, 880], 70, c.marker) +
    shadow([972, 864], 66, 9) +
    disc([972, 792], 72, c.coal) +
    disc([972, 792], 34, c.stone) +
    flat(ellipse([972, 792], 9), c.coal) +
    person(farmer, {
      at: [1060, 860],
      size: 470,
      view: "left",
      pose: "push",
      lean: 30,
      mood: "smile",
      look: [600, 600],
      hands: [
        [988, 700],
        [1002, 692],
      ],
    }) +
    grass([
      [620, 870],
      [760, 880],
      [1150, 880],
    ]),
});
