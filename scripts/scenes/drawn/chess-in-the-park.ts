import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { coat, jacket, longSkirt, shorts, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person, personParts } from "../kit/people/draw-person";
import { box, fill, flat, stroke } from "../kit/shapes";
import { bird } from "../kit/things/animals";
import { bench, table } from "../kit/things/furniture";
import { bookSide } from "../kit/things/held";
import { hills, sky } from "../kit/things/outdoors";
import { bush, tree } from "../kit/things/plants";
import { broom } from "../kit/things/tools";
import { streetLamp } from "../kit/things/street";

const girl = who("brown", ["braids"], sweater(c.marker), trousers(c.teal), { age: "teen", glasses: true });
const master = who("fair", ["receding", "silver"], jacket(c.bark, { second: c.cream }), trousers(c.slate), {
  age: "elder",
  beard: "full",
});
const fan1 = who("tan", ["ponytail"], coat(c.red), trousers(c.navy));
const fan2 = who("deep", ["crop"], jacket(c.green), trousers(c.coal), { hat: "beanie", hatColor: c.ochre });
const sweeper = who("olive", ["short"], jacket(c.ochre), trousers(c.pine), {
  hat: "cap",
  hatColor: c.pine,
  beard: "mustache",
});
const reader = who("porcelain", ["wavy", "chestnut"], sweater(c.lilac), longSkirt(c.plum));
const feeder = who("tan", ["fringe"], tee(c.lake), shorts(c.bark), { age: "child" });

export const scene = defineScene({
  setting: "culture",
  subject: "hobbies",
  region: "europe",
  actions: [
    "a girl moves a piece on a chess board",
    "an old man holds his chin and thinks",
    "two people watch the game",
    "a man sweeps fallen leaves",
    "a child feeds birds",
    "a woman reads on a bench",
  ],
  inferences: [
    "The girl is winning, which surprises the people who watch.",
    "It is autumn, since the trees are yellow and leaves lie on the ground.",
    "The old man plays here often and is known as a good player.",
  ],
  alt: "In an autumn park, a girl plays chess against an old man while people watch, a man sweeps leaves, and a child feeds birds.",
  description:
    "A park in autumn with yellow and orange trees and a lamp. In the middle, a teenage girl with braids and glasses and an old man with a white beard sit at a wooden table with a chess board. The girl moves a piece and smiles, and the old man holds his chin with a worried face. Behind them, a woman in a red coat and a man in a green jacket watch with surprise. On the left, a man sweeps leaves with a broom. On the right, a woman reads on a bench, and a small child gives food to three birds.",
  draw: () => {
    const left = personParts(girl, {
      at: [440, 800],
      size: 460,
      view: "right",
      pose: "sit",
      seat: 124,
      mood: "smile",
      look: [640, 480],
      hands: [[546, 600], "lap"],
    });
    const right = personParts(master, {
      at: [780, 800],
      size: 460,
      view: "left",
      pose: "sit-lean",
      lean: 12,
      seat: 124,
      mood: "worry",
      look: [600, 600],
      hands: ["chin", [704, 606]],
    });
    const squares = Array.from(
      { length: 16 },
      (_, i) =>
        `M${540 + (i % 4) * 34 + (Math.floor(i / 4) % 2) * 17} ${590 + Math.floor(i / 4) * 9}h17v9h-17Z`,
    ).join("");
    return (
      sky("#dfe6e2", 520, "#cfc48f") +
      hills(520, 120, "#d9c48a", 1) +
      [60, 250, 430, 760, 940, 1120]
        .map((x, i) =>
          tree(
            [x, 560],
            300 + (i % 3) * 60,
            [c.ochre, c.clay, c.marker, c.clay, c.ochre, c.brick][i],
            i % 2 === 0,
          ),
        )
        .join("") +
      bush([620, 570], 170, "#b9a64f") +
      streetLamp([880, 600], 360) +
      flat("M-10 640Q300 600 620 630T1210 620V910H-10Z", "#e3d5ab") +
      flat(
        "M60 700l16-8l6 12ZM330 760l18-4l2 14ZM160 850l18-10l8 14ZM980 660l16-6l4 12ZM1090 850l18-8l4 14ZM620 880l18-6l4 12ZM860 880l14-8l8 12Z",
        c.brick,
      ) +
      flat(
        "M240 690l16-6l4 12ZM90 790l18-8l6 14ZM400 860l18-8l4 12ZM740 650l16-6l6 12ZM1160 700l16-8l4 12Z",
        c.ochre,
      ) +
      person(fan1, {
        at: [560, 700],
        size: 410,
        view: "right",
        mood: "surprise",
        look: [600, 600],
        hands: ["chin", "down"],
      }) +
      person(fan2, {
        at: [690, 700],
        size: 420,
        view: "left",
        mood: "surprise",
        look: [590, 600],
        hands: ["hip", "down"],
      }) +
      bench(960, 720, 230, 92, c.green) +
      person(reader, {
        at: [1070, 740],
        size: 410,
        view: "left",
        pose: "sit",
        seat: 100,
        mood: "focus",
        look: [980, 570],
        hands: [
          [996, 590],
          [1004, 600],
        ],
        holds: bookSide([996, 598], 66, -1, c.teal),
      }) +
      box(400, 676, 90, 16, c.oak, 4) +
      box(420, 690, 16, 110, c.oak, 2) +
      box(740, 676, 90, 16, c.oak, 4) +
      box(790, 690, 16, 110, c.oak, 2) +
      left.body +
      right.body +
      table([610, 850], 290, 224, c.oak, 60) +
      flat("M530 626h158l-10-46h-136Z", c.cream) +
      flat(squares, c.bark) +
      [550, 590, 640, 664]
        .map((x, i) => fill(`M${x - 9} 612h18l-4-10q6-16-5-24q-11 8-5 24Z`, i % 2 ? c.coal : c.white))
        .join("") +
      left.arms +
      right.arms +
      fill("M540 590h18l-4-12q6-16-5-24q-11 8-5 24Z", c.white) +
      person(sweeper, {
        at: [130, 840],
        size: 460,
        view: "right",
        pose: "lean",
        mood: "calm",
        look: [250, 840],
        hands: [
          [210, 620],
          [222, 670],
        ],
        holds: broom([196, 580], [256, 790]),
      }) +
      stroke("M280 860q20-10 40 0", { color: c.brick, width: 8 }) +
      person(feeder, {
        at: [930, 880],
        size: 450,
        view: "right",
        pose: "squat",
        mood: "smile",
        look: [1040, 860],
        hands: [[996, 800], "lap"],
      }) +
      bird([1050, 880], 60, c.slate, -1) +
      bird([1120, 890], 56, c.steel, -1) +
      bird([1090, 850], 50, c.slate, -1)
    );
  },
});
