import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { coat, shirt, shorts, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { flatBox, pole, stroke } from "../kit/shapes";
import { bird, cat } from "../kit/things/animals";
import { crate } from "../kit/things/food";
import { block } from "../kit/shapes";
import { camera } from "../kit/things/held";
import { glow, hills, sun, water } from "../kit/things/outdoors";
import { shaft } from "../kit/things/tools";
import { boat } from "../kit/things/vehicles";

const fisher = who("tan", ["short", "grey"], sweater(c.navy), trousers(c.slate), {
  hat: "beanie",
  hatColor: c.brick,
  beard: "full",
  shoes: c.marker,
});
const woman = who("fair", ["ponytail", "chestnut"], shirt(c.red, { second: c.white }), trousers(c.denim), {
  gloves: c.ochre,
  shoes: c.green,
});
const carrier = who("brown", ["curly"], tee(c.sage), trousers(c.coal), { build: "broad" });
const boy = who(
  "porcelain",
  ["fringe", "blond"],
  tee(c.marker, { pattern: "stripes", second: c.white }),
  shorts(c.teal),
  { age: "child" },
);
const tourist = who("olive", ["bob", "dark"], coat(c.lilac), trousers(c.plum), {
  hat: "brim",
  hatColor: c.wheat,
});

export const scene = defineScene({
  setting: "work",
  subject: "ocean",
  region: "europe",
  actions: [
    "an old fisherman mends a net",
    "a woman pulls a rope to tie up a boat",
    "a man carries a crate full of fish",
    "a boy sits on the pier with a fishing rod",
    "a visitor takes a photograph",
  ],
  inferences: [
    "The boats have just come back from a night at sea.",
    "The catch was good, so the fish will be sold at the market this morning.",
    "The cat hopes that a fish will fall out of the crate.",
  ],
  alt: "Early in the morning, people unload fish, tie up a boat, and mend a net at a small fishing harbor.",
  description:
    "A small harbor at sunrise, with pink and yellow light over calm water and hills behind it. On the left, an old fisherman with a white beard sits on a box and mends a net that lies over his knees. In the middle, a strong man carries a crate of fish along the pier, and a gray cat looks up at it. Behind him, a woman with gloves pulls a rope that holds a red boat. On the right, a boy sits with a fishing rod, and a visitor with a hat takes a photograph of the boats.",
  draw: () => {
    const net = Array.from(
      { length: 6 },
      (_, i) =>
        `M${236 + i * 22} ${716 - Math.abs(i - 2) * 4}q14 50 ${30 - i * 4} 112M${226} ${728 + i * 17}q70 22 ${140} 0`,
    ).join("");
    return (
      glow(["#f0c9b0", "#f4d5b8", "#f7e0bd", "#f9e8c8"], 430) +
      sun([800, 380], 60, c.ochre) +
      hills(430, 110, "#b9c7c9", 1) +
      hills(440, 60, "#a4b8b5", 3) +
      water(436, 260, c.lake) +
      boat([290, 520], 230, c.teal) +
      boat([960, 500], 190, c.cream) +
      boat([620, 610], 400, c.red) +
      bird([180, 150], 60, c.slate, 1, true) +
      bird([300, 210], 44, c.slate, 1, true) +
      bird([1050, 140], 54, c.slate, 1, true) +
      flatBox(0, 680, 1200, 220, c.wheat) +
      stroke([720, 770, 830].map((y) => `M0 ${y}H1200`).join("") + "M0 680H1200", { width: 2 }) +
      pole(
        [
          [470, 720],
          [470, 640],
        ],
        30,
        c.bark,
      ) +
      shaft([470, 655], [430, 570], c.cream, 6) +
      person(woman, {
        at: [590, 730],
        size: 380,
        view: "left",
        pose: "pull",
        mood: "focus",
        look: [450, 560],
        hands: [
          [542, 536],
          [540, 554],
        ],
        holds: shaft([470, 650], [566, 524], c.cream, 6),
      }) +
      person(tourist, {
        at: [1120, 760],
        size: 400,
        view: "left",
        mood: "smile",
        hands: [
          [1070, 440],
          [1060, 440],
        ],
        look: [700, 440],
        holds: camera([1056, 450], 44),
      }) +
      crate(20, 890, 150, 70, "fish", c.wood, 16) +
      block(170, 760, 110, 100, c.wood) +
      person(fisher, {
        at: [230, 860],
        size: 440,
        view: "right",
        pose: "sit",
        seat: 104,
        mood: "calm",
        look: [330, 720],
        hands: [
          [330, 690],
          [300, 720],
        ],
      }) +
      stroke(net, { color: c.deep, width: 2.4 }) +
      person(carrier, {
        at: [770, 860],
        size: 450,
        view: "right",
        pose: "walk",
        mood: "smile",
        hands: [
          [850, 662],
          [870, 640],
        ],
        holds: crate(792, 690, 150, 64, "fish", c.wheat, 15),
      }) +
      cat([560, 880], 100, c.steel, 1) +
      person(boy, {
        at: [985, 850],
        size: 440,
        view: "right",
        pose: "sit-floor",
        mood: "calm",
        look: [1150, 700],
        hands: [
          [1040, 750],
          [1030, 770],
        ],
        holds: shaft([1010, 776], [1160, 590], c.bark, 5) + stroke("M1160 590q14 70 6 130", { width: 1.6 }),
      })
    );
  },
});
