import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { jacket, longSkirt, shirt, sweater, tee, trousers, vest, who } from "../kit/people/clothes";
import { person, personParts } from "../kit/people/draw-person";
import { box, flat, flatDisc, stroke } from "../kit/shapes";
import { cat } from "../kit/things/animals";
import { cup, glass, kettle } from "../kit/things/food";
import { chair, counter, shelves, stool, table } from "../kit/things/furniture";
import { goods } from "../kit/things/goods";
import { newspaper } from "../kit/things/held";
import { floorLines, pendant, room, window } from "../kit/things/rooms";
import { farHouse, garland } from "../kit/things/street";

const waiter = who("olive", ["short"], vest(c.brick, { second: c.white }), trousers(c.coal), {
  beard: "mustache",
  apron: c.cream,
});
const player1 = who("tan", ["receding", "grey"], jacket(c.green, { second: c.cream }), trousers(c.bark), {
  age: "elder",
  beard: "full",
  hat: "cap",
  hatColor: c.slate,
});
const player2 = who("olive", ["short", "silver"], sweater(c.violet), trousers(c.slate), {
  age: "elder",
  glasses: true,
});
const watcher = who("tan", ["fringe"], tee(c.marker), trousers(c.denim), { age: "child" });
const brewer = who("fair", ["ponytail", "dark"], shirt(c.teal), longSkirt(c.plum), { apron: c.coal });
const reader = who("deep", ["long"], sweater(c.rose), trousers(c.navy), { glasses: true });

export const scene = defineScene({
  setting: "food",
  subject: "friends",
  region: "middle-east",
  actions: [
    "two old men play a board game",
    "a boy leans over the table and watches",
    "a waiter carries a tray with glasses of tea",
    "a woman lifts a kettle behind the counter",
    "a woman reads a newspaper",
  ],
  inferences: [
    "The two men have played this game together for many years.",
    "The man in violet is losing, since he holds his chin and looks worried.",
    "The boy is a grandson of one of them and wants to learn the game.",
  ],
  alt: "In a tea house, two old men play a board game while a boy watches and a waiter brings glasses of tea.",
  description:
    "A cozy tea house with warm lamps and shelves full of jars. In the middle, two old men sit at a small table and play a board game. The one on the left, with a gray beard and a cap, moves a piece and smiles; the other one, in a violet sweater, holds his chin and looks worried. A small boy behind the table watches them closely. On the left, a waiter with a mustache brings a tray with glasses of tea. At the back, a woman lifts a kettle behind the counter. On the right, a woman reads a newspaper beside an orange cat.",
  draw: () => {
    const left = personParts(player1, {
      at: [430, 790],
      size: 450,
      view: "right",
      pose: "sit",
      seat: 122,
      mood: "smile",
      look: [540, 600],
      hands: [[520, 596], "lap"],
    });
    const right = personParts(player2, {
      at: [740, 790],
      size: 450,
      view: "left",
      pose: "sit-lean",
      lean: 14,
      seat: 122,
      mood: "worry",
      look: [590, 600],
      hands: ["chin", [672, 600]],
    });
    const boy = personParts(watcher, {
      at: [590, 720],
      size: 440,
      view: "front",
      mood: "smile",
      look: [540, 620],
      hands: [
        [556, 562],
        [624, 562],
      ],
    });
    return (
      room("#ecd2b0", "#b07a52", 590) +
      floorLines(590, "#9a6945") +
      window(80, 110, 230, 230, {
        glass: "#f3c9a0",
        view:
          farHouse(80, 340, 100, 120, c.clay, { lit: c.marker }) +
          farHouse(190, 340, 120, 160, c.brick, { lit: c.marker }),
      }) +
      garland([340, 60], [800, 70], [c.marker, c.ochre], true) +
      shelves(800, 120, 360, 210, 2, c.bark, (x, y, w, row) => goods(x, y, w, 41 + row, 64)) +
      pendant(590, 120, c.brick) +
      person(brewer, {
        at: [930, 660],
        size: 410,
        view: "right",
        bust: true,
        mood: "focus",
        look: [1030, 440],
        hands: [
          [1000, 400],
          [990, 440],
        ],
        holds: kettle([1034, 446], 76, c.ochre),
      }) +
      counter(800, 700, 420, 230, c.bark, c.oak) +
      glass([1090, 456], 44, c.clay) +
      glass([1130, 456], 44, c.clay) +
      cup([860, 456], 38, c.white) +
      person(waiter, {
        at: [170, 810],
        size: 470,
        view: "right",
        pose: "walk",
        mood: "smile",
        look: [440, 560],
        hands: [
          [256, 540],
          [270, 530],
        ],
        holds:
          box(206, 520, 150, 12, c.steel, 6) +
          [230, 270, 310, 340].map((x) => glass([x, 520], 42, c.clay)).join(""),
      }) +
      boy.body +
      chair([430, 800], 120, c.oak, 1) +
      chair([750, 800], 120, c.oak, -1) +
      left.body +
      right.body +
      table([590, 850], 280, 222, c.oak, 60) +
      flat("M500 624l26-44h130l26 44Z", c.cream) +
      stroke("M500 624l26-44h130l26 44ZM591 580v44M512 602h158", { width: 2 }) +
      flatDisc([540, 596], 9, c.brick, 5) +
      flatDisc([570, 612], 9, c.coal, 5) +
      flatDisc([622, 592], 9, c.coal, 5) +
      flatDisc([640, 612], 9, c.brick, 5) +
      glass([470, 612], 40, c.clay) +
      boy.arms +
      left.arms +
      right.arms +
      stool([1060, 850], 110, c.wood) +
      person(reader, {
        at: [1060, 860],
        size: 450,
        view: "front",
        pose: "sit",
        seat: 120,
        mood: "focus",
        hands: [
          [1008, 640],
          [1112, 640],
        ],
        holds: newspaper([1060, 640], 130),
      }) +
      cat([920, 880], 96, c.ochre, 1)
    );
  },
});
