import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { longSkirt, shirt, shorts, skirt, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { flatBox, stroke } from "../kit/shapes";
import { basket, piece } from "../kit/things/food";
import { clipboard } from "../kit/things/held";
import { beanPoles, lens, raisedBed, scarecrow, snail } from "../kit/things/garden-beds";
import { cloud, sky, sun } from "../kit/things/outdoors";
import { flowers, tree } from "../kit/things/plants";

import { farHouse } from "../kit/things/street";
import { wateringCan } from "../kit/things/tools";
import { wheelchair } from "../kit/things/vehicles";

const teacher = who("tan", ["wavy"], shirt(c.brick), longSkirt(c.navy), {
  glasses: true,
  hat: "straw",
  hatColor: c.wheat,
});
const writer = who("brown", ["braids"], tee(c.lake), skirt(c.plum), { age: "child" });
const waterer = who("tan", ["crop"], tee(c.marker), shorts(c.denim), {
  age: "child",
  hat: "cap",
  hatColor: c.red,
});
const puller = who(
  "olive",
  ["spiky"],
  tee(c.sage, { pattern: "stripes", second: c.pine }),
  trousers(c.bark),
  { age: "child" },
);
const finder = who("fair", ["bob"], tee(c.rose), trousers(c.teal), { age: "child" });
const helper = who("brown", ["short", "grey"], shirt(c.mint), trousers(c.slate), {
  age: "elder",
  beard: "short",
  hat: "brim",
  hatColor: c.cream,
});

export const scene = defineScene({
  setting: "school",
  subject: "nature",
  region: "asia",
  actions: [
    "a teacher in a wheelchair holds up a carrot",
    "a girl takes notes on a clipboard",
    "a boy waters young plants",
    "a boy pulls a big carrot out of the earth",
    "a girl looks at a snail through a magnifying glass",
    "an old man carries a basket of vegetables",
  ],
  inferences: [
    "The children learn where their food comes from.",
    "The boy will fall backward when the carrot comes out.",
    "The vegetables are going to be cooked in the school kitchen.",
  ],
  alt: "In a school garden, a teacher in a wheelchair shows a carrot while children water plants, take notes, and study a snail.",
  description:
    "A garden beside a long school building on a sunny day, with bean poles, a row of flowers, and a scarecrow in a violet shirt. On the left, a teacher in a wheelchair wears a straw hat and holds up a carrot. A girl with braids stands before her and writes on a clipboard. In the middle, a boy with a red cap waters a bed of young plants. In front of him, a girl looks at a snail through a magnifying glass. On the right, a boy in a striped shirt pulls a big carrot out of a bed, and an old man carries a basket of vegetables.",
  draw: () => {
    const w = wheelchair([330, 800], 440, c.coal, -1);
    return (
      sky(c.sky, 520, "#c8d6a0") +
      sun([1090, 100], 50) +
      cloud([300, 100], 220) +
      cloud([780, 80], 200) +
      farHouse(420, 540, 520, 270, c.cream) +
      flatBox(404, 256, 552, 26, c.teal) +
      tree([60, 560], 330, c.leaf, true) +
      tree([1000, 550], 240, c.sage, true) +
      tree([1160, 560], 320, c.leaf, true) +
      flatBox(0, 540, 1200, 24, "#aec48a") +
      beanPoles(50, 640, 200, 280, 4) +
      scarecrow([1040, 640], 260, c.violet) +
      flowers([600, 600], 260, [c.rose, c.marker, c.violet, c.red], 8) +
      raisedBed(480, 690, 330, 6, c.leaf) +
      person(waterer, {
        at: [470, 740],
        size: 410,
        view: "right",
        mood: "smile",
        look: [600, 660],
        hands: [
          [530, 610],
          [520, 600],
        ],
        holds: wateringCan([532, 608], 70, c.red, 1),
      }) +
      person(helper, {
        at: [950, 730],
        size: 410,
        view: "left",
        pose: "walk",
        mood: "smile",
        look: [800, 600],
        hands: [
          [884, 560],
          [878, 566],
        ],
        holds: basket([870, 606], 110, c.wheat, ["carrot", "cabbage", "tomato"]),
      }) +
      w.back +
      person(teacher, {
        at: [326, 800],
        size: 440,
        view: "left",
        pose: "sit",
        seat: w.seat,
        mood: "talk",
        look: [150, 560],
        hands: [[220, 500], "lap"],
        feet: [
          [226, 786],
          [234, 788],
        ],
        holds: piece.carrot([218, 556], 46),
      }) +
      w.front +
      person(writer, {
        at: [90, 840],
        size: 460,
        view: "right",
        mood: "focus",
        look: [220, 500],
        hands: [
          [146, 660],
          [164, 690],
        ],
        holds: clipboard([164, 668], 56, 10),
      }) +
      raisedBed(650, 820, 280, 0) +
      [690, 730, 780]
        .map((x) =>
          stroke(`M${x} 806q-16-16-20-34M${x} 806v-40M${x} 806q12-18 20-32`, { color: c.green, width: 6 }),
        )
        .join("") +
      piece.carrot([918, 812], 34) +
      stroke("M918 744q-8-20 10-34M918 744q12-12 22-34", { color: c.leaf, width: 6 }) +
      person(puller, {
        at: [982, 886],
        size: 470,
        view: "left",
        pose: "pull",
        mood: "focus",
        look: [880, 760],
        hands: [
          [942, 710],
          [934, 716],
        ],
      }) +
      person(finder, {
        at: [480, 880],
        size: 470,
        view: "right",
        pose: "squat",
        mood: "surprise",
        look: [600, 860],
        hands: [[556, 800], "down"],
        holds: lens([556, 800], 30, [16, 18]),
      }) +
      snail([646, 886], 46, -1)
    );
  },
});
