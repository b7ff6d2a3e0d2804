import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { longSkirt, shirt, shorts, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person, personParts } from "../kit/people/draw-person";
import { box, flatBox, pole, stroke } from "../kit/shapes";
import { bird } from "../kit/things/animals";
import { table } from "../kit/things/furniture";
import { clipboard } from "../kit/things/held";
import { cloud, sky } from "../kit/things/outdoors";
import { crops, flowers, plant, tree } from "../kit/things/plants";
import { shaft, wateringCan } from "../kit/things/tools";
import { cart } from "../kit/things/vehicles";

const scientist = who("brown", ["bob"], shirt(c.white), trousers(c.navy), { glasses: true });
const potter = who("tan", ["bun", "grey"], sweater(c.violet), longSkirt(c.bark), {
  age: "elder",
  apron: c.sage,
  gloves: c.ochre,
});
const waterer = who("deep", ["crop"], tee(c.marker), trousers(c.denim), { hat: "straw", hatColor: c.wheat });
const pusher = who("fair", ["curly", "ginger"], tee(c.teal), shorts(c.coal), { beard: "short" });
const child = who("porcelain", ["braids", "blond"], tee(c.rose), shorts(c.denim), { age: "child" });

export const scene = defineScene({
  setting: "nature",
  subject: "science",
  region: "asia",
  actions: [
    "a woman in a white shirt makes notes about a plant",
    "an older woman puts a plant into a new pot",
    "a man waters a row of young plants",
    "a man pushes a cart full of flowers",
    "a child smells a flower",
  ],
  inferences: [
    "The woman in white is doing research on the plants.",
    "The flowers on the cart will be sold today.",
    "It is warm inside, since people wear light clothes although the glass is closed.",
  ],
  alt: "In a greenhouse, a scientist makes notes on a plant while others water seedlings, fill pots, and push a cart of flowers.",
  description:
    "A large greenhouse with glass walls and trees outside. On the left, a man with a straw hat and a yellow shirt waters a long row of young plants in a bed. In the middle, an older woman with gloves and an apron puts a plant into a red pot on a table. Beside her, a woman with glasses and a white shirt looks at a tall plant and writes on a clipboard. On the right, a man with curly orange hair pushes a cart full of colorful flowers. In front, a little girl with blond braids bends down to smell a pink flower.",
  draw: () => {
    const potting = personParts(potter, {
      at: [560, 780],
      size: 440,
      view: "right",
      mood: "smile",
      look: [640, 600],
      hands: [
        [640, 580],
        [664, 570],
      ],
    });
    return (
      sky(c.mist, 600, "#c8b596") +
      cloud([300, 150], 200) +
      cloud([900, 120], 220) +
      [60, 260, 470, 720, 930, 1130]
        .map((x, i) => tree([x, 590], 230 + (i % 3) * 40, [c.sage, "#b9d0b0"][i % 2], true))
        .join("") +
      stroke(
        [0, 1, 2, 3, 4, 5, 6]
          .map((i) => `M${i * 200} 600V${220 - 60 * (1 - Math.abs(i - 3) / 3)}L600 20`)
          .join("") + "M0 220L600 60L1200 220M0 400H1200M0 300H1200",
        { color: c.white, width: 9 },
      ) +
      stroke("M0 600H1200", { width: 2 }) +
      flatBox(0, 600, 1200, 300, "#c8b596") +
      flatBox(0, 590, 1200, 20, c.stone) +
      pole(
        [
          [130, 20],
          [130, 90],
        ],
        3,
        c.slate,
      ) +
      plant([130, 190], 110, "fern", c.brick) +
      pole(
        [
          [880, 30],
          [880, 90],
        ],
        3,
        c.slate,
      ) +
      plant([880, 190], 110, "fern", c.teal) +
      bird([760, 398], 40, c.brick, -1) +
      box(0, 650, 400, 60, c.oak, 3) +
      crops([30, 650], [380, 650], 7, c.leaf, 24) +
      box(0, 630, 400, 26, c.bark, 2) +
      crops([20, 632], [390, 632], 8, c.green, 26) +
      person(waterer, {
        at: [130, 830],
        size: 460,
        view: "right",
        mood: "smile",
        look: [290, 640],
        hands: [
          [216, 560],
          [200, 540],
        ],
        holds: wateringCan([214, 556], 84, c.teal, 1),
      }) +
      plant([836, 720], 290, "leaves", c.brick) +
      person(scientist, {
        at: [738, 780],
        size: 440,
        view: "right",
        mood: "focus",
        look: [848, 520],
        hands: [
          [798, 580],
          [808, 560],
        ],
        holds: clipboard([804, 568], 70, 12),
      }) +
      potting.body +
      table([590, 860], 320, 230, c.wood, 60) +
      plant([650, 612], 130, "leaves", c.red) +
      plant([500, 618], 90, "flower", c.teal) +
      box(540, 592, 60, 26, c.bark, 4) +
      potting.arms +
      cart(870, 800, 190, 150, c.green) +
      shaft([1050, 690], [1078, 636], c.coal, 6) +
      flowers([962, 655], 180, [c.red, c.marker, c.violet, c.rose, c.white], 9) +
      person(pusher, {
        at: [1124, 820],
        size: 460,
        view: "left",
        pose: "push",
        lean: 8,
        mood: "smile",
        look: [960, 640],
        hands: [
          [1072, 648],
          [1074, 642],
        ],
      }) +
      plant([330, 890], 190, "flower", c.clay) +
      person(child, {
        at: [440, 880],
        size: 460,
        view: "left",
        pose: "stoop",
        lean: 30,
        mood: "sleep",
        look: [330, 740],
        hands: ["back", [372, 760]],
      })
    );
  },
});
