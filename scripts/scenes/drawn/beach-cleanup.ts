import { defineScene } from "../define-scene";
import { ellipse, polygon } from "../kit/geometry";
import { c } from "../kit/palette";
import { longSkirt, shirt, shorts, sweater, tank, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { disc, fill, flat, stroke } from "../kit/shapes";
import { bird, dog } from "../kit/things/animals";
import { bottle } from "../kit/things/food";
import { cloud, sky, sun, water } from "../kit/things/outdoors";
import { palm } from "../kit/things/plants";
import { bucket, rake } from "../kit/things/tools";
import { boat } from "../kit/things/vehicles";

const bender = who("brown", ["ponytail"], tank(c.marker), shorts(c.denim), { gloves: c.teal });
const holder = who("tan", ["short"], tee(c.teal), shorts(c.coal), {
  hat: "cap",
  hatColor: c.red,
  gloves: c.teal,
});
const raker = who("deep", ["crop"], tee(c.brick), trousers(c.slate), {
  hat: "straw",
  hatColor: c.wheat,
  beard: "short",
});
const girl = who("fair", ["ponytail", "blond"], tee(c.lilac), shorts(c.green), { age: "child" });
const elder = who("olive", ["bun", "silver"], shirt(c.rose), longSkirt(c.violet), {
  age: "elder",
});
const surfer = who("porcelain", ["wavy", "ginger"], sweater(c.navy), shorts(c.navy));
const sack = (x: number, y: number, w: number, color: string) =>
  fill(
    `M${x - w * 0.36} ${y - w * 0.9}q${-w * 0.3} ${w * 0.9} ${w * 0.02} ${w * 0.9}h${w * 0.66}q${w * 0.34} 0 ${w * 0.04} ${-w * 0.9}Z`,
    color,
  );

const crab = ([x, y]: readonly [number, number]) =>
  [-1, 1]
    .map(
      (way) =>
        stroke(`M${x + way * 20} ${y}q${way * 18} -4 ${way * 16} -24`, { color: c.red, width: 6 }) +
        fill(
          `M${x + way * 26} ${y - 22}q${way * -6} -22 ${way * 10} -26l0 16l${way * 14} -10q${way * 4} 18 ${way * -12} 24Z`,
          c.red,
        ) +
        stroke(`M${x + way * 8} ${y - 12}v-12`, { width: 3 }) +
        disc([x + way * 8, y - 26], 4, c.white),
    )
    .join("") + fill(ellipse([x, y], 26, 17), c.red);

export const scene = defineScene({
  setting: "nature",
  subject: "volunteering",
  region: "oceania",
  actions: [
    "a woman bends down to pick up a bottle",
    "a man holds a sack open for her",
    "a man rakes the sand",
    "a girl shows a crab in a bucket to an older woman",
    "a surfer carries a board along the water",
  ],
  inferences: [
    "The sea washed the trash onto the beach, or visitors left it there.",
    "They are volunteers, because they wear different clothes and work together.",
    "The girl wants to carry the animal back to the sea.",
  ],
  alt: "Volunteers collect bottles and rake the sand on a beach while a girl shows an animal in a bucket to an older woman.",
  description:
    "A sandy beach with palm trees, a calm sea, and a small boat. In the middle, a woman in a yellow top bends down and picks up a bottle with her gloves, and a man with a red cap holds a dark sack open for her. On the left, a bearded man with a straw hat rakes the sand. On the right, a girl kneels beside a blue bucket and points at a red crab, while an older woman in a pink shirt watches with surprise. Behind them, a surfer carries a long board along the water.",
  draw: () =>
    sky(c.sky, 430, c.sand) +
    sun([960, 110], 52) +
    cloud([330, 110], 220) +
    cloud([700, 160], 150) +
    water(400, 130, c.lake) +
    boat([330, 450], 170, c.red) +
    bird([520, 190], 50, c.slate, 1, true) +
    bird([600, 230], 40, c.slate, 1, true) +
    flat("M-10 530Q300 505 640 528T1210 520V910H-10Z", c.sand) +
    flat("M-10 530Q300 505 640 528T1210 520V546Q900 560 640 552T-10 556Z", c.cream) +
    palm([70, 620], 400, c.green) +
    palm([1140, 600], 330, c.leaf) +
    person(surfer, {
      at: [820, 610],
      size: 320,
      view: "right",
      pose: "walk",
      mood: "smile",
      look: [1000, 480],
      hands: [[842, 470], "down"],
      holds: fill("M700 450q150-50 290 4q-140 50-290-4Z", c.marker),
    }) +
    person(raker, {
      at: [190, 780],
      size: 440,
      view: "right",
      pose: "lean",
      mood: "smile",
      look: [320, 760],
      hands: [
        [276, 590],
        [284, 610],
      ],
      holds: rake([262, 550], [350, 770]),
    }) +
    person(holder, {
      at: [670, 830],
      size: 460,
      view: "left",
      pose: "stand",
      mood: "talk",
      look: [500, 700],
      hands: [
        [612, 634],
        [604, 624],
      ],
      holds: sack(590, 770, 130, c.slate),
    }) +
    person(bender, {
      at: [410, 850],
      size: 460,
      view: "right",
      pose: "bend",
      mood: "calm",
      look: [520, 840],
      hands: [
        [510, 760],
        [490, 730],
      ],
      holds: `<g transform="rotate(-70 510 770)">${bottle([510, 810], 84, c.leaf)}</g>`,
    }) +
    bottle([300, 880], 60, c.lake) +
    fill(
      polygon([
        [760, 880],
        [800, 866],
        [806, 884],
        [770, 892],
      ]),
      c.brick,
    ) +
    person(elder, {
      at: [1080, 790],
      size: 430,
      view: "left",
      pose: "stoop",
      lean: 22,
      mood: "surprise",
      look: [950, 800],
      hands: ["chest", "back"],
    }) +
    person(girl, {
      at: [860, 850],
      size: 450,
      view: "right",
      pose: "kneel-low",
      mood: "laugh",
      look: [960, 800],
      hands: [[930, 756], "forward"],
    }) +
    bucket([965, 864], 86, c.denim, crab([965, 784])) +
    dog([100, 880], 120, c.bark, 1),
});
