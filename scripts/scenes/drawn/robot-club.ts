import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { curve } from "../kit/geometry";
import { box, disc, fill, stroke } from "../kit/shapes";
import { longSkirt, shirt, skirt, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person, personParts } from "../kit/people/draw-person";
import { chair, shelves, table } from "../kit/things/furniture";
import { books, goods } from "../kit/things/goods";
import { clipboard } from "../kit/things/held";
import { laptop } from "../kit/things/machines";
import { sky, sun } from "../kit/things/outdoors";
import { palm } from "../kit/things/plants";
import { motion, spark } from "../kit/things/play";
import { board, floorLines, room, window } from "../kit/things/rooms";
import { robot } from "../kit/things/studio";
import { wrench } from "../kit/things/tools";

const teacher = who("deep", ["braids"], shirt(c.ochre), longSkirt(c.deep), { glasses: true, earrings: true });
const driver = who("deep", ["short"], tee(c.teal), trousers(c.navy), { age: "teen" });
const builder = who("brown", ["puffs"], sweater(c.rose), trousers(c.denim), { age: "child" });
const coder = who("brown", ["crop"], shirt(c.white), trousers(c.slate), { age: "teen", glasses: true });
const laugher = who("tan", ["long", "black"], tee(c.marker), skirt(c.plum), {
  age: "teen",
  hat: "headscarf",
  hatColor: c.lilac,
});

export const scene = defineScene({
  setting: "school",
  subject: "technology",
  region: "africa",
  actions: [
    "a boy kneels and steers a robot with a small box",
    "a girl laughs because the robot has hit a tower",
    "a teacher holds a clipboard and points at the robot",
    "a boy types on a laptop",
    "a small girl tightens a part of a second robot",
  ],
  inferences: [
    "The club is training for a competition with other schools.",
    "The robot went faster than the boy had planned.",
    "The small girl learns from the older students.",
  ],
  alt: "In a classroom a boy steers a small robot that has knocked over a tower of blocks while other students laugh and work.",
  description:
    "A classroom with a green board, a big window and palms outside. On the left, a boy with glasses types on a laptop at a table, and a small girl beside him works on a yellow robot with a wrench. Beside the table, a teacher in an orange shirt holds a clipboard and points. In front, on a pale mat with a black line, a boy in a teal shirt kneels and holds a small control box. His red robot has just hit a tower of blocks, and the blocks are falling. On the right, a girl with a lilac headscarf laughs.",
  draw: () => {
    const types = personParts(coder, {
      at: [150, 770],
      size: 440,
      view: "right",
      pose: "sit",
      seat: 130,
      mood: "focus",
      look: [290, 560],
      hands: [
        [256, 604],
        [268, 610],
      ],
    });
    const tightens = personParts(builder, {
      at: [480, 790],
      size: 440,
      view: "left",
      mood: "focus",
      look: [380, 570],
      hands: [
        [410, 582],
        [415, 560],
      ],
    });
    return (
      room("#efe3c8", "#c9a987", 590) +
      floorLines(590, "#b39270") +
      board(420, 130, 380, 210) +
      stroke("M470 270h70l40-70h90l40 80h50M520 190m-24 0a24 24 0 1 0 48 0a24 24 0 1 0 -48 0", {
        color: c.cream,
        width: 5,
      }) +
      window(60, 130, 260, 260, {
        view: sky(c.sky, 420, c.sage) + palm([130, 420], 240) + palm([250, 430], 190) + sun([280, 160], 24),
      }) +
      shelves(900, 150, 240, 300, 3, c.wood, (x, y, w, row) =>
        row === 1 ? goods(x, y, w, 8) : books(x, y, w, 50 + row, 66),
      ) +
      person(teacher, {
        at: [600, 730],
        size: 420,
        view: "right",
        mood: "smile",
        look: [800, 700],
        hands: [
          [700, 500],
          [650, 530],
        ],
        holds: clipboard([650, 528], 56, 8),
      }) +
      chair([150, 760], 124, c.brick, 1) +
      types.body +
      tightens.body +
      table([320, 850], 400, 200, c.wood, 60) +
      laptop([270, 626], 110, 1) +
      robot([390, 622], 74, c.marker, -1) +
      types.arms +
      wrench([410, 584], 40, -70) +
      tightens.arms +
      fill("M560 890L620 780H1150L1200 890Z", c.fog) +
      stroke(
        curve([
          [600, 866],
          [720, 830],
          [860, 850],
          [1010, 815],
          [1140, 830],
        ]),
        { width: 8 },
      ) +
      person(driver, {
        at: [660, 850],
        size: 450,
        view: "right",
        pose: "kneel",
        mood: "surprise",
        look: [860, 780],
        hands: [
          [736, 660],
          [742, 656],
        ],
        holds:
          box(716, 636, 50, 32, c.coal, 6) +
          stroke("M730 636v-16", { width: 4 }) +
          disc([730, 618], 5, c.red),
      }) +
      robot([870, 850], 120, c.red, 1) +
      motion(
        [
          [806, 800],
          [800, 820],
          [806, 838],
        ],
        1,
      ) +
      box(960, 816, 34, 34, c.marker, 3) +
      `<g transform="rotate(24 990 780)">${box(972, 768, 34, 34, c.teal, 3)}</g><g transform="rotate(50 1020 740)">${box(1004, 722, 34, 34, c.violet, 3)}</g><g transform="rotate(18 1040 830)">${box(1022, 820, 34, 34, c.clay, 3)}</g>` +
      spark([965, 770], 28, c.ochre) +
      person(laugher, {
        at: [1110, 790],
        size: 440,
        view: "left",
        mood: "laugh",
        look: [960, 760],
        hands: ["chin", [1030, 600]],
      })
    );
  },
});
