import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { longSkirt, shirt, shorts, sweater, tank, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { block, flatBox, pole, stroke } from "../kit/shapes";
import { cat } from "../kit/things/animals";
import { basket, glass, piece } from "../kit/things/food";
import { bench } from "../kit/things/furniture";
import { cloud, sky, sun } from "../kit/things/outdoors";
import { crops, flowers, plant } from "../kit/things/plants";
import { farHouse } from "../kit/things/street";
import { spade, wateringCan } from "../kit/things/tools";

const digger = who("brown", ["crop"], tee(c.brick), trousers(c.denim), {
  hat: "cap",
  hatColor: c.teal,
  beard: "short",
});
const waterer = who("tan", ["bun", "grey"], shirt(c.lilac), longSkirt(c.violet), {
  age: "elder",
  hat: "straw",
  hatColor: c.wheat,
});
const picker = who("fair", ["braids", "blond"], tank(c.marker), shorts(c.green), { age: "child" });
const resting = who("deep", ["afro"], tee(c.teal), trousers(c.coal));
const friend = who("porcelain", ["wavy", "chestnut"], sweater(c.sage), trousers(c.plum), { glasses: true });
const bed = (x: number, y: number, w: number) =>
  block(x, y, w, 70, c.oak, [30, -26]) + flatBox(x + 14, y - 16, w, 10, c.bark);

export const scene = defineScene({
  setting: "nature",
  subject: "gardens",
  region: "americas",
  actions: [
    "a man digs in a raised bed",
    "an older woman waters young plants",
    "a girl kneels and picks tomatoes",
    "two friends sit on a bench and drink lemonade",
    "a cat sits on the wall",
  ],
  inferences: [
    "The people in the building share this garden and the work in it.",
    "The two friends are taking a break after working in the heat.",
    "It is late summer, because the tomatoes are ripe.",
  ],
  alt: "Neighbors dig, water plants, and pick tomatoes in a roof garden high above a city on a sunny day.",
  description:
    "A garden on the flat roof of a tall building, with the towers of a city behind a low wall. On the left, an older woman in a straw hat waters young plants in a wooden bed. In the middle, a bearded man with a cap pushes a spade into the soil. In front of him, a small girl with blond braids kneels beside a basket and picks ripe tomatoes. On the right, two friends sit on a bench with glasses of lemonade and laugh. A gray cat sits on the wall.",
  draw: () =>
    sky(c.sky, 600, "#d8cdb9") +
    sun([170, 120], 54) +
    cloud([480, 130], 220) +
    cloud([930, 90], 180) +
    [0, 130, 250, 400, 520, 640, 800, 900, 1040]
      .map((x, i) =>
        farHouse(
          x,
          560,
          150,
          [240, 330, 200, 290, 380, 230, 310, 260, 350][i] ?? 240,
          [c.mint, c.blush, c.lilac, c.fog][i % 4] ?? c.fog,
        ),
      )
      .join("") +
    block(-10, 560, 1220, 60, c.clay, [0, -18]) +
    cat([760, 546], 74, c.slate, -1) +
    stroke("M0 700H1200M0 800H1200", { color: "#c4b79e", width: 2 }) +
    pole(
      [
        [870, 700],
        [870, 330],
        [1180, 330],
        [1180, 700],
      ],
      12,
      c.oak,
    ) +
    [880, 940, 1000, 1060, 1120]
      .map((x) =>
        pole(
          [
            [x, 316],
            [x + 40, 344],
          ],
          6,
          c.oak,
        ),
      )
      .join("") +
    flowers([1020, 330], 300, [c.rose, c.violet, c.marker]) +
    bench(890, 740, 270, 100, c.teal) +
    person(resting, {
      at: [960, 760],
      size: 420,
      view: "front",
      pose: "sit",
      seat: 108,
      mood: "laugh",
      look: [1090, 500],
      hands: ["lap", [1018, 590]],
      holds: glass([1018, 606], 48, c.marker),
    }) +
    person(friend, {
      at: [1090, 760],
      size: 420,
      view: "front",
      pose: "sit",
      seat: 108,
      mood: "smile",
      look: [960, 500],
      hands: [[1052, 580], "lap"],
      holds: glass([1052, 596], 48, c.marker),
    }) +
    bed(40, 720, 300) +
    crops([70, 704], [330, 704], 6, c.leaf, 22) +
    person(waterer, {
      at: [90, 830],
      size: 440,
      view: "right",
      pose: "stand",
      mood: "smile",
      look: [270, 680],
      hands: [
        [190, 590],
        [170, 560],
      ],
      holds: wateringCan([188, 586], 84, c.steel, 1),
    }) +
    bed(430, 730, 330) +
    crops([600, 714], [750, 714], 4, c.green, 26) +
    person(digger, {
      at: [480, 860],
      size: 460,
      view: "right",
      pose: "stoop",
      mood: "focus",
      look: [600, 720],
      hands: [
        [560, 590],
        [600, 680],
      ],
      holds: spade([550, 570], [622, 722]),
    }) +
    plant([1150, 880], 170, "flower", c.brick) +
    plant([990, 870], 120, "cactus", c.teal) +
    plant([860, 850], 150, "leaves", c.clay, c.leaf) +
    piece.tomato([838, 780], 14) +
    piece.tomato([880, 770], 15) +
    piece.tomato([862, 740], 13) +
    person(picker, {
      at: [750, 842],
      size: 460,
      view: "right",
      pose: "kneel-low",
      mood: "smile",
      look: [850, 760],
      hands: [[816, 762], "forward"],
    }) +
    basket([676, 872], 110, c.wheat, "tomato"),
});
