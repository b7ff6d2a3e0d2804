import { defineScene } from "../define-scene";
import { ellipse } from "../kit/geometry";
import { c } from "../kit/palette";
import { jacket, longSkirt, shirt, skirt, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { flat, stroke } from "../kit/shapes";
import { bottle, glass, jar, steam } from "../kit/things/food";
import { stool, table } from "../kit/things/furniture";
import { openBook, pen } from "../kit/things/held";
import { plant, tree } from "../kit/things/plants";
import { board, floorLines, room, window } from "../kit/things/rooms";

const teacher = who("olive", ["long"], jacket(c.teal, { second: c.cream }), longSkirt(c.navy), {
  hat: "headscarf",
  hatColor: c.rose,
  glasses: true,
});
const pourer = who("deep", ["crop"], shirt(c.white, { second: c.mist }), trousers(c.navy), { age: "teen" });
const writer = who("fair", ["braids", "ginger"], sweater(c.violet), skirt(c.coal), { age: "teen" });
const raiser = who("tan", ["bob"], tee(c.marker), trousers(c.denim), { age: "teen" });
const startled = who("brown", ["curly"], sweater(c.brick), trousers(c.slate), { age: "teen", glasses: true });

export const scene = defineScene({
  setting: "school",
  subject: "science",
  region: "anywhere",
  actions: [
    "a teacher points at a drawing on the board",
    "a student pours a blue liquid into a glass",
    "a student jumps back from the foam",
    "a girl writes notes in a book",
    "a girl raises her hand",
  ],
  inferences: [
    "The experiment gave a stronger reaction than the boy with glasses expected.",
    "The teacher has seen it before, because she stays calm.",
    "The girl in yellow wants to ask why the liquid foams.",
  ],
  alt: "In a science class, a student pours blue liquid into a foaming glass while others write, jump back, and raise a hand.",
  description:
    "A classroom with a green board, a window, and a plant. On the left, a teacher with glasses and a pink headscarf points at a drawing of a flask on the board. Around a long table, four teenagers work on an experiment. One boy in a white shirt pours blue liquid into a glass, and white foam rises out of it. Another boy with glasses leans back in surprise with both hands up. A girl with red braids writes in a book, and a girl in yellow raises her hand.",
  draw: () =>
    room(c.cream, c.sand, 590) +
    floorLines(590, "#cdb88f") +
    board(250, 110, 420, 240) +
    stroke("M420 170v50l-50 90h130l-50-90v-50M410 170h50M388 280h94", { color: c.white, width: 5 }) +
    stroke(`${ellipse([560, 190], 24)}M560 214v60M530 274h60`, { color: c.marker, width: 5 }) +
    window(850, 120, 250, 240, { view: tree([980, 420], 260, c.leaf, true) }) +
    plant([1150, 600], 170, "leaves") +
    person(teacher, {
      at: [180, 720],
      size: 440,
      view: "right",
      mood: "smile",
      look: [640, 480],
      hands: ["hip", [318, 320]],
    }) +
    person(raiser, {
      at: [1080, 740],
      size: 460,
      view: "left",
      mood: "talk",
      look: [240, 380],
      hands: ["down", [1030, 300]],
    }) +
    person(writer, {
      at: [370, 790],
      size: 460,
      view: "right",
      pose: "sit",
      seat: 130,
      mood: "focus",
      look: [480, 620],
      hands: [
        [482, 626],
        [504, 628],
      ],
    }) +
    stool([360, 800], 128, c.wood) +
    person(pourer, {
      at: [640, 750],
      size: 460,
      view: "right",
      mood: "focus",
      look: [740, 540],
      hands: [
        [714, 500],
        [690, 585],
      ],
    }) +
    person(startled, {
      at: [900, 760],
      size: 460,
      view: "left",
      pose: "stand",
      lean: -14,
      mood: "surprise",
      look: [760, 560],
      hands: [
        [846, 480],
        [880, 440],
      ],
    }) +
    table([700, 850], 660, 220, c.wood, 60) +
    openBook([510, 636], 110, c.brick) +
    pen([482, 618], -24) +
    `<g transform="rotate(64 722 500)">${bottle([722, 530], 70, c.lake)}</g>` +
    stroke("M756 520q10 20 8 44", { color: c.lake, width: 7 }) +
    glass([764, 626], 64, c.lake) +
    flat(
      [
        ellipse([764, 566], 20),
        ellipse([744, 574], 14),
        ellipse([784, 576], 15),
        ellipse([790, 596], 11),
        ellipse([752, 556], 13),
      ].join(""),
      c.white,
    ) +
    stroke(`${ellipse([764, 562], 19)}`, { width: 1.6 }) +
    steam([764, 536], 44) +
    glass([880, 622], 50, c.marker) +
    jar([940, 624], 56, c.sage),
});
