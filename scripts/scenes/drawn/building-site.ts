import { defineScene } from "../define-scene";
import { polygon } from "../kit/geometry";
import { c } from "../kit/palette";
import { jacket, shirt, tee, trousers, vest, who } from "../kit/people/clothes";
import { person, personParts } from "../kit/people/draw-person";
import { box, disc, fill, flatBox, pole, stroke } from "../kit/shapes";
import { cup } from "../kit/things/food";
import { table } from "../kit/things/furniture";
import { sheet } from "../kit/things/held";
import { cloud, sky, sun } from "../kit/things/outdoors";
import { farHouse } from "../kit/things/street";
import { hammer, ladder, spade } from "../kit/things/tools";

const architect = who("tan", ["ponytail"], jacket(c.teal, { second: c.white }), trousers(c.navy), {
  hat: "hardhat",
  hatColor: c.white,
  glasses: true,
});
const chief = who("brown", ["crop", "grey"], vest(c.ochre, { second: c.denim }), trousers(c.bark), {
  hat: "hardhat",
  hatColor: c.marker,
  beard: "full",
  build: "broad",
});
const digger = who("deep", ["short"], vest(c.ochre, { second: c.slate }), trousers(c.denim), {
  hat: "hardhat",
  hatColor: c.marker,
});
const pusher = who("fair", ["short", "ginger"], vest(c.ochre, { second: c.sage }), trousers(c.coal), {
  hat: "hardhat",
  hatColor: c.marker,
});
const layer = who("olive", ["bun"], shirt(c.red), trousers(c.denim), {
  hat: "hardhat",
  hatColor: c.marker,
  gloves: c.ochre,
});
const resting = who("porcelain", ["curly", "chestnut"], tee(c.sage), trousers(c.slate), {
  hat: "hardhat",
  hatColor: c.marker,
});

export const scene = defineScene({
  setting: "work",
  subject: "buildings",
  region: "anywhere",
  actions: [
    "an architect and a builder look at a plan",
    "a man digs in a heap of earth",
    "a man pushes a wheelbarrow full of bricks",
    "a woman hammers on the upper floor",
    "a man sits and drinks something hot",
  ],
  inferences: [
    "There is a question about the plan, since the architect points and the builder looks worried.",
    "The work started some weeks ago, because the first floor already stands.",
    "The man with the cup is taking a break.",
  ],
  alt: "On a construction site, an architect and a builder study a plan while others dig, hammer, and push a wheelbarrow.",
  description:
    "A construction site under a sunny sky, with a half-built brick house and a tall crane behind it. In the middle, an architect with a white helmet and glasses points at a plan on a table, and a broad builder with a gray beard looks at it with a worried face. On the left, a man in an orange vest digs in a heap of earth with a spade. On the right, a man with red hair pushes a wheelbarrow full of bricks. Above them, on the upper floor, a woman hammers at a wooden beam. At the right edge, a man sits and drinks something hot.",
  draw: () => {
    const planner = personParts(architect, {
      at: [480, 790],
      size: 450,
      view: "right",
      pose: "lean",
      mood: "talk",
      look: [640, 500],
      hands: [[596, 580], "hip"],
    });
    const builder = personParts(chief, {
      at: [760, 790],
      size: 460,
      view: "left",
      pose: "lean",
      mood: "worry",
      look: [600, 600],
      hands: [[660, 584], "chin"],
    });
    return (
      sky(c.sky, 580, "#d8b98d") +
      sun([150, 110], 50) +
      cloud([420, 90], 200) +
      [0, 150, 290]
        .map((x, i) =>
          farHouse(x, 560, 150, [220, 300, 250][i] ?? 220, [c.mint, c.blush, c.lilac][i] ?? c.mint),
        )
        .join("") +
      stroke(
        "M360 560V60M336 560V60M336 90L360 150L336 210L360 270L336 330L360 390L336 450L360 510M200 60H760M360 20L220 60M348 20L740 60",
        { width: 4, color: c.ochre },
      ) +
      stroke("M700 60V190", { width: 3 }) +
      box(650, 190, 100, 30, c.wood, 2) +
      box(180, 56, 60, 34, c.slate, 2) +
      box(560, 300, 520, 290, "#cf8a68", 0) +
      stroke(
        [330, 370, 400, 430, 470, 510, 550]
          .map(
            (y, i) =>
              `M${580 + (i % 2) * 30} ${y}h60M${800 + (i % 3) * 20} ${y}h50M${980 - (i % 2) * 24} ${y}h60`,
          )
          .join(""),
        { color: "#b8704f", width: 2 },
      ) +
      box(620, 400, 120, 120, c.coal, 2) +
      box(880, 400, 110, 190, c.coal, 2) +
      box(540, 282, 560, 22, c.stone, 2) +
      [580, 720, 880, 1040]
        .map((x) =>
          pole(
            [
              [x, 282],
              [x, 90],
            ],
            14,
            c.wheat,
          ),
        )
        .join("") +
      pole(
        [
          [570, 96],
          [1060, 96],
        ],
        16,
        c.wheat,
      ) +
      person(layer, {
        at: [960, 286],
        size: 240,
        view: "right",
        mood: "focus",
        look: [1040, 150],
        hands: [
          [1010, 130],
          [1024, 170],
        ],
        holds: hammer([1010, 130], 42, 40),
      }) +
      ladder([560, 600], [590, 270], 60, c.wood) +
      flatBox(0, 590, 1200, 310, "#d8b98d") +
      fill("M20 860q30-110 120-110q80 0 110 110Z", c.bark) +
      person(digger, {
        at: [220, 820],
        size: 450,
        view: "left",
        pose: "stoop",
        mood: "focus",
        look: [120, 800],
        hands: [
          [150, 580],
          [120, 660],
        ],
        holds: spade([166, 550], [92, 720]),
      }) +
      planner.body +
      builder.body +
      table([620, 860], 320, 250, c.wood, 64) +
      `<g transform="translate(610 580) skewX(-24)">${sheet([0, 0], 120, 90)}</g>` +
      cup([716, 600], 34, c.red, false) +
      planner.arms +
      builder.arms +
      pole(
        [
          [880, 690],
          [1040, 780],
          [1100, 780],
        ],
        9,
        c.slate,
      ) +
      fill(
        polygon([
          [950, 690],
          [1130, 690],
          [1100, 780],
          [980, 780],
        ]),
        c.green,
      ) +
      [0, 1, 2].map((i) => box(964 + i * 52, 660, 48, 28, c.brick, 2)).join("") +
      [0, 1].map((i) => box(990 + i * 52, 632, 48, 28, c.brick, 2)).join("") +
      pole(
        [
          [1000, 780],
          [985, 840],
        ],
        8,
        c.slate,
      ) +
      disc([1110, 810], 34, c.coal) +
      disc([1110, 810], 12, c.stone) +
      person(pusher, {
        at: [850, 850],
        size: 440,
        view: "right",
        pose: "push",
        lean: 16,
        mood: "smile",
        look: [1040, 620],
        hands: [
          [888, 694],
          [900, 700],
        ],
      }) +
      box(1080, 516, 110, 60, c.wood, 3) +
      person(resting, {
        at: [1130, 606],
        size: 350,
        view: "left",
        pose: "sit",
        seat: 86,
        mood: "calm",
        look: [900, 520],
        hands: [[1070, 426], "lap"],
        holds: cup([1066, 440], 28, c.white),
      })
    );
  },
});
