import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { type Point, blob } from "../kit/geometry";
import { box, disc, fill, flat, flatBox, flatDisc, move, pole, stroke } from "../kit/shapes";
import { longSkirt, shirt, shorts, tank, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { dog } from "../kit/things/animals";
import { tray } from "../kit/things/carry";
import { glass } from "../kit/things/food";
import { cloud, hills, sky, sun } from "../kit/things/outdoors";
import { bush, fence, flowers, palm } from "../kit/things/plants";
import { window } from "../kit/things/rooms";
import { brush, bucket } from "../kit/things/tools";

const painter = who("deep", ["bun"], shirt(c.marker), trousers(c.denim), { hat: "straw", hatColor: c.wheat });
const kneeler = who("porcelain", ["receding", "grey"], tee(c.teal), trousers(c.bark), {
  age: "elder",
  glasses: true,
});
const boy = who("olive", ["curly", "dark"], tee(c.red), shorts(c.denim), { age: "child" });
const bringer = who("tan", ["long", "black"], tank(c.violet), longSkirt(c.sage));
const carrier = who("brown", ["short"], tee(c.clay), shorts(c.navy), { beard: "full" });

/** A ladder carried on the shoulder, seen from its side. */
const longLadder = ([x, y]: Point) =>
  stroke([0, 1, 2, 3, 4, 5].map((i) => `M${x - 150 + i * 64} ${y - 58 - i * 8}l4 40`).join(""), {
    width: 7,
  }) +
  pole(
    [
      [x - 190, y - 10],
      [x + 230, y - 62],
    ],
    10,
    c.wheat,
  ) +
  pole(
    [
      [x - 190, y - 50],
      [x + 230, y - 102],
    ],
    10,
    c.wheat,
  );

export const scene = defineScene({
  setting: "home",
  subject: "home",
  region: "oceania",
  actions: [
    "a woman with a straw hat paints a fence white",
    "an old man kneels and paints the lower part",
    "a boy stares at a bucket that has tipped over",
    "a dog leaves white marks on the ground",
    "a neighbor brings cold drinks on a tray",
  ],
  inferences: [
    "The dog ran into the bucket and then through the paint.",
    "The boy was supposed to watch the dog.",
    "The neighbors will take a break now because it is hot.",
  ],
  alt: "Neighbors paint a garden fence white while a boy stares at a tipped bucket and a dog leaves white marks on the ground.",
  description:
    "A sunny garden with a wooden house, a palm and flowers. A long fence crosses the picture; its left part is already white. In the middle, a woman with a straw hat and a yellow shirt paints the next boards with a brush. Next to her, an old man with glasses kneels and paints lower down. On the left, a neighbor with long hair brings three drinks on a tray. In front, a bucket lies in a white puddle, and a boy in a red shirt stares at it. A brown dog walks away and leaves white marks. On the right, a bearded man carries a ladder.",
  draw: () =>
    sky("#c3e2ea", 560, "#a8cc8e") +
    sun([1060, 110], 56) +
    cloud([330, 100], 210) +
    cloud([760, 140], 160) +
    hills(560, 70, "#8fba84", 2) +
    box(480, 260, 440, 300, c.cream, 2) +
    stroke("M480 310H920M480 360H920M480 410H920M480 460H920", { color: c.sand, width: 3 }) +
    fill("M440 264L560 140H840L960 264Z", c.denim) +
    window(540, 320, 110, 120, { glass: c.lake }) +
    box(740, 330, 110, 230, c.brick, 3) +
    disc([832, 450], 6, c.marker) +
    palm([160, 570], 330) +
    bush([1010, 590], 180, c.leaf) +
    bush([330, 590], 160, c.green) +
    flatBox(0, 575, 1200, 325, "#a8cc8e") +
    fence(-20, 720, 596, 210, c.white) +
    fence(596, 720, 640, 210, c.wood) +
    box(640, 642, 18, 78, c.white, 1) +
    flowers([960, 740], 190, [c.red, c.marker, c.rose], 3) +
    person(painter, {
      at: [465, 800],
      size: 450,
      view: "right",
      mood: "smile",
      look: [600, 520],
      hands: [[566, 530], "hip"],
      holds: brush([560, 530], 34, 62, c.white),
    }) +
    person(kneeler, {
      at: [800, 810],
      size: 450,
      view: "left",
      pose: "kneel",
      mood: "focus",
      look: [650, 640],
      hands: [[690, 640], "chest"],
      holds: brush([696, 640], 34, -66, c.white),
    }) +
    bucket([690, 806], 66, c.steel) +
    person(bringer, {
      at: [170, 800],
      size: 450,
      view: "right",
      pose: "walk",
      mood: "smile",
      look: [440, 430],
      hands: [
        [270, 560],
        [276, 552],
      ],
      holds: tray(
        [290, 560],
        130,
        glass([252, 552], 46, c.marker) + glass([290, 552], 46, c.rose) + glass([328, 552], 46, c.marker),
      ),
    }) +
    person(carrier, {
      at: [1070, 810],
      size: 450,
      view: "left",
      pose: "walk",
      mood: "surprise",
      look: [760, 860],
      hands: [[1040, 560], "down"],
      holds: longLadder([1040, 592]),
    }) +
    flat(
      blob([
        [470, 868],
        [520, 842],
        [640, 846],
        [690, 868],
        [610, 890],
        [510, 888],
      ]),
      c.white,
    ) +
    move(bucket([0, 0], 76, c.denim), [480, 858], { turn: 84 }) +
    [735, 785, 835, 885].map((x, i) => flatDisc([x, 866 + (i % 2) * 12], 9, c.white, 5)).join("") +
    dog([985, 888], 140, c.oak, 1) +
    person(boy, {
      at: [390, 870],
      size: 450,
      view: "right",
      pose: "lean",
      mood: "surprise",
      look: [520, 860],
      hands: ["chin", "out"],
    }),
});
