import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { jacket, longSkirt, shirt, shorts, skirt, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { box, disc, fill, flatBox, pole, stroke } from "../kit/shapes";
import { bed } from "../kit/things/furniture";
import { clipboard } from "../kit/things/held";
import { flowers, plant } from "../kit/things/plants";
import { clock, floorLines, picture, room } from "../kit/things/rooms";
import { wheelchair } from "../kit/things/vehicles";

const visitor = who("tan", ["parted"], jacket(c.navy, { second: c.cream }), trousers(c.slate), {
  glasses: true,
});
const girl = who("tan", ["ponytail"], tee(c.marker), skirt(c.brick), { age: "child" });
const patient = who("olive", ["bob", "silver"], shirt(c.mint), trousers(c.mint), { age: "elder" });
const nurse = who("deep", ["short"], tee(c.teal), trousers(c.teal), { shoes: c.white, beard: "short" });
const rider = who("porcelain", ["short", "ginger"], shirt(c.lilac), shorts(c.plum), { age: "teen" });
const pusher = who("brown", ["long"], sweater(c.rose), longSkirt(c.plum), {
  hat: "headscarf",
  hatColor: c.ochre,
});

export const scene = defineScene({
  setting: "health",
  subject: "health",
  region: "middle-east",
  actions: [
    "a man brings flowers to a patient",
    "a girl carries a big red balloon",
    "an old woman in bed waves to them",
    "a nurse writes on a clipboard",
    "a woman pushes a boy with a broken leg in a wheelchair",
  ],
  inferences: [
    "The old woman is the girl's grandmother, and she is feeling better.",
    "The boy broke his leg, perhaps while he played a sport.",
    "The man and the girl have come at visiting time after school.",
  ],
  alt: "In a hospital corridor, a man with flowers and a girl with a balloon visit an old woman who waves from her bed.",
  description:
    "A bright hospital corridor with a green line along the wall. In the middle, a wide door stands open, and in the room behind it an old woman with silver hair sits in bed, laughs, and waves. On the left, a man with glasses and a blue jacket walks toward her with colorful flowers. A girl with a ponytail walks ahead and holds a red balloon. Beside the door, a nurse in teal clothes writes on a clipboard. On the right, a woman in a yellow headscarf pushes a boy in a wheelchair. His outstretched leg is in a white cast.",
  draw: () => {
    const w = wheelchair([960, 850], 440, c.coal, -1);
    return (
      room("#dfeee6", "#d9d3c4", 590) +
      floorLines(590, "#c9c2b0") +
      flatBox(0, 470, 1200, 14, c.teal) +
      picture(70, 170, 170, 120, c.sky, c.leaf) +
      clock([900, 150], 44, 4, 10) +
      box(370, 150, 400, 444, c.wood, 3) +
      box(386, 166, 368, 428, "#fbf3df", 2) +
      flatBox(388, 540, 364, 52, "#e3d6bb") +
      box(420, 210, 110, 130, c.sky, 3) +
      stroke("M475 210v130M420 270h110", { color: c.white, width: 5 }) +
      person(patient, {
        at: [600, 672],
        size: 340,
        view: "left",
        bust: true,
        lean: -14,
        mood: "laugh",
        look: [330, 440],
        hands: [[548, 378], "lap"],
      }) +
      `<g transform="translate(1180 0) scale(-1 1)">${bed(470, 592, 230, c.lake)}</g>` +
      box(388, 500, 56, 92, c.oak, 3) +
      plant([416, 500], 60, "leaves", c.white) +
      box(754, 150, 16, 444, c.wood, 2) +
      fill("M770 166l70 40v430l-70-44Z", c.cream) +
      disc([824, 430], 6, c.marker) +
      person(visitor, {
        at: [160, 800],
        size: 450,
        view: "right",
        pose: "walk",
        mood: "smile",
        look: [600, 420],
        hands: [[256, 560], "down"],
        holds:
          flowers([250, 534], 70, [c.marker, c.rose], 5) +
          flowers([258, 548], 92, [c.rose, c.red, c.violet, c.marker], 3) +
          fill("M210 540h98l-38 96h-22Z", c.white),
      }) +
      person(girl, {
        at: [330, 850],
        size: 460,
        view: "right",
        pose: "walk",
        mood: "laugh",
        look: [580, 430],
        hands: [[402, 640], "down"],
        holds:
          stroke("M402 640q10-90-6-140t8-90", { width: 2 }) +
          disc([404, 360], 46, c.red, 54) +
          fill("M396 416l8-6l8 6Z", c.red),
      }) +
      person(nurse, {
        at: [834, 700],
        size: 400,
        view: "left",
        mood: "focus",
        look: [780, 500],
        hands: [
          [774, 500],
          [788, 530],
        ],
        holds: clipboard([770, 515], 58, -10),
      }) +
      person(pusher, {
        at: [1120, 850],
        size: 440,
        view: "left",
        pose: "walk",
        mood: "talk",
        look: [960, 560],
        hands: [w.handle, [w.handle[0] + 12, w.handle[1] + 6]],
      }) +
      w.back +
      person(rider, {
        at: [955, 850],
        size: 440,
        view: "left",
        pose: "sit",
        seat: w.seat,
        mood: "smile",
        look: [700, 600],
        hands: [w.rim, "lap"],
        feet: [
          [776, 782],
          [866, 834],
        ],
      }) +
      pole(
        [
          [876, 740],
          [802, 762],
        ],
        36,
        c.white,
      ) +
      w.front +
      plant([40, 870], 190, "leaves", c.clay)
    );
  },
});
