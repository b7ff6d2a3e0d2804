import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { coat, jacket, longSkirt, shirt, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person, personParts } from "../kit/people/draw-person";
import { box } from "../kit/shapes";
import { chair, counter } from "../kit/things/furniture";
import { clipboard, openBook } from "../kit/things/held";
import { laptop } from "../kit/things/machines";
import { plant } from "../kit/things/plants";
import { ball } from "../kit/things/play";
import { clock, door, picture, room, rug } from "../kit/things/rooms";
import { wheelchair } from "../kit/things/vehicles";

const nurse = who("tan", ["bun", "dark"], tee(c.teal), trousers(c.teal), { shoes: c.white });
const clerk = who("porcelain", ["bob", "ginger"], shirt(c.lilac), trousers(c.coal), { glasses: true });
const man = who("deep", ["crop"], jacket(c.navy, { second: c.cream }), trousers(c.slate), { beard: "short" });
const mother = who("fair", ["wavy", "blond"], sweater(c.rose), trousers(c.denim));
const toddler = who("fair", ["fringe", "blond"], tee(c.marker), trousers(c.green), { age: "child" });
const elder = who("olive", ["short", "silver"], coat(c.violet), longSkirt(c.plum), {
  age: "elder",
});
const rider = who("brown", ["braids"], sweater(c.ochre), trousers(c.navy), { shoes: c.brick });

export const scene = defineScene({
  setting: "health",
  subject: "health",
  region: "anywhere",
  actions: [
    "a nurse calls somebody in with a clipboard",
    "a woman in a wheelchair rolls toward the nurse",
    "a mother reads a picture book to a child",
    "a man looks up at the clock",
    "a clerk types behind the desk",
  ],
  inferences: [
    "The woman in the wheelchair is the next patient, and she is glad to be called.",
    "The man has waited for a long time and may have to be somewhere else.",
    "Children often come here, since there are a picture book and a ball for them.",
  ],
  alt: "In a clinic waiting room, a nurse calls a smiling woman in a wheelchair while other people read, wait, and look at the time.",
  description:
    "A clean waiting room with plants and a picture on the wall. On the left, a clerk with glasses types behind a counter. In the middle, a nurse in teal clothes stands at an open door with a clipboard and waves to a woman in a wheelchair, who smiles and rolls toward her. On the right, chairs stand in a row. A mother reads a picture book to a small child, an older woman rests with her hands in her lap, and a man in a dark jacket stands and looks up at the clock with a worried face. A ball lies on the rug.",
  draw: () => {
    const { back, front, seat, rim } = wheelchair([560, 800], 440, c.coal, -1);
    const typing = personParts(clerk, {
      at: [100, 700],
      size: 420,
      view: "right",
      bust: true,
      mood: "focus",
      look: [210, 490],
      hands: [
        [166, 500],
        [176, 504],
      ],
    });
    return (
      room(c.mist, c.sand, 590) +
      picture(640, 150, 190, 140, c.sky, c.leaf) +
      clock([980, 170], 48, 10, 50) +
      door(330, 210, 190, 380, c.wood) +
      box(340, 220, 170, 370, "#f7efdc", 1) +
      typing.body +
      counter(-30, 760, 260, 240, c.teal, c.cream) +
      laptop([178, 512], 96, 1) +
      typing.arms +
      plant([30, 520], 90, "fern", c.clay, c.green) +
      person(nurse, {
        at: [405, 690],
        size: 430,
        view: "right",
        mood: "smile",
        look: [560, 500],
        hands: [
          [430, 500],
          [505, 420],
        ],
        holds: clipboard([440, 500], 64, 8),
      }) +
      [735, 850, 965].map((x) => chair([x, 770], 108, c.denim, 1)).join("") +
      person(elder, {
        at: [735, 790],
        size: 420,
        view: "right",
        pose: "sit",
        seat: 110,
        mood: "sleep",
        hands: ["lap", "lap"],
      }) +
      person(mother, {
        at: [850, 800],
        size: 430,
        view: "right",
        pose: "sit",
        seat: 110,
        mood: "talk",
        look: [950, 600],
        hands: [
          [930, 655],
          [920, 640],
        ],
      }) +
      person(toddler, {
        at: [985, 800],
        size: 430,
        view: "left",
        pose: "sit",
        seat: 112,
        mood: "laugh",
        look: [930, 640],
        hands: [[945, 650], "lap"],
        feet: [
          [925, 760],
          [935, 765],
        ],
      }) +
      openBook([918, 676], 84, c.brick) +
      person(man, {
        at: [1120, 830],
        size: 440,
        view: "left",
        mood: "worry",
        look: [1060, 150],
        hands: ["chin", "hip"],
      }) +
      rug([790, 860], 190, 30, c.lilac) +
      ball([760, 850], 24, "plain", c.red) +
      back +
      person(rider, {
        at: [560, 800],
        size: 440,
        view: "left",
        pose: "sit",
        seat,
        mood: "smile",
        look: [410, 350],
        hands: [rim, "lap"],
        feet: [
          [452, 790],
          [462, 790],
        ],
      }) +
      front +
      plant([1165, 590], 130, "leaves", c.brick)
    );
  },
});
