import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { coat, jacket, sweater, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { box, flatBox, stroke } from "../kit/shapes";
import { cup } from "../kit/things/food";
import { bench } from "../kit/things/furniture";
import { glow, hills, mountain, snow } from "../kit/things/outdoors";
import { garland, stall } from "../kit/things/street";
import { blades, firTree, scarf, tracks } from "../kit/things/winter";

const father = who("brown", ["short"], coat(c.ochre), trousers(c.slate), {
  beard: "short",
  hat: "beanie",
  hatColor: c.teal,
});
const learner = who("brown", ["curly"], jacket(c.red), trousers(c.navy), {
  age: "child",
  hat: "helmet",
  hatColor: c.marker,
  gloves: c.teal,
});
const fallen = who(
  "fair",
  ["short", "blond"],
  sweater(c.green, { pattern: "band", second: c.cream }),
  trousers(c.coal),
  { gloves: c.red },
);
const glider = who("tan", ["long"], jacket(c.violet), trousers(c.plum), {
  hat: "band",
  hatColor: c.rose,
  gloves: c.white,
});
const lacer = who("olive", ["bob"], coat(c.teal), trousers(c.denim), {
  age: "teen",
  hat: "beanie",
  hatColor: c.brick,
});
const seller = who("porcelain", ["bun", "grey"], sweater(c.brick), trousers(c.coal), {
  age: "elder",
  apron: c.cream,
});

export const scene = defineScene({
  setting: "sport",
  subject: "hobbies",
  region: "europe",
  actions: [
    "a father holds his child's hands on the ice",
    "a man in a green sweater has fallen on the ice",
    "a young woman glides with her arms out",
    "a girl on a bench ties her skates",
    "an old woman sells hot drinks",
  ],
  inferences: [
    "The child is on the ice for the first time.",
    "The woman with her arms out has skated for many years.",
    "It gets cold in the evening, so many skaters will buy a hot drink.",
  ],
  alt: "On an open-air ice rink at dusk, a father teaches his child to skate, a man falls, and a woman glides past.",
  description:
    "An ice rink in the open air at dusk, with snowy mountains, fir trees, and a row of lamps. It is snowing lightly. In front on the left, a blond man in a green sweater sits on the ice with a surprised face, because he has fallen. Behind him, a young woman in violet with a yellow scarf glides past with her arms out. In the middle, a bearded father in a yellow coat holds the hands of a child with a helmet. On the right, a girl bends down on a bench and ties her skates. Behind the rink, an old woman sells hot drinks.",
  draw: () => {
    const s = stall(880, 590, 280, { h: 350, counterH: 120, color: c.red, front: c.oak });
    return (
      glow(["#b9b7de", "#d3c3e0", "#eccfd4", "#f7dfcf"], 500) +
      mountain(260, 500, 620, 330, "#a5a9cc") +
      mountain(640, 500, 560, 260, "#b4b5d4") +
      mountain(1040, 500, 600, 300, "#a9abd0") +
      hills(480, 40, "#f1eef2", 2) +
      flatBox(0, 480, 1200, 120, "#f1eef2") +
      [40, 130, 330, 760, 830, 1180]
        .map((x, i) => firTree([x, 520 + (i % 2) * 12], 190 + (i % 3) * 40))
        .join("") +
      s.back +
      person(seller, {
        at: [1020, 590],
        size: 330,
        view: "front",
        mood: "smile",
        hands: [
          [974, 440],
          [1066, 440],
        ],
        holds: cup([974, 460], 34, c.red),
      }) +
      s.front +
      cup([1090, 458], 32, c.teal) +
      cup([930, 458], 32, c.marker) +
      box(-10, 560, 1220, 56, c.white, 2) +
      box(-10, 548, 1220, 16, c.teal, 3) +
      stroke("M150 566v46M350 566v46M550 566v46M750 566v46M950 566v46", { width: 2 }) +
      flatBox(0, 616, 1200, 284, "#dcedf2") +
      tracks([
        [
          [60, 700],
          [260, 640],
          [480, 720],
        ],
        [
          [500, 860],
          [760, 760],
          [900, 860],
        ],
        [
          [30, 800],
          [160, 760],
          [330, 830],
        ],
        [
          [700, 680],
          [900, 640],
          [1100, 700],
        ],
        [
          [420, 660],
          [560, 640],
          [700, 660],
        ],
      ]) +
      garland([0, 300], [440, 280], [c.marker, c.rose, c.marker], true) +
      garland([440, 280], [880, 230], [c.marker, c.rose], true) +
      stroke("M440 560V270", { width: 7 }) +
      snow(7, 60, 0, 540) +
      person(glider, {
        at: [290, 740],
        size: 400,
        view: "right",
        pose: "stride",
        mood: "smile",
        look: [500, 440],
        hands: [
          [420, 460],
          [186, 440],
        ],
      }) +
      scarf([296, 428], 60, c.marker) +
      blades(
        [
          [376, 742],
          [206, 722],
        ],
        44,
      ) +
      person(learner, {
        at: [700, 800],
        size: 430,
        view: "left",
        pose: "lean",
        mood: "worry",
        look: [560, 500],
        hands: [
          [632, 640],
          [624, 630],
        ],
      }) +
      blades(
        [
          [680, 804],
          [714, 804],
        ],
        40,
      ) +
      person(father, {
        at: [530, 800],
        size: 440,
        view: "right",
        pose: "lean",
        mood: "smile",
        look: [690, 620],
        hands: [
          [630, 606],
          [622, 622],
        ],
      }) +
      blades(
        [
          [560, 804],
          [520, 804],
        ],
        48,
      ) +
      bench(910, 850, 250, 116, c.wood) +
      person(lacer, {
        at: [1070, 866],
        size: 460,
        view: "left",
        pose: "sit-lean",
        seat: 118,
        lean: 56,
        mood: "focus",
        look: [970, 840],
        hands: [
          [980, 800],
          [966, 806],
        ],
        feet: [
          [976, 856],
          [946, 850],
        ],
      }) +
      blades(
        [
          [964, 862],
          [932, 856],
        ],
        44,
      ) +
      person(fallen, {
        at: [170, 878],
        size: 470,
        view: "right",
        pose: "sit-floor",
        lean: -16,
        mood: "surprise",
        look: [420, 700],
        hands: [
          [106, 850],
          [300, 690],
        ],
      }) +
      blades(
        [
          [336, 870],
          [300, 874],
        ],
        44,
      )
    );
  },
});
