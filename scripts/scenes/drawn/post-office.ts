import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { coat, jacket, longSkirt, shirt, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person, personParts } from "../kit/people/draw-person";
import { box, disc, fill, stroke } from "../kit/shapes";
import { counter, shelves } from "../kit/things/furniture";
import { parcel, phone, sheet } from "../kit/things/held";
import { plant } from "../kit/things/plants";
import { clock, floorLines, pendant, room } from "../kit/things/rooms";
import { stroller } from "../kit/things/play";

const clerk = who("tan", ["bun"], shirt(c.marker), trousers(c.navy), { glasses: true });
const sender = who("deep", ["crop"], jacket(c.deep, { second: c.white }), trousers(c.coal), {
  beard: "short",
});
const mother = who("fair", ["ponytail", "ginger"], sweater(c.lilac), trousers(c.denim));
const impatient = who("olive", ["receding", "grey"], coat(c.slate), trousers(c.bark), {
  age: "elder",
  glasses: true,
});
const student = who("porcelain", ["curly", "dark"], tee(c.brick), trousers(c.slate), { backpack: c.teal });
const writer = who("brown", ["curly", "dark"], jacket(c.rose), longSkirt(c.plum));

export const scene = defineScene({
  setting: "shop",
  subject: "communication",
  region: "anywhere",
  actions: [
    "a clerk weighs a parcel",
    "a man leans on the counter and waits",
    "a mother with a stroller picks up a toy",
    "an old man looks at the clock",
    "a woman writes an address on a box",
  ],
  inferences: [
    "The line moves slowly, and the old man loses patience.",
    "The man at the counter is sending something to a friend or a customer, and is glad that it is his turn.",
    "The student has come to collect something, since he has no parcel with him.",
  ],
  alt: "In a post office, a clerk weighs a parcel while people wait in line, write on a box, and pick up a toy.",
  description:
    "The inside of a post office with shelves full of parcels and a big clock. On the left, a clerk in a yellow shirt stands behind a counter and puts a parcel on a scale, while a man with a beard leans on the counter. Behind him in the line stand an old man in a gray coat, who looks up at the clock, and a student with a backpack, who looks at his phone. In front, a woman with red hair crouches to pick up a red ball beside a stroller. On the right, a woman in a pink jacket writes on a box at a high desk.",
  draw: () => {
    const buggy = stroller([560, 860], 190, c.teal, -1);
    const writing = personParts(writer, {
      at: [1110, 830],
      size: 460,
      view: "left",
      pose: "lean",
      lean: 14,
      mood: "focus",
      look: [980, 560],
      hands: [
        [1004, 560],
        [1024, 590],
      ],
      holds: stroke("M1004 560l-12-30", { width: 6 }),
    });
    return (
      room("#f2e3c4", "#cdbfa6", 590) +
      floorLines(590, "#b5a68b") +
      shelves(40, 80, 420, 300, 3, c.oak, (x, y, w, row) =>
        [0, 1, 2, 3]
          .map((i) =>
            parcel(
              x + i * (w / 4),
              y,
              60 + ((i + row) % 3) * 12,
              40 + ((i * 2 + row) % 3) * 16,
              [c.wood, c.wheat, c.clay][(i + row) % 3],
            ),
          )
          .join(""),
      ) +
      clock([650, 160], 64, 4, 50) +
      pendant(800, 90, c.teal) +
      box(900, 120, 220, 150, c.teal, 4) +
      fill("M940 160h140v80h-140Z", c.white) +
      stroke("M940 160l70 46l70-46") +
      person(clerk, {
        at: [190, 690],
        size: 430,
        view: "right",
        bust: true,
        mood: "focus",
        look: [330, 480],
        hands: [[286, 470], "forward"],
      }) +
      counter(60, 740, 380, 240, c.brick, c.cream) +
      box(270, 470, 110, 22, c.slate, 4) +
      parcel(280, 470, 86, 66, c.wheat) +
      disc([325, 486], 7, c.marker) +
      sheet([130, 486], 40, 84) +
      person(sender, {
        at: [500, 760],
        size: 440,
        view: "left",
        pose: "lean",
        lean: 12,
        mood: "smile",
        look: [200, 380],
        hands: [
          [410, 494],
          [400, 500],
        ],
      }) +
      person(impatient, {
        at: [690, 770],
        size: 430,
        view: "left",
        mood: "worry",
        look: [640, 170],
        hands: ["hip", "down"],
      }) +
      person(student, {
        at: [830, 780],
        size: 440,
        view: "left",
        mood: "calm",
        look: [770, 560],
        hands: [[764, 540], "down"],
        holds: phone([764, 538], 28, -8),
      }) +
      buggy.markup +
      person(mother, {
        at: [390, 870],
        size: 440,
        view: "right",
        pose: "squat",
        mood: "smile",
        look: [480, 860],
        hands: [
          [476, 820],
          [470, 700],
        ],
      }) +
      disc([488, 846], 17, c.red) +
      plant([1150, 600], 180, "leaves", c.brick) +
      writing.body +
      counter(900, 860, 170, 240, c.oak, c.wood) +
      parcel(926, 612, 104, 58, c.clay) +
      writing.arms
    );
  },
});
