import { defineScene } from "../define-scene";
import { c, skin } from "../kit/palette";
import { shorts, sweater, tank, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { box, fill, flatBox, pole, stroke } from "../kit/shapes";
import { inWater, laneRope, poolBasin, splash } from "../kit/things/pool";
import { clock, window } from "../kit/things/rooms";
import { sky } from "../kit/things/outdoors";
import { tree } from "../kit/things/plants";

const teacher = who("olive", ["ponytail", "dark"], tank(c.red), shorts(c.red));
const learner = who("deep", ["crop"], tank(c.violet), shorts(c.violet), {
  age: "child",
  hat: "surgical",
  hatColor: c.marker,
});
const jumper = who("fair", ["short", "blond"], tank(c.teal), shorts(c.teal), {
  age: "child",
  shoes: skin.fair,
});
const guard = who("brown", ["short"], tee(c.marker), shorts(c.red), { beard: "short" });
const girl = who("tan", ["short"], tank(c.plum), shorts(c.plum), {
  age: "teen",
  hat: "surgical",
  hatColor: c.rose,
  shoes: skin.tan,
});
const father = who("porcelain", ["receding", "chestnut"], sweater(c.sage), trousers(c.denim), {
  glasses: true,
});
const wet = who("porcelain", ["fringe", "chestnut"], tank(c.brick), shorts(c.brick), {
  age: "child",
  shoes: skin.porcelain,
});
const board = fill("M548 640h86q20 14 0 30h-86Z", c.marker);

export const scene = defineScene({
  setting: "sport",
  subject: "sports",
  region: "anywhere",
  actions: [
    "a teacher in the water holds a child's swimming board",
    "a boy jumps into the pool with his arms up",
    "a lifeguard watches the pool from a high chair",
    "a girl pulls her swimming cap over her ears",
    "a father dries his child with a towel",
  ],
  inferences: [
    "The child with the board cannot swim alone yet.",
    "The child with the towel is cold after the lesson.",
    "The girl will get into the water in a moment.",
  ],
  alt: "In an indoor pool, a teacher helps a child swim with a board while a boy jumps in and a father dries his child.",
  description:
    "An indoor swimming pool with large windows and trees outside. On the left, in front, a teenage girl in a pink cap pulls it over her ears. Behind her, a blond boy jumps from the edge with both arms in the air. In the middle of the blue water, a child in a yellow cap holds a yellow board and kicks, while a teacher in a red swimsuit holds the other end. On the right, a lifeguard in a yellow shirt sits on a high white chair. In front of him, a father with glasses kneels and wraps his child in a large towel.",
  draw: () =>
    flatBox(0, 0, 1200, 440, "#e3eef0") +
    flatBox(0, 440, 1200, 460, c.fog) +
    [60, 330, 600]
      .map((x, i) =>
        window(x, 80, 220, 250, {
          view: sky(c.sky, 270, c.sage) + tree([x + 110, 340], 210, i === 1 ? c.green : c.leaf, true),
        }),
      )
      .join("") +
    clock([912, 150], 46, 4, 30) +
    flatBox(0, 420, 1200, 20, c.teal) +
    stroke("M0 440H1200", { width: 2 }) +
    poolBasin(520, 800, 60, "#8fcbd8") +
    laneRope([330, 528], [170, 792], [c.red, c.white]) +
    laneRope([850, 528], [900, 792], [c.red, c.white]) +
    pole(
      [
        [975, 520],
        [1000, 330],
      ],
      10,
      c.white,
    ) +
    pole(
      [
        [1115, 520],
        [1090, 330],
      ],
      10,
      c.white,
    ) +
    stroke("M984 460H1106M990 410H1100", { width: 9 }) +
    box(985, 332, 120, 16, c.white, 4) +
    box(998, 210, 94, 60, c.white, 6) +
    person(guard, {
      at: [1045, 512],
      size: 330,
      view: "front",
      pose: "sit",
      seat: 176,
      mood: "calm",
      look: [700, 560],
      hands: ["lap", "lap"],
      feet: [
        [1022, 462],
        [1068, 462],
      ],
    }) +
    person(jumper, {
      at: [300, 620],
      size: 400,
      view: "front",
      pose: "jump",
      mood: "laugh",
      hands: ["up", "up"],
    }) +
    splash([352, 668], 44) +
    inWater(
      person(learner, {
        at: [440, 802],
        size: 430,
        view: "right",
        bust: true,
        lean: 74,
        mood: "laugh",
        look: [640, 600],
        hands: [
          [572, 648],
          [580, 644],
        ],
        holds: board,
      }),
      [480, 676],
      220,
    ) +
    inWater(
      person(teacher, {
        at: [724, 946],
        size: 440,
        view: "left",
        bust: true,
        mood: "smile",
        look: [520, 620],
        hands: [
          [632, 654],
          [638, 650],
        ],
      }),
      [724, 690],
      170,
    ) +
    flatBox(0, 800, 1200, 100, "#d9d5ca") +
    flatBox(0, 800, 1200, 12, c.teal) +
    stroke("M0 800H1200M0 812H1200M150 812L90 900M420 812L390 900M690 812L690 900M960 812L990 900", {
      width: 2,
    }) +
    person(girl, {
      at: [120, 880],
      size: 480,
      view: "front",
      mood: "calm",
      hands: [
        [82, 474],
        [158, 474],
      ],
    }) +
    person(wet, { at: [950, 880], size: 470, view: "right", mood: "worry", look: [1060, 600] }) +
    fill("M916 640q34-18 68 0l14 150q-48 18-96 0Z", c.white) +
    stroke("M906 760q46 16 90 0M948 640q10 60 0 150", { color: c.lake, width: 5 }) +
    person(father, {
      at: [1080, 884],
      size: 470,
      view: "left",
      pose: "kneel",
      mood: "smile",
      look: [950, 600],
      hands: [
        [984, 690],
        [972, 668],
      ],
    }),
});
