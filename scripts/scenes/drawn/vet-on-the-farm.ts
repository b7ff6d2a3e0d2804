import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { coat, jacket, shirt, sweater, trousers, vest, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { box, disc, fill, flat, stroke } from "../kit/shapes";
import { polygon } from "../kit/geometry";
import { cow, goat, hen } from "../kit/things/animals";
import { bottle } from "../kit/things/food";
import { briefcase } from "../kit/things/held";
import { cloud, hills, puddle, sky } from "../kit/things/outdoors";
import { fence, grass, tree } from "../kit/things/plants";
import { car } from "../kit/things/vehicles";

const vet = who("brown", ["ponytail"], coat(c.teal), trousers(c.pine), {
  gloves: c.lake,
  glasses: true,
  shoes: c.pine,
});
const farmer = who("porcelain", ["short", "ginger"], shirt(c.brick), trousers(c.denim), {
  overalls: c.denim,
  hat: "brim",
  hatColor: c.oak,
  beard: "full",
});
const girl = who("fair", ["braids", "ginger"], jacket(c.marker), trousers(c.navy), {
  age: "child",
  shoes: c.red,
});
const boy = who("fair", ["fringe", "ginger"], sweater(c.sage), trousers(c.bark), { age: "child" });
const helper = who("deep", ["crop"], vest(c.slate, { second: c.cream }), trousers(c.coal), { age: "teen" });

export const scene = defineScene({
  setting: "farm",
  subject: "animals",
  region: "oceania",
  actions: [
    "a vet listens to a cow with a stethoscope",
    "a farmer holds the cow by a rope",
    "a girl feeds a young goat with a bottle",
    "a boy watches from behind the fence",
    "a young man brings a bucket of water",
  ],
  inferences: [
    "The cow may be ill, so the farmer has called the vet.",
    "The goat has lost its mother or she does not have enough milk.",
    "It has just rained, and more rain is on its way.",
  ],
  alt: "On a farm under gray clouds, a vet examines a cow, a farmer holds it, and a girl feeds a goat with a bottle.",
  description:
    "A farm under gray clouds, with a red barn, green hills, a white fence, and puddles in the grass. In the middle stands a white cow with brown spots. In front of it, a vet in a green coat kneels, holds a stethoscope to its belly, and listens. A brown bag stands beside her. On the left, a young man brings a red bucket of water, and behind the fence a boy with orange hair watches with a worried face. On the right, a bearded farmer holds the cow by a rope, and a girl in a yellow jacket feeds a goat with a bottle.",
  draw: () =>
    sky("#cfd8dc", 500, "#a8c08a") +
    cloud([240, 100], 330, "#b3bfc6") +
    cloud([620, 70], 360, "#bcc7cd") +
    cloud([1010, 130], 330, "#b3bfc6") +
    hills(470, 90, "#93b08a", 0.6) +
    hills(500, 50, "#a9c296", 3) +
    tree([560, 520], 200, c.green, true) +
    tree([640, 520], 150, c.leaf, true) +
    fill("M820 560V330L930 240L1060 240L1170 330V560Z", c.brick) +
    stroke("M806 338L926 236H1064L1184 338", { width: 12 }) +
    box(920, 400, 150, 160, c.bark, 2) +
    stroke("M920 400l150 160M1070 400l-150 160", { color: c.wheat, width: 6 }) +
    box(955, 290, 80, 60, c.cream, 2) +
    car([110, 590], 300, c.white, 1) +
    person(boy, {
      at: [272, 690],
      size: 410,
      view: "front",
      mood: "worry",
      look: [480, 560],
      hands: [
        [244, 556],
        [302, 556],
      ],
    }) +
    fence(-10, 680, 500, 120, c.white) +
    fence(780, 650, 440, 100, c.white) +
    [244, 302].map((x) => disc([x, 560], 9, "#f0c8a4")).join("") +
    grass(
      [
        [60, 760],
        [260, 720],
        [700, 700],
        [1160, 700],
        [560, 880],
        [1180, 880],
      ],
      c.pine,
    ) +
    puddle([300, 840], 200) +
    puddle([760, 870], 160) +
    cow([520, 790], 400, c.white, 1) +
    person(farmer, {
      at: [860, 770],
      size: 440,
      view: "left",
      mood: "worry",
      look: [720, 540],
      hands: [[768, 560], "down"],
      holds: stroke("M768 560q-14 24-30 26", { color: c.oak, width: 6 }),
    }) +
    stroke("M690 520l66 44", { color: c.oak, width: 6 }) +
    person(helper, {
      at: [120, 850],
      size: 460,
      view: "right",
      pose: "walk",
      mood: "calm",
      look: [460, 620],
      hands: [[190, 650], "down"],
      holds:
        stroke("M160 690q30-60 60 0", { width: 4 }) +
        fill(
          polygon([
            [156, 690],
            [226, 690],
            [216, 760],
            [166, 760],
          ]),
          c.red,
        ) +
        flat("M160 694h62v8h-62Z", c.lake),
    }) +
    person(vet, {
      at: [440, 866],
      size: 460,
      view: "right",
      pose: "kneel",
      mood: "focus",
      look: [540, 640],
      hands: [[540, 660], "chest"],
    }) +
    stroke("M496 552q-12 30-4 54q14 26 40 30q24 6 22 26", { width: 5 }) +
    disc([556, 660], 13, c.steel) +
    briefcase([330, 884], 120, c.oak) +
    goat([960, 880], 170, c.cream, 1) +
    person(girl, {
      at: [1130, 880],
      size: 460,
      view: "left",
      pose: "lean",
      mood: "smile",
      look: [1050, 740],
      hands: [
        [1078, 742],
        [1090, 730],
      ],
      holds: `<g transform="rotate(-72 1078 742)">${bottle([1078, 756], 66, c.white)}</g>`,
    }) +
    hen([700, 860], 60, c.clay, -1),
});
