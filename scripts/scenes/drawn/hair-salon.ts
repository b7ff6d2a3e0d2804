import { defineScene } from "../define-scene";
import { ellipse, roundBox } from "../kit/geometry";
import { c } from "../kit/palette";
import { jacket, longSkirt, shirt, skirt, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { box, disc, fill, flat, pole, stroke } from "../kit/shapes";
import { bottle, jar } from "../kit/things/food";
import { sofa } from "../kit/things/furniture";
import { newspaper, phone } from "../kit/things/held";
import { plant } from "../kit/things/plants";
import { floorLines, pendant, room } from "../kit/things/rooms";
import { broom } from "../kit/things/tools";

const barber = who("brown", ["crop"], shirt(c.teal), trousers(c.coal), { beard: "full", apron: c.coal });
const client = who("fair", ["wavy", "ginger"], tee(c.white), trousers(c.denim));
const stylist = who("porcelain", ["bob", "black"], tee(c.rose), skirt(c.plum), {
  apron: c.cream,
  earrings: true,
});
const boy = who("tan", ["spiky"], tee(c.marker), trousers(c.navy), { age: "child" });
const sweeper = who("deep", ["braids"], sweater(c.sage), trousers(c.bark), { age: "teen" });
const waiting = who("olive", ["receding", "grey"], jacket(c.navy, { second: c.white }), trousers(c.slate), {
  age: "elder",
  glasses: true,
});
const mother = who("tan", ["bob", "black"], jacket(c.violet), longSkirt(c.coal));
const mirror = (x: number) =>
  box(x, 130, 190, 270, c.oak, 12) +
  box(x + 12, 142, 166, 246, c.sky, 6) +
  flat(`M${x + 30} 370L${x + 110} 150h40L${x + 70} 370Z`, c.mist) +
  box(x - 10, 420, 210, 16, c.oak, 3) +
  jar([x + 30, 420], 50, c.clay, c.white) +
  jar([x + 72, 420], 40, c.sage, c.white) +
  jar([x + 150, 420], 46, c.lilac, c.white);
const seat = (x: number, y: number, h: number) =>
  pole(
    [
      [x, y],
      [x, y - h],
    ],
    14,
    c.steel,
  ) +
  disc([x, y], 54, c.slate, 12) +
  fill(roundBox(x - 62, y - h - 18, 130, 30, 12), c.brick) +
  fill(roundBox(x + 42, y - h - 130, 28, 120, 12), c.brick);
const cape = (x: number, y: number, w: number, color: string) =>
  fill(
    `M${x - w * 0.22} ${y}q${-w * 0.5} ${w * 0.4} ${-w * 0.4} ${w * 0.96}q${w * 0.6} ${w * 0.2} ${w * 1.16} 0q${w * 0.02} ${-w * 0.6} ${-w * 0.36} ${-w * 0.96}q${-w * 0.2} ${w * 0.1} ${-w * 0.4} 0Z`,
    color,
  );

export const scene = defineScene({
  setting: "shop",
  subject: "design",
  region: "anywhere",
  actions: [
    "a barber cuts a woman's hair with scissors",
    "a stylist sprays water on a boy's hair",
    "a teenager sweeps hair from the floor",
    "an old man reads a newspaper while he waits",
    "a mother takes a picture of her son",
  ],
  inferences: [
    "The boy is having one of his first haircuts, so his mother wants a picture.",
    "The teenager is learning the job and does the simple work.",
    "The woman trusts the barber, because she has closed her eyes.",
  ],
  alt: "In a hair salon, a barber cuts a woman's hair, a stylist works on a nervous boy, and a teenager sweeps the floor.",
  description:
    "A friendly hair salon with two mirrors, red chairs, and a plant. On the left, a barber with a full beard and a dark apron cuts the long orange hair of a woman who sits with her eyes closed under a blue cape. In the middle, a stylist in a pink shirt sprays water on the hair of a small boy, who looks worried. His mother, in a violet jacket, takes a picture with her phone. In front, a teenager with braids sweeps hair from the floor. On the right, an old man reads a newspaper on a green sofa.",
  draw: () =>
    room("#f0e0d6", "#d8ccb8", 590) +
    floorLines(590, "#bfb29c") +
    mirror(110) +
    mirror(460) +
    pendant(380, 70, c.marker) +
    plant([770, 600], 170, "leaves", c.clay) +
    sofa(850, 720, 320, 190, c.green) +
    person(waiting, {
      at: [1020, 740],
      size: 420,
      view: "front",
      pose: "sit",
      seat: 96,
      mood: "focus",
      hands: [
        [972, 560],
        [1068, 560],
      ],
      holds: newspaper([1020, 560], 120),
    }) +
    seat(240, 780, 140) +
    person(client, {
      at: [240, 780],
      size: 430,
      view: "left",
      pose: "sit",
      seat: 150,
      mood: "sleep",
      hands: ["lap", "lap"],
    }) +
    cape(226, 522, 130, c.denim) +
    person(barber, {
      at: [370, 790],
      size: 460,
      view: "left",
      mood: "focus",
      look: [260, 470],
      hands: [
        [304, 468],
        [300, 520],
      ],
      holds: fill("M304 462l-48-14l4 9l42 16Z", c.steel) + fill("M304 474l-48 4l6-9l40-5Z", c.steel),
    }) +
    seat(570, 770, 170) +
    person(boy, {
      at: [570, 770],
      size: 440,
      view: "left",
      pose: "sit",
      seat: 186,
      mood: "worry",
      look: [700, 420],
      hands: ["lap", "lap"],
      feet: [
        [500, 700],
        [510, 705],
      ],
    }) +
    cape(560, 510, 100, c.teal) +
    person(stylist, {
      at: [680, 760],
      size: 430,
      view: "left",
      mood: "smile",
      look: [570, 440],
      hands: [
        [618, 440],
        [640, 500],
      ],
      holds:
        bottle([606, 462], 46, c.lake) +
        stroke("M590 424l-16-8M588 432h-18M592 416l-10-12", { color: c.lake }),
    }) +
    person(mother, {
      at: [450, 860],
      size: 430,
      view: "right",
      mood: "laugh",
      look: [580, 480],
      hands: [
        [520, 556],
        [512, 566],
      ],
      holds: phone([522, 552], 30, 0),
    }) +
    person(sweeper, {
      at: [890, 880],
      size: 480,
      view: "left",
      pose: "lean",
      mood: "calm",
      look: [780, 860],
      hands: [
        [810, 650],
        [798, 700],
      ],
      holds: broom([820, 610], [770, 820]),
    }) +
    flat(ellipse([710, 868], 30, 8) + ellipse([750, 876], 22, 6) + ellipse([660, 860], 16, 5), "#b9622f"),
});
