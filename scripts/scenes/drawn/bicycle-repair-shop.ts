import { defineScene } from "../define-scene";
import { ellipse } from "../kit/geometry";
import { c } from "../kit/palette";
import { coat, jacket, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { box, stroke } from "../kit/shapes";
import { dog } from "../kit/things/animals";
import { shelves, table } from "../kit/things/furniture";
import { goods } from "../kit/things/goods";
import { tree } from "../kit/things/plants";
import { floorLines, pendant, room, window } from "../kit/things/rooms";
import { bucket, hammer, wrench } from "../kit/things/tools";
import { bike } from "../kit/things/vehicles";

const mechanic = who("tan", ["ponytail", "black"], tee(c.marker), trousers(c.denim), { overalls: c.denim });
const owner = who("brown", ["short"], jacket(c.green, { second: c.white }), trousers(c.coal), {
  hat: "helmet",
  hatColor: c.marker,
  glasses: true,
});
const helper = who("porcelain", ["spiky", "ginger"], sweater(c.brick), trousers(c.slate), {
  age: "teen",
  apron: c.coal,
});
const visitor = who("deep", ["long"], coat(c.lilac), trousers(c.plum), { earrings: true });
const wheel = (x: number, y: number, r: number) =>
  stroke(ellipse([x, y], r), { width: 7 }) + stroke(ellipse([x, y], r * 0.16));

export const scene = defineScene({
  setting: "work",
  subject: "technology",
  region: "anywhere",
  actions: [
    "a mechanic kneels and tightens a wheel",
    "a customer in a helmet points at the problem",
    "a young helper hammers at the workbench",
    "a woman looks over a blue bicycle",
    "a dog sits beside a bucket",
  ],
  inferences: [
    "The customer had trouble on the way and still has his helmet on.",
    "The young man is learning the trade from the mechanic.",
    "The shop has a lot of work, since many wheels hang on the wall and a second bicycle waits.",
  ],
  alt: "In a bicycle repair shop, a mechanic kneels beside a red bicycle while its owner points and a young helper hammers.",
  description:
    "The inside of a small repair shop with wheels on the wall and shelves full of jars. In the middle, a woman in blue overalls kneels beside a red bicycle and turns a wrench at the back wheel. The owner, a man with glasses and a yellow helmet, bends forward and points at the wheel. On the left, a teenager with orange hair and a dark apron holds something on a workbench and lifts a hammer. On the right, a woman in a pale coat stands beside a blue bicycle and looks it over with a hand at her chin. A brown dog sits near a bucket.",
  draw: () => {
    const red = bike([610, 810], 400, c.red, 1);
    const blue = bike([1010, 690], 300, c.teal, -1);
    return (
      room("#f3dfbf", c.stone, 580) +
      floorLines(580, "#aaa698") +
      window(900, 120, 240, 240, { view: tree([1080, 400], 240, c.leaf, true) }) +
      wheel(90, 130, 62) +
      wheel(240, 110, 62) +
      wheel(480, 130, 72) +
      wheel(650, 110, 56) +
      shelves(330, 250, 300, 190, 2, c.oak, (x, y, w, row) => goods(x, y, w, 11 + row, 58)) +
      pendant(300, 90, c.teal) +
      person(visitor, {
        at: [1110, 700],
        size: 400,
        view: "left",
        mood: "smile",
        look: [960, 560],
        hands: ["chin", "back"],
      }) +
      blue.back +
      person(helper, {
        at: [120, 770],
        size: 450,
        view: "right",
        pose: "stand",
        mood: "focus",
        look: [250, 560],
        hands: [
          [182, 420],
          [236, 545],
        ],
        holds: hammer([182, 420], 66, 30),
      }) +
      table([250, 830], 260, 250, c.oak, 50) +
      box(216, 548, 60, 24, c.steel, 4) +
      wheel(330, 530, 40) +
      red.back +
      person(owner, {
        at: [840, 810],
        size: 440,
        view: "left",
        pose: "stoop",
        mood: "worry",
        look: [540, 720],
        hands: [[700, 600], "back"],
      }) +
      person(mechanic, {
        at: [360, 840],
        size: 450,
        view: "right",
        pose: "kneel",
        mood: "focus",
        look: [470, 720],
        hands: [
          [450, 700],
          [462, 730],
        ],
        holds: wrench([450, 700], 56, 130),
      }) +
      bucket([900, 870], 80, c.steel) +
      dog([1090, 880], 130, c.oak, -1, true)
    );
  },
});
