import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import {
  coat,
  jacket,
  longSkirt,
  shirt,
  shorts,
  sweater,
  tee,
  trousers,
  vest,
  who,
} from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { flatBox } from "../kit/shapes";
import { groceries } from "../kit/things/food";
import { phone } from "../kit/things/held";
import { cloud, sky } from "../kit/things/outdoors";
import { tree } from "../kit/things/plants";
import { crossing, farHouse, road, shop, trafficLight } from "../kit/things/street";
import { bike, car } from "../kit/things/vehicles";

const guide = who("deep", ["bun"], vest(c.ochre, { second: c.navy }), trousers(c.navy), {
  hat: "cap",
  hatColor: c.navy,
});
const girl = who("tan", ["braids"], tee(c.rose), shorts(c.teal), { age: "child", backpack: c.violet });
const boy = who(
  "porcelain",
  ["fringe", "ginger"],
  tee(c.sage, { pattern: "stripes", second: c.white }),
  shorts(c.denim),
  { age: "child", backpack: c.red },
);
const elder = who("fair", ["bun", "silver"], coat(c.plum), longSkirt(c.slate), {
  age: "elder",
  glasses: true,
});
const helper = who("brown", ["curly"], sweater(c.teal), trousers(c.coal), { age: "teen" });
const phoner = who("tan", ["parted"], jacket(c.slate, { second: c.white }), trousers(c.navy));
const rider = who("olive", ["long"], shirt(c.red), trousers(c.bark), { hat: "helmet", hatColor: c.cream });

export const scene = defineScene({
  setting: "street",
  subject: "cities",
  region: "asia",
  actions: [
    "a woman in an orange vest stops the traffic with one hand",
    "two children cross the street with backpacks",
    "a teenager carries groceries for an old woman",
    "a cyclist waits behind the line",
    "a man looks at his phone while he walks along the street",
  ],
  inferences: [
    "The children are on their way to school or home from it.",
    "The man does not notice the traffic, so somebody will have to warn him.",
    "The teenager did not know the old woman before and offered to help.",
  ],
  alt: "A woman in an orange vest stops the traffic so that two children and an old woman can cross a busy street.",
  description:
    "A city street with shops and trees behind it and a wide crossing in front. On the left, a woman in an orange vest and a cap holds up one hand and stops a yellow car. Two children with backpacks cross in the middle, and the boy waves at her. Behind them, an old woman in a purple coat walks beside a teenager who carries her bag of groceries. On the right, a cyclist with a helmet waits with one foot on a pedal. In front, a man in a gray jacket looks only at his phone.",
  draw: () => {
    const b = bike([1000, 700], 380, c.teal, -1);
    return (
      sky(c.sky, 560, c.stone) +
      cloud([220, 90], 200) +
      cloud([860, 70], 240) +
      farHouse(-20, 540, 180, 380, c.lilac) +
      farHouse(440, 540, 170, 420, c.mint) +
      farHouse(1010, 540, 200, 360, c.blush) +
      shop(150, 560, 300, 330, c.cream, { awning: c.teal }) +
      shop(600, 560, 320, 320, c.blush, { awning: c.brick }) +
      tree([500, 570], 240, c.leaf) +
      tree([980, 570], 230, c.sage) +
      road(580, 824, c.slate) +
      flatBox(0, 838, 1200, 62, c.sand) +
      crossing(330, 582, 826, 460, 7) +
      car([90, 700], 320, c.marker, 1) +
      trafficLight([300, 620], 330, "red") +
      person(elder, {
        at: [610, 640],
        size: 370,
        view: "left",
        pose: "walk",
        mood: "smile",
        look: [540, 420],
        hands: ["down", "forward"],
      }) +
      person(helper, {
        at: [505, 645],
        size: 380,
        view: "left",
        pose: "walk",
        mood: "talk",
        look: [620, 400],
        hands: [
          [450, 500],
          [474, 512],
        ],
        holds: groceries([448, 560], 84),
      }) +
      b.back +
      person(rider, {
        at: [1050, 720],
        size: 400,
        view: "left",
        pose: "ride",
        seat: 220,
        lean: 16,
        mood: "calm",
        look: [700, 520],
        hands: [b.grip, b.grip],
        feet: [[1040, 730], b.pedals[0]],
      }) +
      person(guide, {
        at: [250, 810],
        size: 450,
        view: "left",
        mood: "focus",
        look: [90, 600],
        hands: [
          [130, 420],
          [330, 560],
        ],
      }) +
      person(girl, {
        at: [470, 800],
        size: 430,
        view: "right",
        pose: "walk",
        mood: "smile",
        look: [560, 600],
        hands: ["down", "forward"],
      }) +
      person(boy, {
        at: [590, 800],
        size: 420,
        view: "right",
        pose: "walk",
        mood: "laugh",
        look: [260, 500],
        hands: [[655, 575], "down"],
      }) +
      person(phoner, {
        at: [840, 860],
        size: 490,
        view: "left",
        pose: "walk",
        mood: "focus",
        look: [760, 640],
        hands: [[760, 580], "down"],
        holds: phone([760, 580], 30, -14),
      })
    );
  },
});
