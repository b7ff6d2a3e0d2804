import { defineScene } from "../define-scene";
import { ellipse, polygon } from "../kit/geometry";
import { c } from "../kit/palette";
import { jacket, longSkirt, shirt, sweater, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { fill, flat, pole, stroke } from "../kit/shapes";
import { dog } from "../kit/things/animals";
import { cup, steam } from "../kit/things/food";
import { guitar } from "../kit/things/play";
import { glow, hills, moonlight, water } from "../kit/things/outdoors";
import { bush } from "../kit/things/plants";
import { hammer, shaft } from "../kit/things/tools";

const guitarist = who("tan", ["curly"], sweater(c.marker), trousers(c.denim), { beard: "short" });
const cook = who("fair", ["braids", "blond"], jacket(c.green), trousers(c.bark), {
  hat: "beanie",
  hatColor: c.red,
});
const child = who("deep", ["puffs"], sweater(c.rose), trousers(c.teal), { age: "child" });
const mother = who("deep", ["afro"], shirt(c.lilac), longSkirt(c.plum));
const builder = who("porcelain", ["parted", "chestnut"], jacket(c.navy), trousers(c.coal), { glasses: true });
const puller = who("brown", ["crop"], sweater(c.clay), trousers(c.slate), { age: "teen" });
const pine = (x: number, y: number, h: number) =>
  flat(
    polygon([
      [x, y - h],
      [x + h * 0.2, y - h * 0.55],
      [x + h * 0.1, y - h * 0.55],
      [x + h * 0.27, y],
      [x - h * 0.27, y],
      [x - h * 0.1, y - h * 0.55],
      [x - h * 0.2, y - h * 0.55],
    ]),
    "#2d4d4f",
  );

export const scene = defineScene({
  setting: "nature",
  subject: "hobbies",
  region: "americas",
  actions: [
    "a man plays the guitar beside the fire",
    "a woman with a red hat roasts food on a stick",
    "a child warms her hands at the fire",
    "a man hammers a tent peg into the ground",
    "a teenager pulls a rope of the tent",
  ],
  inferences: [
    "They arrived late, since the tent is not ready although it is getting dark.",
    "It is cold near the lake, because they wear warm clothes and sit close to the fire.",
    "The dog hopes to get some of the food.",
  ],
  alt: "Friends camp beside a lake in the evening: some sit around a fire with a guitar while others put up a tent.",
  description:
    "A lake in the evening, with dark trees, violet hills, and the moon in the sky. In the middle, a bright fire burns. On its left, a man in a yellow sweater sits on a log and plays the guitar, and a small girl holds her hands near the fire. Her mother, with big curly hair, drinks from a cup behind her. On the right of the fire, a woman with a red hat holds food on a stick, and a dog watches it. At the right edge, a man hammers a peg into the ground, and a teenager pulls the rope of an orange tent.",
  draw: () =>
    glow(["#3f4a78", "#665f95", "#a0799c", "#d9978f", "#efb88e"], 430) +
    moonlight([210, 110], 42, [
      [90, 80],
      [340, 60],
      [520, 120],
      [700, 60],
      [860, 110],
      [1080, 70],
    ]) +
    hills(430, 130, "#6a6690", 1) +
    hills(440, 70, "#4f5379", 3) +
    water(430, 130, "#7f86a8") +
    flat("M-10 550Q300 520 640 545T1210 540V910H-10Z", "#5d7459") +
    [40, 150, 1010, 1110, 1190].map((x, i) => pine(x, 570, 260 + (i % 3) * 50)).join("") +
    bush([300, 580], 150, "#3f5f4c") +
    fill(
      polygon([
        [790, 700],
        [960, 360],
        [1150, 700],
      ]),
      c.ochre,
    ) +
    fill(
      polygon([
        [940, 700],
        [960, 400],
        [1010, 700],
      ]),
      c.coal,
    ) +
    fill(
      polygon([
        [960, 360],
        [1060, 340],
        [1230, 660],
        [1150, 700],
      ]),
      "#b9802a",
    ) +
    flat(ellipse([540, 780], 330, 90), c.marker, 0.16) +
    flat(ellipse([540, 780], 190, 54), c.marker, 0.22) +
    person(mother, {
      at: [330, 730],
      size: 410,
      view: "right",
      pose: "sit",
      seat: 84,
      mood: "smile",
      look: [540, 640],
      hands: [[396, 560], "lap"],
      holds: cup([398, 576], 32, c.white),
    }) +
    pole(
      [
        [60, 800],
        [330, 784],
      ],
      44,
      c.bark,
    ) +
    person(guitarist, {
      at: [170, 840],
      size: 450,
      view: "right",
      pose: "sit",
      seat: 96,
      mood: "laugh",
      look: [400, 560],
      hands: [
        [230, 660],
        [320, 590],
      ],
      holds: guitar([224, 660], 150, 56),
    }) +
    pole(
      [
        [470, 830],
        [610, 800],
      ],
      20,
      c.bark,
    ) +
    pole(
      [
        [470, 800],
        [612, 832],
      ],
      20,
      c.bark,
    ) +
    fill(
      "M480 800q-30-70 30-130q-4 40 20 50q0-60 40-90q-6 60 26 80q14-20 8-40q40 70-10 130q-60 30-114 0Z",
      c.clay,
    ) +
    flat("M510 800q-16-40 20-76q0 26 16 30q6-30 22-40q0 40 16 50q6 20-12 36q-30 16-62 0Z", c.marker) +
    steam([545, 610], 60) +
    person(child, {
      at: [410, 850],
      size: 450,
      view: "right",
      pose: "kneel-low",
      mood: "smile",
      look: [540, 760],
      hands: [
        [474, 716],
        [480, 726],
      ],
    }) +
    person(cook, {
      at: [760, 850],
      size: 440,
      view: "left",
      pose: "sit-floor",
      lean: 8,
      mood: "calm",
      look: [600, 720],
      hands: [
        [690, 720],
        [700, 740],
      ],
      holds: shaft([712, 750], [590, 690], c.bark, 5) + flat(ellipse([592, 690], 16, 9), c.brick),
    }) +
    dog([860, 870], 130, c.white, -1, true) +
    stroke("M960 366L698 526L690 610", { width: 3 }) +
    person(puller, {
      at: [690, 650],
      size: 340,
      view: "right",
      pose: "pull",
      mood: "focus",
      look: [960, 400],
      hands: [
        [698, 526],
        [696, 530],
      ],
    }) +
    person(builder, {
      at: [990, 840],
      size: 440,
      view: "right",
      pose: "kneel",
      mood: "focus",
      look: [1096, 780],
      hands: [
        [1060, 650],
        [1070, 740],
      ],
      holds: hammer([1060, 650], 64, 70),
    }) +
    stroke("M1100 800l-12-44", { width: 8 }),
});
