import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { block, box, disc, fill, flatBox, stroke } from "../kit/shapes";
import { shirt, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { map, plank } from "../kit/things/carry";
import { cloud, sky } from "../kit/things/outdoors";
import { grass, tree } from "../kit/things/plants";
import { window } from "../kit/things/rooms";
import { farHouse } from "../kit/things/street";
import { bucket, hammer, wrench } from "../kit/things/tools";
import { wheelchair } from "../kit/things/vehicles";

const owner = who("tan", ["long", "chestnut"], sweater(c.violet), trousers(c.denim), { shoes: c.brick });
const carpenter = who("deep", ["bun"], tee(c.marker), trousers(c.bark), {
  hat: "hardhat",
  hatColor: c.white,
  gloves: c.wheat,
});
const carrier = who("porcelain", ["short", "blond"], tee(c.teal), trousers(c.slate), {
  build: "broad",
  beard: "full",
});
const teen = who("brown", ["curly"], sweater(c.red), trousers(c.navy), { age: "teen" });
const neighbor = who("fair", ["receding", "silver"], shirt(c.sage), trousers(c.bark), {
  age: "elder",
  glasses: true,
});

export const scene = defineScene({
  setting: "street",
  subject: "society",
  region: "americas",
  actions: [
    "a woman in a wheelchair explains a plan",
    "an old man looks at the plan with her",
    "a carpenter kneels and hammers a nail into the ramp",
    "a man carries a long board on his shoulder",
    "a teenager brings a bucket of tools",
  ],
  inferences: [
    "Until now, the steps kept the woman from going into the house alone.",
    "The people are neighbors who help in their free time.",
    "Tomorrow the ramp will get a handrail.",
  ],
  alt: "Neighbors build a wooden ramp over the steps of a house while a woman in a wheelchair explains the plan to an old man.",
  description:
    "A sunny street with a pink house, whose blue door is above three steps. A new wooden ramp leads from the ground to the door. On the left, a woman in a wheelchair and an old man with glasses look at a plan, and she explains it. Behind them, a teenager in a red sweater brings a bucket with tools. In the middle, a carpenter with a white helmet kneels beside the ramp and hammers. On the right, a broad man with a blond beard carries a long board on his shoulder.",
  draw: () => {
    const chair = wheelchair([200, 830], 440, c.coal, 1);
    return (
      sky(c.sky, 600, "#c9c0ab") +
      cloud([150, 100], 180) +
      cloud([1080, 80], 200) +
      farHouse(-20, 600, 180, 320, c.mint) +
      tree([210, 605], 290, c.leaf, true) +
      farHouse(1040, 600, 180, 380, c.cream) +
      box(300, 90, 720, 520, c.blush, 2) +
      fill("M260 96L660 -60L1060 96Z", c.brick) +
      window(360, 200, 150, 180, { glass: c.lake }) +
      window(830, 200, 150, 180, { glass: c.lake }) +
      box(590, 200, 160, 320, c.cream, 3) +
      box(604, 214, 132, 306, c.denim, 3) +
      disc([722, 380], 7, c.marker) +
      block(560, 520, 220, 36, c.stone, [16, -12]) +
      block(540, 556, 260, 36, c.stone, [16, -12]) +
      block(520, 592, 300, 36, c.stone, [16, -12]) +
      flatBox(0, 640, 1200, 260, "#c9c0ab") +
      person(teen, {
        at: [490, 740],
        size: 420,
        view: "right",
        pose: "walk",
        mood: "smile",
        look: [700, 640],
        hands: [[520, 580], "down"],
        holds: bucket([520, 656], 70, c.denim, hammer([508, 612], 56, -14) + wrench([532, 612], 50, 18)),
      }) +
      fill("M588 520L736 520L1000 740L820 780Z", c.wheat) +
      fill("M588 520L820 780V800L588 548Z", c.oak) +
      fill("M820 780L1000 740V758L820 800Z", c.wood) +
      stroke("M620 556L776 553M658 598L826 595M700 645L880 640M744 695L940 690M786 742L972 718", {
        color: c.oak,
        width: 3,
      }) +
      person(carpenter, {
        at: [590, 850],
        size: 460,
        view: "right",
        pose: "kneel",
        mood: "focus",
        look: [740, 700],
        hands: [
          [676, 640],
          [708, 672],
        ],
        holds: hammer([676, 640], 62, 62),
      }) +
      person(carrier, {
        at: [1060, 870],
        size: 480,
        view: "left",
        pose: "walk",
        mood: "focus",
        look: [700, 640],
        hands: [[985, 552], "down"],
        holds: plank([790, 576], [1260, 494], 26, c.wood),
      }) +
      person(neighbor, {
        at: [385, 800],
        size: 440,
        view: "left",
        pose: "lean",
        mood: "smile",
        look: [300, 600],
        hands: [[322, 590], "back"],
      }) +
      chair.back +
      person(owner, {
        at: [200, 830],
        size: 440,
        view: "right",
        pose: "sit",
        seat: chair.seat,
        mood: "talk",
        look: [390, 440],
        hands: [
          [296, 618],
          [300, 560],
        ],
        feet: [
          [308, 818],
          [298, 818],
        ],
        holds: map([302, 596], 104, 8),
      }) +
      chair.front +
      grass([
        [40, 660],
        [1170, 660],
        [300, 660],
      ])
    );
  },
});
