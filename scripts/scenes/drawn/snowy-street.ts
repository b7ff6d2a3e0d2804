import { defineScene } from "../define-scene";
import { ellipse } from "../kit/geometry";
import { c } from "../kit/palette";
import { coat, jacket, longSkirt, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { disc, fill, flat, flatBox, move, stroke } from "../kit/shapes";
import { dog } from "../kit/things/animals";
import { groceries } from "../kit/things/food";
import { sky, snow } from "../kit/things/outdoors";
import { farHouse, shop, streetLamp } from "../kit/things/street";
import { spade } from "../kit/things/tools";
import { car } from "../kit/things/vehicles";

const shoveler = who("fair", ["short", "grey"], jacket(c.green), trousers(c.coal), {
  hat: "beanie",
  hatColor: c.marker,
  gloves: c.brick,
  beard: "full",
});
const pusher = who("tan", ["ponytail"], coat(c.red), trousers(c.navy), {
  gloves: c.navy,
  hat: "beanie",
  hatColor: c.white,
});
const second = who("deep", ["crop"], coat(c.ochre), trousers(c.slate), { gloves: c.coal });
const kid = who("porcelain", ["braids", "ginger"], coat(c.violet), trousers(c.teal), {
  age: "child",
  hat: "beanie",
  hatColor: c.red,
  gloves: c.red,
});
const kid2 = who("brown", ["fringe"], coat(c.teal), trousers(c.denim), {
  age: "child",
  hat: "hood",
  hatColor: c.teal,
  gloves: c.marker,
});
const shopper = who("olive", ["long"], coat(c.rose), longSkirt(c.plum), {
  hat: "beanie",
  hatColor: c.deep,
  gloves: c.plum,
});

export const scene = defineScene({
  setting: "street",
  subject: "weather",
  region: "europe",
  actions: [
    "a bearded man shovels snow",
    "a woman and a man push a car that is stuck",
    "two children build a snowman",
    "a woman carries groceries carefully",
    "a dog watches the children",
  ],
  inferences: [
    "It has snowed for hours, and the street has not been cleared yet.",
    "School is over, or closed because of the snow, so the children can play.",
    "The two people who push do not know each other, but help in bad weather.",
  ],
  alt: "On a snowy street, a man shovels snow, two people push a car that is stuck, and children build a snowman.",
  description:
    "A street in the evening with lit windows, a lamp, and thick snow that is still falling. On the left, a bearded man with a yellow hat shovels snow away from a shop. In the middle, a woman in a red coat and a man in an orange coat lean forward and push a blue car that does not move. On the right, a woman in a dark hat carries a bag of groceries. In front, two children in warm hats build a snowman with a carrot nose, and a brown dog watches them.",
  draw: () =>
    sky("#aebdd0", 560, c.white) +
    [0, 420, 560, 1010]
      .map((x, i) =>
        farHouse(
          x,
          540,
          180,
          300 + (i % 3) * 60,
          ["#8c9ab4", "#9aa6bd", "#8795ae", "#9aa6bd"][i] ?? "#8c9ab4",
          { lit: c.marker, roof: c.white },
        ),
      )
      .join("") +
    shop(110, 560, 310, 320, c.cream, { awning: c.brick }) +
    shop(720, 560, 300, 310, c.blush, { awning: c.teal }) +
    flat("M100 244h330v-16q-160-30-330 0ZM710 254h320v-16q-160-30-320 0Z", c.white) +
    streetLamp([620, 600], 400, true) +
    flatBox(0, 560, 1200, 80, c.fog) +
    flatBox(0, 630, 1200, 100, "#b9bfc6") +
    flat(
      "M-10 650Q200 630 420 646T820 640T1210 650V660H-10ZM-10 720Q300 700 620 716T1210 712V910H-10Z",
      c.white,
    ) +
    car([720, 720], 330, c.denim, 1) +
    flat("M640 580q80-20 150 0v8h-150Z", c.white) +
    person(second, {
      at: [455, 730],
      size: 400,
      view: "right",
      pose: "push",
      lean: 46,
      mood: "worry",
      look: [700, 560],
      hands: [
        [552, 614],
        [558, 598],
      ],
    }) +
    person(pusher, {
      at: [420, 765],
      size: 410,
      view: "right",
      pose: "push",
      lean: 44,
      mood: "focus",
      look: [650, 620],
      hands: [
        [542, 634],
        [552, 616],
      ],
    }) +
    person(shopper, {
      at: [1060, 760],
      size: 420,
      view: "left",
      pose: "walk",
      mood: "worry",
      look: [980, 780],
      hands: [
        [994, 570],
        [1010, 590],
      ],
      holds: groceries([1000, 640], 90),
    }) +
    person(shoveler, {
      at: [130, 830],
      size: 460,
      view: "right",
      pose: "stoop",
      mood: "smile",
      look: [260, 780],
      hands: [
        [216, 590],
        [240, 670],
      ],
      holds: spade([200, 560], [280, 720]),
    }) +
    flat(ellipse([300, 760], 50, 26), c.fog) +
    move(
      disc([640, 840], 66, c.white, 58) +
        disc([640, 750], 46, c.white) +
        disc([640, 690], 32, c.white) +
        fill("M636 690l46 6l-44 10Z", c.clay) +
        flat(
          ellipse([630, 680], 4) + ellipse([648, 680], 4) + ellipse([640, 740], 4) + ellipse([640, 762], 4),
          c.ink,
        ) +
        stroke("M598 744l-50-30M682 744l52-34", { color: c.bark, width: 6 }) +
        person(kid, {
          at: [520, 880],
          size: 460,
          view: "right",
          pose: "stand",
          mood: "laugh",
          look: [640, 690],
          hands: [[600, 720], "forward"],
        }) +
        person(kid2, {
          at: [770, 880],
          size: 460,
          view: "left",
          pose: "kneel",
          mood: "smile",
          look: [650, 800],
          hands: [
            [714, 826],
            [708, 818],
          ],
        }),
      [120, 0],
    ) +
    dog([1050, 880], 120, c.oak, -1) +
    snow(7, 90),
});
