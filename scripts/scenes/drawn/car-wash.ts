import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { shirt, shorts, skirt, tank, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { box, disc, flatBox, stroke } from "../kit/shapes";
import { dog } from "../kit/things/animals";
import { jar } from "../kit/things/food";
import { cloud, puddle, sky, sun } from "../kit/things/outdoors";
import { tree } from "../kit/things/plants";
import { farHouse, garland } from "../kit/things/street";
import { brush, bucket } from "../kit/things/tools";
import { car } from "../kit/things/vehicles";
import { foam, hose, spray } from "../kit/things/washing";

const sprayer = who("fair", ["ponytail", "blond"], tee(c.teal), shorts(c.navy), { age: "teen" });
const wet = who("deep", ["curly"], tank(c.marker), shorts(c.denim), { age: "teen" });
const roof = who("tan", ["short"], tee(c.sage), trousers(c.slate));
const scrubber = who("olive", ["spiky"], tee(c.clay), shorts(c.coal), { age: "teen", gloves: c.marker });
const collector = who("brown", ["braids"], tee(c.violet), skirt(c.plum), { age: "child" });
const driver = who("porcelain", ["receding", "grey"], shirt(c.mint), trousers(c.bark), {
  age: "elder",
  glasses: true,
  hat: "straw",
  hatColor: c.wheat,
});

export const scene = defineScene({
  setting: "street",
  subject: "money",
  region: "americas",
  actions: [
    "a girl sprays water with a hose",
    "a wet teenager holds up both hands and laughs",
    "a man wipes the roof of a red car",
    "a boy scrubs a wheel with a brush",
    "an old man puts a coin into a jar",
  ],
  inferences: [
    "The young people wash cars to collect money for their school.",
    "The girl sprays her friend on purpose, because both of them laugh.",
    "The old man likes the idea, so he gives them money.",
  ],
  alt: "On a sunny day, young people wash a red car, one sprays a friend with water, and an old man pays into a jar.",
  description:
    "A sunny place in front of a long pink building, with colorful little flags on a rope. In the middle stands a red car with foam on it. Behind the car, a man in a light green shirt wipes the roof with a yellow sponge. On the left, a blond girl sprays water with a green hose at a friend in a yellow top, who laughs and holds up both arms. In front, a boy with gloves kneels and scrubs a wheel beside a bucket and a dog. On the right, an old man in a straw hat puts a coin into a girl's jar.",
  draw: () =>
    sky(c.sky, 520, "#cfcabd") +
    sun([1080, 110], 52) +
    cloud([300, 100], 220) +
    cloud([720, 140], 180) +
    farHouse(80, 520, 520, 250, c.blush) +
    flatBox(70, 256, 540, 20, "#d3988a") +
    tree([700, 530], 270, c.sage, true) +
    tree([860, 530], 220, c.leaf, true) +
    tree([1110, 530], 290, c.sage, true) +
    flatBox(0, 516, 1200, 26, "#b4cf9f") +
    garland([40, 190], [620, 190], [c.red, c.marker, c.teal, c.violet]) +
    garland([620, 190], [1180, 200], [c.violet, c.red, c.marker, c.teal]) +
    stroke("M40 190V560M620 190V520M1180 200V560", { width: 6 }) +
    person(roof, {
      at: [610, 730],
      size: 440,
      view: "front",
      mood: "calm",
      look: [520, 560],
      hands: [
        [540, 462],
        [676, 462],
      ],
    }) +
    car([620, 760], 620, c.red, 1) +
    foam([540, 494], 70) +
    foam([690, 640], 60) +
    foam([470, 610], 50) +
    foam([820, 640], 54) +
    box(516, 458, 48, 26, c.marker, 6) +
    puddle([560, 800], 420) +
    puddle([240, 880], 260) +
    person(collector, {
      at: [1000, 740],
      size: 430,
      view: "right",
      mood: "smile",
      look: [1130, 420],
      hands: [
        [1050, 590],
        [1046, 604],
      ],
      holds:
        jar([1058, 610], 74, c.mist, c.marker) +
        disc([1050, 596], 8, c.marker) +
        disc([1066, 598], 8, c.marker) +
        disc([1058, 586], 8, c.marker),
    }) +
    person(driver, {
      at: [1140, 800],
      size: 450,
      view: "left",
      mood: "smile",
      look: [1060, 540],
      hands: [[1066, 528], "hip"],
      holds: disc([1056, 524], 8, c.ochre),
    }) +
    person(scrubber, {
      at: [900, 860],
      size: 460,
      view: "left",
      pose: "kneel",
      mood: "focus",
      look: [800, 710],
      hands: [
        [836, 712],
        [850, 730],
      ],
      holds: brush([836, 712], 22, -96, c.white),
    }) +
    hose([-10, 866], [200, 600]) +
    person(sprayer, {
      at: [110, 860],
      size: 470,
      view: "right",
      mood: "laugh",
      look: [400, 540],
      hands: [
        [200, 604],
        [176, 640],
      ],
      holds: stroke("M196 606l34-14", { width: 12 }),
    }) +
    spray([232, 592], [352, 600]) +
    person(wet, {
      at: [410, 880],
      size: 470,
      view: "left",
      lean: -6,
      mood: "laugh",
      look: [200, 560],
      hands: [
        [346, 560],
        [350, 500],
      ],
    }) +
    bucket([560, 880], 66, c.lake, foam([560, 822], 50)) +
    dog([700, 884], 130, c.wheat, -1, true),
});
