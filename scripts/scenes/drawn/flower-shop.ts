import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { curve } from "../kit/geometry";
import { stroke } from "../kit/shapes";
import { jacket, shirt, skirt, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person, personParts } from "../kit/people/draw-person";
import { bouquet, flowerBucket } from "../kit/things/carry";
import { counter, shelves } from "../kit/things/furniture";
import { sky, sun } from "../kit/things/outdoors";
import { plant } from "../kit/things/plants";
import { clock, floorLines, picture, room, window } from "../kit/things/rooms";
import { farHouse } from "../kit/things/street";
import { wateringCan } from "../kit/things/tools";

const florist = who("tan", ["bun", "black"], shirt(c.cream), trousers(c.denim), {
  apron: c.pine,
  glasses: true,
});
const youth = who("brown", ["parted"], jacket(c.navy, { second: c.white }), trousers(c.coal));
const girl = who("fair", ["braids", "dark"], tee(c.marker), skirt(c.brick), { age: "child" });
const grandfather = who("tan", ["receding", "grey"], sweater(c.clay), trousers(c.slate), { age: "elder" });
const worker = who("deep", ["short"], tee(c.teal), trousers(c.bark), { apron: c.pine });

export const scene = defineScene({
  setting: "shop",
  subject: "business",
  region: "asia",
  actions: [
    "a florist ties a ribbon around a bunch of flowers",
    "a young man in a jacket looks at the clock",
    "a small girl smells a flower",
    "an old man holds a flower pot in his hands",
    "a worker waters the plants",
  ],
  inferences: [
    "The young man is in a hurry, and the flowers are for somebody who matters to him.",
    "The girl and the old man are family and choose a present together.",
    "The shop has just opened, since all the buckets are full.",
  ],
  alt: "In a flower shop a florist ties a bouquet for a young man, a girl smells a flower, and a worker waters plants.",
  description:
    "A bright flower shop with plants on shelves and buckets full of red, yellow and violet flowers. On the left, a man in a green apron waters a tall plant with a blue can. In the middle, a florist with glasses stands behind a wooden counter and ties a ribbon around a bunch of flowers. Across from her, a young man in a dark jacket looks up at the clock on the wall with a worried face. On the right, an old man in an orange sweater holds a small pot, and a girl with braids bends to smell a flower.",
  draw: () => {
    const ties = personParts(florist, {
      at: [440, 740],
      size: 440,
      view: "right",
      bust: true,
      pose: "lean",
      mood: "focus",
      look: [560, 500],
      hands: [
        [528, 532],
        [548, 528],
      ],
    });
    return (
      room(c.mint, "#cdb79a", 580) +
      floorLines(580, "#b8a184") +
      window(60, 110, 250, 270, {
        view:
          sky(c.sky, 420, c.sage) +
          farHouse(70, 390, 110, 170, c.blush) +
          farHouse(180, 390, 140, 220, c.cream) +
          sun([250, 150], 26),
      }) +
      shelves(400, 130, 300, 250, 2, c.wood, (x, y, w, row) =>
        [0, 1, 2, 3]
          .map((i) =>
            plant(
              [x + 36 + i * (w / 4), y],
              84,
              (["leaves", "flower", "cactus", "fern"] as const)[(i + row) % 4],
              [c.clay, c.cream, c.teal, c.brick][(i + row) % 4] ?? c.clay,
            ),
          )
          .join(""),
      ) +
      clock([800, 160], 46, 9, 55) +
      picture(930, 110, 170, 130, c.cream, c.rose) +
      ties.body +
      counter(360, 790, 380, 240, c.wood, c.cream) +
      bouquet([560, 560], 74, [c.red, c.marker, c.rose], 66) +
      stroke(
        curve([
          [560, 556],
          [600, 572],
          [640, 552],
          [690, 560],
        ]),
        { color: c.brick, width: 7 },
      ) +
      ties.arms +
      plant([120, 760], 260, "leaves", c.brick, c.leaf) +
      person(worker, {
        at: [270, 800],
        size: 450,
        view: "left",
        mood: "calm",
        look: [150, 600],
        hands: [
          [216, 580],
          [200, 590],
        ],
        holds: wateringCan([196, 590], 62, c.denim, -1),
      }) +
      person(youth, {
        at: [790, 800],
        size: 450,
        view: "left",
        mood: "worry",
        look: [795, 100],
        hands: [[735, 545], "hip"],
      }) +
      person(grandfather, {
        at: [915, 780],
        size: 440,
        view: "right",
        mood: "smile",
        look: [1060, 640],
        hands: [
          [985, 545],
          [995, 542],
        ],
        holds: plant([988, 566], 90, "flower", c.clay),
      }) +
      person(girl, {
        at: [1025, 860],
        size: 450,
        view: "right",
        pose: "stoop",
        lean: 26,
        mood: "sleep",
        look: [1130, 690],
        hands: ["back", "hip"],
      }) +
      flowerBucket([1135, 870], 104, c.steel, [c.red, c.marker, c.rose]) +
      flowerBucket([90, 870], 96, c.lake, [c.violet, c.rose, c.white]) +
      flowerBucket([430, 880], 90, c.steel, [c.marker, c.white, c.clay]) +
      flowerBucket([600, 885], 90, c.sage, [c.red, c.violet, c.rose])
    );
  },
});
