import { defineScene } from "../define-scene";
import { polygon } from "../kit/geometry";
import { c } from "../kit/palette";
import { coat, jacket, skirt, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person, personParts } from "../kit/people/draw-person";
import { box, fill } from "../kit/shapes";
import { basket } from "../kit/things/food";
import { bench, table } from "../kit/things/furniture";
import { stack } from "../kit/things/goods";
import { bookSide } from "../kit/things/held";
import { washer } from "../kit/things/machines";
import { moonlight } from "../kit/things/outdoors";
import { clock, floorLines, pendant, room, window } from "../kit/things/rooms";
import { farHouse } from "../kit/things/street";

const student = who("porcelain", ["curly", "chestnut"], sweater(c.marker), trousers(c.denim), {
  glasses: true,
});
const nurse = who("deep", ["bun"], jacket(c.slate), trousers(c.teal), { shoes: c.white });
const father = who("tan", ["parted"], tee(c.green), trousers(c.coal), { beard: "short" });
const child = who("tan", ["fringe"], tee(c.red, { pattern: "stripes", second: c.white }), trousers(c.navy), {
  age: "child",
});
const elder = who("fair", ["wavy", "silver"], coat(c.violet), skirt(c.plum), { age: "elder" });
const shirtShape = (x: number, y: number, color: string) =>
  fill(
    polygon([
      [x - 44, y],
      [x - 18, y - 8],
      [x + 18, y - 8],
      [x + 44, y],
      [x + 34, y + 26],
      [x + 24, y + 20],
      [x + 24, y + 84],
      [x - 24, y + 84],
      [x - 24, y + 20],
      [x - 34, y + 26],
    ]),
    color,
  );

export const scene = defineScene({
  setting: "street",
  subject: "clothes",
  region: "americas",
  actions: [
    "a father holds up a shirt that has become too small",
    "a child laughs at the small shirt",
    "a student reads on a bench and waits",
    "a woman puts laundry into a machine",
    "an older woman folds towels on a table",
  ],
  inferences: [
    "The father washed the shirt too hot, so it shrank.",
    "It is late in the evening, so most of these people had no time during the day.",
    "The older woman knows the place well, since she is almost finished.",
  ],
  alt: "At night in a laundromat, a father holds up a shrunken shirt while a child laughs and other people wash, fold, and read.",
  description:
    "A laundromat at night with dark houses, lit windows, and the moon outside. A row of white washing machines stands along the wall. On the left, a woman in a gray jacket and teal trousers crouches and puts clothes into a machine. In the middle, a father with a short beard holds up a tiny red shirt and looks worried, while a child beside him laughs and points. A student with glasses reads a book on a bench. On the right, an older woman in violet folds colored towels on a table.",
  draw: () => {
    const folder = personParts(elder, {
      at: [1050, 770],
      size: 460,
      view: "left",
      mood: "calm",
      look: [960, 600],
      hands: [
        [962, 574],
        [985, 590],
      ],
    });
    return (
      room("#e9e2cf", "#cfd6d3", 600) +
      floorLines(600, "#b3bdb9") +
      window(760, 90, 380, 220, {
        glass: c.navy,
        view:
          moonlight([1060, 150], 30) +
          [760, 850, 950, 1050]
            .map((x, i) => farHouse(x, 320, 96, 90 + (i % 3) * 40, c.plum, { lit: c.marker }))
            .join(""),
      }) +
      clock([640, 150], 46, 9, 40) +
      pendant(420, 90, c.teal) +
      pendant(900, 60, c.teal, false) +
      [0, 160, 320, 480]
        .map((x, i) => washer(20 + x, 640, 146, c.white, [c.lake, c.lake, c.sage, c.lake][i], i === 1))
        .join("") +
      bench(560, 720, 250, 92, c.oak, false) +
      person(student, {
        at: [720, 730],
        size: 420,
        view: "right",
        pose: "sit",
        seat: 100,
        mood: "focus",
        look: [830, 560],
        hands: [
          [806, 580],
          [800, 590],
        ],
        holds: bookSide([800, 592], 70, 1, c.brick),
      }) +
      person(nurse, {
        at: [120, 780],
        size: 450,
        view: "right",
        pose: "squat",
        mood: "calm",
        look: [260, 600],
        hands: [
          [240, 570],
          [236, 600],
        ],
        holds: fill("M226 566q-6 44 8 70q18 10 34 -4q6 -36 -10 -66Z", c.rose),
      }) +
      basket([60, 840], 120, c.wheat) +
      person(father, {
        at: [430, 840],
        size: 480,
        view: "front",
        mood: "worry",
        look: [560, 520],
        hands: [
          [392, 530],
          [500, 530],
        ],
        holds: shirtShape(446, 532, c.red),
      }) +
      person(child, {
        at: [620, 860],
        size: 470,
        view: "left",
        mood: "laugh",
        look: [450, 560],
        hands: [[556, 670], "chest"],
      }) +
      folder.body +
      table([960, 850], 380, 230, c.wood, 60) +
      stack(830, 604, 90, [c.teal, c.rose, c.marker, c.sage, c.clay], 16) +
      box(930, 586, 84, 20, c.lilac, 8) +
      folder.arms +
      basket([1150, 870], 130, c.wheat)
    );
  },
});
