import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { longSkirt, coat, shirt, shorts, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { flatBox } from "../kit/shapes";
import { dog } from "../kit/things/animals";
import { basket, crate, piece } from "../kit/things/food";
import { bag } from "../kit/things/held";
import { cloud, sky, sun } from "../kit/things/outdoors";
import { farHouse, garland, stall } from "../kit/things/street";

const seller = who("brown", ["curly"], shirt(c.deep), trousers(c.coal), { apron: c.cream, beard: "short" });
const mother = who("olive", ["long"], coat(c.rose), longSkirt(c.plum), {
  hat: "headscarf",
  hatColor: c.violet,
});
const boy = who(
  "olive",
  ["short", "dark"],
  tee(c.marker, { pattern: "stripes", second: c.teal }),
  shorts(c.denim),
  { age: "child" },
);
const elder = who("tan", ["receding"], sweater(c.sage), trousers(c.bark), {
  age: "elder",
  glasses: true,
  beard: "mustache",
});
const walker = who("deep", ["afro"], tee(c.clay), trousers(c.navy));
const friend = who("fair", ["ponytail", "ginger"], shirt(c.lilac), trousers(c.denim));

const street = () =>
  sky(c.sky, 560, c.sand) +
  sun([1010, 120], 52) +
  cloud([330, 110], 220) +
  cloud([760, 170], 160) +
  farHouse(-20, 570, 190, 330, c.blush) +
  farHouse(170, 570, 150, 260, c.cream, { roof: c.clay }) +
  farHouse(320, 570, 220, 390, c.mint) +
  farHouse(540, 570, 170, 290, c.lilac) +
  farHouse(710, 570, 210, 360, c.blush) +
  farHouse(920, 570, 300, 300, c.cream, { roof: c.clay }) +
  flatBox(0, 566, 1200, 16, c.stone) +
  garland([-10, 90], [620, 60], [c.brick, c.marker, c.teal, c.violet]) +
  garland([620, 60], [1210, 120], [c.teal, c.marker, c.brick]);

export const scene = defineScene({
  setting: "shop",
  subject: "shopping",
  region: "middle-east",
  actions: [
    "a seller hands a full bag over the counter",
    "a mother takes the bag with one hand",
    "a boy points at fruit that is rolling away",
    "an old man holds a melon to his ear",
    "two friends walk past and talk",
  ],
  inferences: [
    "The basket on the ground has just tipped over, so somebody may have bumped into it.",
    "The old man chooses with care and has bought melons for many years.",
    "It is a warm morning, since the sun shines and the crates are still full.",
  ],
  alt: "A fruit seller hands a bag to a mother at a street market while her son points at oranges that are rolling away.",
  description:
    "A sunny street market with small flags between pale houses. Behind a stall with a striped roof, a bearded man in an apron hands a shopping bag to a woman in a violet headscarf. Crates of tomatoes, lemons and peppers cover the counter. Beside her, a small boy points at oranges that roll out of a basket toward a brown dog. On the left, an old man with glasses holds a melon to his ear and listens. Behind them, two friends walk past, talking and smiling.",
  draw: () => {
    const { back, front } = stall(330, 760, 560, { h: 470, counterH: 170, color: c.brick });
    return (
      street() +
      person(walker, {
        at: [1010, 640],
        size: 300,
        view: "left",
        pose: "walk",
        mood: "laugh",
        look: [900, 390],
      }) +
      person(friend, {
        at: [930, 645],
        size: 290,
        view: "right",
        pose: "walk",
        mood: "talk",
        look: [1010, 380],
        hands: ["out", "down"],
      }) +
      back +
      person(seller, {
        at: [610, 740],
        size: 430,
        view: "right",
        pose: "lean",
        bust: true,
        mood: "smile",
        look: [800, 420],
        hands: [[742, 535], "forward"],
      }) +
      front +
      crate(350, 606, 120, 60, "tomato") +
      crate(480, 606, 110, 56, "lemon") +
      crate(598, 606, 110, 60, ["pepper", "eggplant"]) +
      crate(340, 845, 150, 70, "cabbage", c.wheat, 22) +
      crate(510, 850, 150, 66, "apple", c.wheat, 18) +
      person(elder, {
        at: [215, 830],
        size: 440,
        view: "right",
        mood: "focus",
        look: [420, 560],
        hands: [
          [262, 515],
          [300, 540],
        ],
        holds: piece.melon([290, 535], 30),
      }) +
      person(mother, {
        at: [885, 830],
        size: 450,
        view: "left",
        mood: "smile",
        look: [640, 420],
        hands: [[754, 547], "down"],
        holds: bag([752, 546], 66, c.marker),
      }) +
      person(boy, {
        at: [1010, 850],
        size: 450,
        view: "right",
        mood: "surprise",
        look: [1110, 850],
        hands: [[1094, 694], "down"],
      }) +
      `<g transform="rotate(96 745 850)">${basket([745, 868], 84)}</g>` +
      piece.orange([792, 872], 15) +
      piece.orange([836, 880], 16) +
      piece.orange([934, 880], 16) +
      piece.orange([1044, 884], 16) +
      dog([1138, 878], 92, c.oak, -1)
    );
  },
});
