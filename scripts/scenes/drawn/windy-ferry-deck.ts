import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { coat, jacket, longSkirt, shorts, sweater, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { box, fill, flatBox, stroke } from "../kit/shapes";
import { bench } from "../kit/things/furniture";
import { cup } from "../kit/things/food";
import { cloud, hills, sky, water } from "../kit/things/outdoors";
import { motion } from "../kit/things/play";
import { gull, lifeRing, portholes, railing, sandwich, telescope } from "../kit/things/ship";
import { boat } from "../kit/things/vehicles";
import { scarf } from "../kit/things/winter";

const eater = who("fair", ["short", "ginger"], jacket(c.marker), trousers(c.denim), { beard: "full" });
const hatted = who("deep", ["long"], coat(c.brick), longSkirt(c.plum), {
  hat: "brim",
  hatColor: c.cream,
  earrings: true,
});
const looker = who("tan", ["curly"], jacket(c.teal), shorts(c.navy), { age: "child" });
const sick = who("porcelain", ["spiky", "blond"], sweater(c.sage), trousers(c.slate), { age: "teen" });
const wife = who("olive", ["bob", "grey"], coat(c.violet), longSkirt(c.slate), { age: "elder" });
const husband = who("brown", ["receding", "silver"], coat(c.navy), trousers(c.coal), {
  age: "elder",
  glasses: true,
});

export const scene = defineScene({
  setting: "travel",
  subject: "ocean",
  region: "europe",
  actions: [
    "a gull steals a sandwich from a man",
    "a woman holds her hat in the wind",
    "a boy looks through a telescope",
    "a teenager by the rail holds his mouth and stomach",
    "an old couple sits under a blanket",
  ],
  inferences: [
    "The sea is rough, so the teenager feels ill.",
    "The gull has learned that people on the ferry have food.",
    "The boy is looking for the coast or for other ships.",
  ],
  alt: "On the windy deck of a ferry, a gull steals a man's sandwich, a woman holds her hat, and a boy looks through a telescope.",
  description:
    "The wooden deck of a ferry, with a rough blue sea, gray clouds, and a red boat in the distance. On the left, a bearded man in a yellow jacket looks surprised, because a gull flies away with his sandwich. In the middle, a laughing woman in a long red coat holds her hat, and her yellow scarf blows in the wind. Next to her, a boy stands on a wooden box and looks through a telescope. By the rail, a blond teenager holds his mouth and his stomach. On the right, an old couple sits on a bench under a red blanket, with a hot drink.",
  draw: () =>
    sky("#c9d9e2", 430, "#c7a27a") +
    cloud([180, 110], 300, "#dfe6ea") +
    cloud([560, 70], 260, "#e8edf0") +
    cloud([1000, 130], 320, "#dbe3e8") +
    hills(430, 50, "#a9bfae", 1.4) +
    water(426, 260, "#5f9fb2", 12) +
    stroke(
      "M60 520q20-24 50-6M300 560q24-28 60-6M560 500q18-22 44-6M760 580q24-28 60-6M1000 510q20-22 46-4M170 610q26-28 60-4",
      { color: c.white, width: 6 },
    ) +
    boat([770, 470], 130, c.red) +
    fill("M930 690V170q0-20 20-20h270v540Z", c.white) +
    box(960, 150, 260, 26, c.teal, 4) +
    portholes(
      [
        [1010, 290],
        [1150, 290],
      ],
      38,
    ) +
    lifeRing([1082, 420], 46) +
    flatBox(0, 680, 1200, 220, "#c99f74") +
    stroke("M0 680H1200", { width: 3 }) +
    stroke("M0 730H1200M0 790H1200M0 856H1200", { color: "#b38a60", width: 2 }) +
    railing(-20, 690, 950, 150) +
    person(sick, {
      at: [888, 730],
      size: 400,
      view: "front",
      mood: "worry",
      look: [820, 640],
      hands: ["chin", "lap"],
    }) +
    telescope([672, 760], 190, -1) +
    person(looker, {
      at: [794, 790],
      size: 440,
      view: "left",
      pose: "reach",
      mood: "smile",
      look: [600, 560],
      hands: [
        [712, 566],
        [704, 572],
      ],
    }) +
    box(754, 790, 84, 26, c.wood, 4) +
    person(hatted, {
      at: [516, 780],
      size: 440,
      view: "front",
      mood: "laugh",
      look: [380, 440],
      hands: [[484, 366], "down"],
    }) +
    scarf([516, 438], 60, c.marker, 1) +
    bench(930, 830, 250, 112, c.oak) +
    person(wife, {
      at: [1000, 850],
      size: 430,
      view: "front",
      pose: "sit",
      seat: 112,
      mood: "smile",
      look: [900, 560],
      hands: ["lap", "lap"],
    }) +
    person(husband, {
      at: [1110, 850],
      size: 430,
      view: "front",
      pose: "sit",
      seat: 112,
      mood: "smile",
      look: [1000, 560],
      hands: ["lap", [1130, 640]],
    }) +
    fill("M934 706q16-36 64-30q60-8 114 0q50-6 64 30l14 104q-64 26-136 22t-134-22Z", c.red) +
    stroke("M938 730q116-26 240 0M930 784q124 30 252 0M1012 682l-10 142M1090 682l12 146", {
      color: c.rose,
      width: 5,
    }) +
    cup([1144, 690], 32, c.cream) +
    person(eater, {
      at: [190, 866],
      size: 470,
      view: "right",
      lean: -8,
      mood: "surprise",
      look: [370, 440],
      hands: [
        [304, 600],
        [326, 530],
      ],
    }) +
    gull([300, 424], 130, 1) +
    sandwich([406, 462], 60) +
    motion(
      [
        [120, 300],
        [180, 340],
        [700, 250],
        [760, 290],
        [420, 330],
      ],
      1,
      60,
    ),
});
