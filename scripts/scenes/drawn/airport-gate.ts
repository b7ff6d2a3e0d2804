import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { coat, jacket, longSkirt, shirt, shorts, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { box, fill, flatBox, pole, stroke } from "../kit/shapes";
import { chair, counter } from "../kit/things/furniture";
import { phone, sheet, suitcase } from "../kit/things/held";
import { cloud, sky } from "../kit/things/outdoors";
import { floorLines, window } from "../kit/things/rooms";

const agent = who("tan", ["bun"], jacket(c.deep, { second: c.white }), trousers(c.deep), { earrings: true });
const late = who("fair", ["parted", "chestnut"], shirt(c.marker), trousers(c.denim), { backpack: c.brick });
const hugger = who("deep", ["crop"], coat(c.navy), trousers(c.coal), { beard: "full" });
const hugged = who("brown", ["wavy", "dark"], sweater(c.rose), longSkirt(c.plum));
const child = who("porcelain", ["fringe", "blond"], tee(c.teal), shorts(c.brick), { age: "child" });
const sleeper = who("olive", ["receding", "grey"], jacket(c.slate, { second: c.sage }), trousers(c.bark), {
  age: "elder",
  glasses: true,
});
const plane = `M300 420L620 400Q690 398 720 430Q690 452 620 452L340 452Q300 450 300 420Z`;

export const scene = defineScene({
  setting: "travel",
  subject: "travel",
  region: "anywhere",
  actions: [
    "a man runs to the gate with a suitcase",
    "an airline worker holds out her hand for a boarding pass",
    "two people hug each other",
    "a child presses both hands against the window",
    "an old man sleeps in a chair",
  ],
  inferences: [
    "The running man is late, and the gate is about to close.",
    "The two people who hug have to say goodbye for a long time.",
    "The child has never seen a plane so close.",
  ],
  alt: "At an airport gate, a man runs with his suitcase, two people hug, and a child looks at a plane through the window.",
  description:
    "An airport gate with a wide window. Outside, a white plane with a red tail stands under a blue sky. On the left, a child with blond hair presses both hands against the glass. In the middle, a man with a beard and a woman in a long skirt hug each other tightly beside a green suitcase. On the right, an airline worker in a dark uniform stands behind a counter and holds out her hand, while a man in a yellow shirt with a backpack runs toward her and pulls a suitcase. In front, an old man sleeps in a chair.",
  draw: () =>
    flatBox(0, 0, 1200, 600, "#e9e4d8") +
    flatBox(0, 600, 1200, 300, c.stone) +
    floorLines(600, "#aaa79c") +
    window(50, 100, 860, 430, {
      bars: false,
      frame: c.fog,
      view:
        sky(c.sky, 450, c.steel) +
        cloud([180, 170], 180) +
        cloud([760, 210], 200) +
        fill(plane, c.white) +
        fill("M316 424l-54-90h50l70 82Z", c.red) +
        fill("M470 436l-60 70h50l110-66Z", c.steel) +
        stroke("M420 424h220", { color: c.lake, width: 8 }) +
        box(404, 452, 10, 26, c.slate) +
        box(640, 452, 10, 26, c.slate),
    }) +
    stroke("M336 90V540M622 90V540", { width: 8 }) +
    box(950, 110, 220, 120, c.coal, 8) +
    stroke("M980 172h110l-24-26M1090 172l-24 26", { color: c.marker, width: 9 }) +
    person(child, {
      at: [180, 690],
      size: 430,
      view: "back",
      hands: [
        [120, 455],
        [236, 450],
      ],
    }) +
    person(agent, {
      at: [1080, 720],
      size: 430,
      view: "left",
      mood: "smile",
      look: [800, 420],
      hands: [[970, 500], "down"],
      bust: true,
    }) +
    counter(1000, 780, 260, 250, c.teal, c.cream) +
    sheet([1120, 520], 34, 80) +
    person(hugged, {
      at: [470, 780],
      size: 440,
      view: "left",
      mood: "sad",
      look: [400, 560],
      hands: [
        [372, 490],
        [360, 520],
      ],
    }) +
    person(hugger, {
      at: [396, 790],
      size: 470,
      view: "right",
      lean: 6,
      mood: "sleep",
      hands: [
        [500, 520],
        [490, 560],
      ],
    }) +
    suitcase([300, 640], [290, 800], 90, c.green) +
    pole(
      [
        [600, 800],
        [600, 660],
      ],
      10,
      c.steel,
    ) +
    pole(
      [
        [720, 800],
        [720, 660],
      ],
      10,
      c.steel,
    ) +
    stroke("M600 676Q660 700 720 676", { color: c.brick, width: 10 }) +
    person(late, {
      at: [830, 830],
      size: 460,
      view: "right",
      pose: "run",
      mood: "worry",
      look: [1000, 480],
      hands: [
        [764, 596],
        [940, 560],
      ],
      holds: suitcase([764, 596], [650, 850], 84, c.violet),
    }) +
    sheet([950, 548], 30, 20, c.white) +
    chair([150, 870], 112, c.navy, 1) +
    person(sleeper, {
      at: [150, 885],
      size: 450,
      view: "right",
      pose: "sit-back",
      seat: 114,
      mood: "sleep",
      hands: ["lap", "lap"],
    }) +
    phone([1140, 520], 20, -60),
});
