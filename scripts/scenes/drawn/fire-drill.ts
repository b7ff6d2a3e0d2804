import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { jacket, longSkirt, shirt, skirt, sweater, tee, trousers, vest, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { box, flatBox, stroke } from "../kit/shapes";
import { cup } from "../kit/things/food";
import { clipboard, crutch, sheet } from "../kit/things/held";
import { laptop } from "../kit/things/machines";
import { cloud, sky } from "../kit/things/outdoors";
import { bush, tree } from "../kit/things/plants";

const warden = who("tan", ["ponytail"], vest(c.ochre, { second: c.white }), trousers(c.navy), {
  hat: "hardhat",
  hatColor: c.red,
});
const onCrutches = who("fair", ["short", "blond"], sweater(c.teal), trousers(c.denim), { age: "adult" });
const helper = who("deep", ["long"], jacket(c.violet, { second: c.cream }), skirt(c.coal));
const coffee = who("brown", ["receding", "grey"], shirt(c.sage), trousers(c.bark), {
  glasses: true,
  beard: "mustache",
});
const coder = who("porcelain", ["spiky", "chestnut"], tee(c.red), trousers(c.coal), {
  hat: "headphones",
  hatColor: c.ink,
});
const runner = who("olive", ["wavy", "chestnut"], shirt(c.rose), longSkirt(c.plum));

export const scene = defineScene({
  setting: "work",
  subject: "buildings",
  region: "anywhere",
  actions: [
    "a woman in a vest counts people and holds a list",
    "a woman helps a man who walks with a cane",
    "a man drinks coffee and waits",
    "a young man still works on his laptop",
    "a woman hurries out of the door and looks back",
  ],
  inferences: [
    "This is only an exercise, since nobody is afraid and there is no smoke.",
    "The young man did not want to lose his work, or did not hear the alarm at first.",
    "Somebody may be missing, because the woman looks back at the building.",
  ],
  alt: "Office workers stand outside a building during a fire drill while a woman in a vest checks them off on a list.",
  description:
    "The front of an office building with large windows, an open door, and a tree. In front, on the left, a woman in an orange vest and a red helmet holds a list and points at the people to count them. In the middle, a woman in a violet jacket supports a man in a teal sweater, who walks slowly with a cane. Near the door, a woman in a pink shirt comes out quickly and looks back over her shoulder. On the right, a man with glasses drinks coffee, and a young man with headphones sits on the ground with his laptop.",
  draw: () =>
    sky(c.sky, 620, c.stone) +
    cloud([1090, 80], 180) +
    tree([1120, 640], 380, c.leaf) +
    box(60, 40, 920, 590, "#e9d3bd", 2) +
    [0, 1, 2, 3]
      .map(
        (i) =>
          box(100 + i * 220, 80, 170, 150, c.lake, 3) +
          flatBox(104 + i * 220, 84, 60, 142, "#b4d7de") +
          box(100 + i * 220, 280, 170, 150, c.lake, 3),
      )
      .join("") +
    box(310, 270, 190, 360, c.coal, 3) +
    box(322, 282, 166, 348, "#f9eecb", 2) +
    box(250, 276, 62, 356, c.teal, 2) +
    box(280, 236, 250, 26, c.teal, 4) +
    box(560, 300, 34, 46, c.red, 6) +
    stroke("M600 300q14 20 0 46M614 292q22 30 0 62", { color: c.red, width: 4 }) +
    flatBox(0, 630, 1200, 270, "#d2c9b7") +
    stroke("M0 630H1200M0 740H1200", { width: 2, color: "#b4aa96" }) +
    bush([70, 650], 170, c.green) +
    bush([880, 650], 190, c.green) +
    person(runner, {
      at: [430, 680],
      size: 370,
      view: "right",
      pose: "walk",
      mood: "worry",
      look: [300, 380],
      hands: [[500, 520], "down"],
    }) +
    person(helper, {
      at: [640, 780],
      size: 430,
      view: "right",
      pose: "walk",
      mood: "smile",
      look: [730, 480],
      hands: [[724, 540], "forward"],
    }) +
    person(onCrutches, {
      at: [740, 790],
      size: 450,
      view: "right",
      pose: "walk",
      mood: "worry",
      look: [860, 780],
      hands: [
        [800, 590],
        [810, 580],
      ],
      holds: crutch([806, 590], [840, 800]),
    }) +
    person(coffee, {
      at: [980, 770],
      size: 430,
      view: "left",
      mood: "calm",
      look: [300, 520],
      hands: [[936, 425], "hip"],
      holds: cup([926, 448], 42, c.white),
    }) +
    person(warden, {
      at: [230, 840],
      size: 480,
      view: "right",
      mood: "focus",
      look: [700, 560],
      hands: [
        [290, 590],
        [400, 500],
      ],
      holds: clipboard([300, 584], 74, 10),
    }) +
    person(coder, {
      at: [1060, 870],
      size: 460,
      view: "left",
      pose: "sit-floor",
      mood: "focus",
      look: [980, 800],
      hands: [
        [988, 804],
        [982, 806],
      ],
    }) +
    laptop([985, 826], 96, -1) +
    sheet([560, 850], 34, 70),
});
