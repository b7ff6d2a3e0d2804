import { defineScene } from "../define-scene";
import { polygon } from "../kit/geometry";
import { c } from "../kit/palette";
import { longSkirt, shirt, shorts, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { box, fill, flatBox, stroke } from "../kit/shapes";
import { cow, goat, hen } from "../kit/things/animals";
import { basket } from "../kit/things/food";
import { stool } from "../kit/things/furniture";
import { hills, sky, sun } from "../kit/things/outdoors";
import { crops, fence, grass, tree } from "../kit/things/plants";
import { bucket, rake } from "../kit/things/tools";

const milker = who("brown", ["bun"], shirt(c.brick), longSkirt(c.ochre), { hat: "band", hatColor: c.marker });
const raker = who("tan", ["short"], tee(c.teal), trousers(c.denim), {
  hat: "straw",
  hatColor: c.wheat,
  overalls: c.denim,
});
const girl = who("tan", ["braids"], sweater(c.marker), shorts(c.green), { age: "child", shoes: c.red });
const boy = who("brown", ["fringe"], tee(c.lilac), shorts(c.navy), { age: "child" });

export const scene = defineScene({
  setting: "farm",
  subject: "farming",
  region: "americas",
  actions: [
    "a woman milks a cow",
    "a man rakes the hay",
    "a girl feeds the hens",
    "a boy pulls a goat away from the vegetables",
  ],
  inferences: [
    "The goat has eaten from the vegetable bed before.",
    "The whole family works before the children go to school.",
    "It is early, because the sun is only just over the hills.",
  ],
  alt: "On a farm in the early morning, a woman milks a cow, a girl feeds hens, and a boy pulls a goat away.",
  description:
    "A farm at sunrise with soft hills, a red barn, and a wooden fence. On the left, a woman with a yellow band in her hair sits on a stool and milks a brown and white cow into a bucket. Behind her, a man with a straw hat and blue overalls rakes hay. In the middle, a girl with braids and red shoes throws grain to three hens from a basket. On the right, a small boy leans back and pulls a white goat by a rope, away from a row of green vegetables.",
  draw: () =>
    sky("#f6dfc0", 470, "#b9cf9a") +
    sun([760, 380], 70, c.ochre) +
    hills(470, 120, "#c4d3ae", 2) +
    hills(490, 60, "#a8c48f", 4) +
    tree([1120, 520], 260, c.green, true) +
    tree([700, 500], 130, c.leaf, true) +
    box(120, 300, 280, 230, c.brick, 2) +
    fill(
      polygon([
        [96, 304],
        [260, 190],
        [424, 304],
      ]),
      c.bark,
    ) +
    box(216, 400, 90, 130, c.cream, 2) +
    stroke("M216 400l90 130M306 400l-90 130") +
    box(240, 250, 40, 36, c.cream, 2) +
    fence(-10, 560, 1220, 80, c.wheat) +
    flatBox(0, 560, 1200, 340, "#b9cf9a") +
    flatBox(850, 700, 350, 200, c.oak) +
    crops([890, 740], [1180, 740], 6, c.green, 26) +
    crops([880, 810], [1190, 810], 6, c.leaf, 30) +
    crops([870, 880], [1190, 880], 5, c.green, 32) +
    fill("M560 640q20-70 90-74q80-4 110 74Z", c.marker) +
    stroke("M590 620l20-24M640 610l10-26M690 616l20-22", { color: c.ochre }) +
    person(raker, {
      at: [520, 650],
      size: 370,
      view: "right",
      pose: "lean",
      mood: "smile",
      look: [600, 600],
      hands: [
        [567, 470],
        [575, 506],
      ],
      holds: rake([560, 436], [596, 604]),
    }) +
    cow([310, 800], 370, c.white, -1) +
    fill("M316 692q2 26 14 30l4 12l7-10q12 3 22 0l7 10l4-14q12-6 14-28Z", c.blush) +
    stool([440, 850], 70, c.wood) +
    person(milker, {
      at: [460, 860],
      size: 430,
      view: "left",
      pose: "sit-lean",
      seat: 74,
      lean: 12,
      mood: "smile",
      look: [380, 700],
      hands: [
        [352, 730],
        [366, 720],
      ],
    }) +
    bucket([350, 850], 70, c.steel) +
    person(girl, {
      at: [640, 850],
      size: 450,
      view: "right",
      mood: "smile",
      look: [760, 800],
      hands: [
        [716, 690],
        [690, 700],
      ],
      holds: basket([670, 736], 70, c.wheat),
    }) +
    stroke("M730 700q20 20 24 60M738 712q22 20 36 70M722 712q10 30 14 70", { color: c.ochre, width: 4 }) +
    hen([760, 860], 80, c.white, -1) +
    hen([700, 884], 76, c.clay, 1) +
    hen([830, 880], 78, c.brick, -1) +
    goat([930, 730], 170, c.white, 1) +
    stroke("M1000 600Q900 620 820 600", { width: 5 }) +
    person(boy, {
      at: [790, 740],
      size: 420,
      view: "right",
      pose: "pull",
      mood: "worry",
      look: [960, 560],
      hands: [
        [824, 600],
        [836, 606],
      ],
    }) +
    grass([
      [40, 700],
      [120, 860],
      [560, 760],
      [250, 870],
    ]),
});
