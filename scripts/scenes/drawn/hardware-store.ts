import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { coat, jacket, longSkirt, shirt, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person, personParts } from "../kit/people/draw-person";
import { box, pole, stroke } from "../kit/shapes";
import { counter, shelves } from "../kit/things/furniture";

import { floorLines, pendant, room } from "../kit/things/rooms";
import { boxesRow, cansRow, paintCan } from "../kit/things/store";
import { ladder } from "../kit/things/tools";
import { toolWall } from "../kit/things/woodwork";

const climber = who("tan", ["short"], shirt(c.marker), trousers(c.denim), { apron: c.green });
const chooser = who("deep", ["wavy"], jacket(c.rose, { second: c.white }), trousers(c.plum), {
  earrings: true,
});
const clumsy = who("porcelain", ["spiky", "blond"], sweater(c.teal), trousers(c.slate));
const boy = who("brown", ["curly"], tee(c.brick), trousers(c.navy), { age: "child" });
const cashier = who("olive", ["bun"], shirt(c.marker), trousers(c.coal), { apron: c.green, glasses: true });
const buyer = who("fair", ["short", "silver"], coat(c.violet), longSkirt(c.slate), { age: "elder" });
const card = (x: number, y: number, colors: readonly string[]) =>
  colors.map((color, i) => box(x - 22, y - 80 + i * 26, 44, 26, color, 2)).join("");

export const scene = defineScene({
  setting: "shop",
  subject: "home",
  region: "anywhere",
  actions: [
    "a salesclerk on a ladder reaches for a can",
    "a woman compares two cards with colors",
    "a man with a long pipe knocks over a tower of cans",
    "a boy lifts his arms in surprise",
    "an old woman pays at the counter",
  ],
  inferences: [
    "The woman is going to paint a room and cannot decide on a color.",
    "The man does not know what the pipe has done behind him.",
    "Somebody will have to pick up the cans and perhaps clean the floor.",
  ],
  alt: "In a hardware store, a man with a pipe knocks over paint cans while a woman compares colors and others shop.",
  description:
    "A hardware store with full shelves and a board of tools on the wall. On the left, a woman in a pink jacket looks at two cards with colors. Behind her, a salesclerk in a yellow shirt stands on a ladder and reaches for a can of paint. In the middle, a young man with blond hair walks past with a long pipe and smiles; its end knocks over a tower of paint cans. A boy sees it and lifts both arms in surprise. On the right, an old woman in a violet coat pays at the counter, where a cashier with glasses takes the money.",
  draw: () => {
    const pays = personParts(buyer, {
      at: [880, 770],
      size: 430,
      view: "right",
      mood: "smile",
      look: [1080, 400],
      hands: [[986, 536], "down"],
      holds: box(976, 520, 34, 22, c.sage, 2),
    });
    return (
      room("#e8e4d8", "#cdbfa8", 580) +
      floorLines(580, "#bcae96") +
      shelves(40, 110, 470, 460, 4, c.oak, (x, y, w, row) =>
        row === 3 ? boxesRow(x, y, w, 5, 80) : cansRow(x, y, w, row * 3, 46),
      ) +
      toolWall(600, 150, 300, 210, c.teal) +
      pendant(1050, 100, c.green) +
      person(cashier, {
        at: [1100, 690],
        size: 420,
        view: "left",
        mood: "smile",
        look: [900, 420],
        hands: [
          [1026, 500],
          [1044, 506],
        ],
      }) +
      pays.body +
      counter(980, 800, 330, 260, c.green, c.oak, 44) +
      box(1110, 470, 90, 66, c.slate, 6) +
      box(1122, 480, 60, 24, c.mist, 3) +
      pays.arms +
      ladder([440, 700], [430, 210], 76, c.wood) +
      person(climber, {
        at: [446, 560],
        size: 400,
        view: "left",
        pose: "climb",
        mood: "focus",
        look: [330, 200],
        hands: [
          [340, 200],
          [414, 320],
        ],
        feet: [
          [430, 480],
          [446, 566],
        ],
      }) +
      person(chooser, {
        at: [130, 850],
        size: 460,
        view: "right",
        mood: "calm",
        look: [260, 500],
        hands: [
          [240, 576],
          [216, 500],
        ],
        holds: card(216, 500, [c.mint, c.lake, c.teal]) + card(252, 580, [c.cream, c.marker, c.ochre]),
      }) +
      paintCan([550, 884], 62, c.marker) +
      paintCan([616, 884], 62, c.teal) +
      paintCan([582, 812], 62, c.red) +
      `<g transform="rotate(-38 522 710)">${paintCan([522, 740], 60, c.violet)}</g>` +
      `<g transform="rotate(-80 470 800)">${paintCan([460, 824], 60, c.sage)}</g>` +
      stroke("M556 668l-16-16M574 660l-4-20M546 650l-24-2", { width: 3 }) +
      person(boy, {
        at: [378, 876],
        size: 470,
        view: "front",
        mood: "surprise",
        look: [520, 720],
        hands: ["up", "up"],
      }) +
      pole(
        [
          [574, 640],
          [860, 650],
        ],
        20,
        c.steel,
      ) +
      person(clumsy, {
        at: [710, 866],
        size: 470,
        view: "right",
        pose: "walk",
        mood: "smile",
        look: [1000, 500],
        hands: [
          [784, 646],
          [756, 644],
        ],
      })
    );
  },
});
