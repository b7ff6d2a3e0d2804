import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { jacket, longSkirt, shirt, shorts, sweater, tee, trousers, vest, who } from "../kit/people/clothes";
import { person, personParts } from "../kit/people/draw-person";
import { shelves, table } from "../kit/things/furniture";
import { books, stack } from "../kit/things/goods";
import { openBook } from "../kit/things/held";
import { laptop } from "../kit/things/machines";
import { plant } from "../kit/things/plants";
import { floorLamp, floorLines, room, rug } from "../kit/things/rooms";
import { ladder } from "../kit/things/tools";
import { cart } from "../kit/things/vehicles";

const librarian = who("olive", ["parted", "grey"], vest(c.teal, { second: c.white }), trousers(c.coal), {
  glasses: true,
  beard: "mustache",
});
const climber = who("tan", ["ponytail"], shirt(c.marker), trousers(c.denim));
const sleeper = who("brown", ["short"], sweater(c.green), trousers(c.navy), { age: "teen" });
const typist = who("fair", ["long"], jacket(c.rose, { second: c.white }), longSkirt(c.plum), {
  hat: "headscarf",
  hatColor: c.deep,
});
const child = who("deep", ["braids"], tee(c.brick), shorts(c.teal), { age: "child" });
const smaller = who("deep", ["crop"], tee(c.ochre), shorts(c.navy), { age: "toddler" });

export const scene = defineScene({
  setting: "school",
  subject: "books",
  region: "anywhere",
  actions: [
    "a woman on a ladder reaches for a book",
    "a librarian pushes a cart full of books",
    "a student sleeps at the table over an open book",
    "a woman types on a laptop",
    "a girl shows a picture book to a little boy",
  ],
  inferences: [
    "The student has studied all night and has an exam soon.",
    "The girl is the little boy's sister and is used to looking after him.",
    "The librarian is about to ask the woman to be careful, or to help her.",
  ],
  alt: "In a library, a woman on a ladder reaches for a book while a student sleeps, children read, and a librarian pushes a cart.",
  description:
    "A quiet library with tall shelves full of colored books. On the left, a woman in a yellow shirt stands on a ladder and stretches for a book, and a librarian with glasses and a mustache pushes a cart of books and looks up at her. In the middle, at a long table, a teenager sleeps with his head bent over an open book, and opposite him a woman in a dark headscarf types on a laptop. On the right, on a round rug under a lamp, a girl shows a picture book to a little boy.",
  draw: () => {
    const asleep = personParts(sleeper, {
      at: [560, 780],
      size: 470,
      view: "right",
      pose: "sit-lean",
      lean: 44,
      seat: 125,
      mood: "sleep",
      hands: [
        [680, 598],
        [690, 586],
      ],
      look: [760, 760],
    });
    const typing = personParts(typist, {
      at: [880, 780],
      size: 450,
      view: "left",
      pose: "sit",
      seat: 130,
      mood: "focus",
      look: [800, 580],
      hands: [
        [806, 588],
        [812, 592],
      ],
    });
    return (
      room("#efe3c8", "#b98f63", 600) +
      floorLines(600, "#a27a50") +
      shelves(20, 60, 360, 530, 4, c.oak, (x, y, w, row) => books(x, y, w, 31 + row, 100)) +
      shelves(430, 60, 330, 530, 4, c.oak, (x, y, w, row) => books(x, y, w, 47 + row, 100)) +
      shelves(810, 190, 370, 400, 3, c.oak, (x, y, w, row) => books(x, y, w, 63 + row, 100)) +
      plant([850, 184], 110, "fern", c.brick) +
      stack(960, 184, 100, [c.teal, c.marker, c.brick], 16) +
      floorLamp(1150, 700, 400, c.brick) +
      ladder([150, 700], [190, 120], 84, c.wood) +
      person(climber, {
        at: [166, 520],
        size: 390,
        view: "right",
        pose: "reach",
        mood: "focus",
        look: [300, 110],
        hands: [
          [276, 130],
          [206, 330],
        ],
      }) +
      cart(240, 770, 190, 130, c.teal) +
      books(252, 640, 170, 90, 70) +
      person(librarian, {
        at: [500, 760],
        size: 440,
        view: "left",
        pose: "push",
        lean: 14,
        mood: "surprise",
        look: [220, 180],
        hands: [
          [434, 600],
          [434, 590],
        ],
      }) +
      asleep.body +
      typing.body +
      table([720, 860], 420, 216, c.wood, 66) +
      openBook([620, 640], 90, c.brick) +
      stack(690, 640, 80, [c.violet, c.sage, c.marker], 15) +
      laptop([800, 606], 90, -1) +
      asleep.arms +
      typing.arms +
      rug([1060, 830], 150, 34, c.rose) +
      person(child, {
        at: [1010, 850],
        size: 450,
        view: "right",
        pose: "sit-floor",
        mood: "talk",
        look: [1080, 790],
        hands: [
          [1070, 786],
          [1078, 776],
        ],
      }) +
      person(smaller, {
        at: [1140, 850],
        size: 460,
        view: "left",
        pose: "sit-floor",
        mood: "laugh",
        look: [1082, 790],
        hands: [[1098, 790], "lap"],
      }) +
      openBook([1082, 806], 74, c.marker)
    );
  },
});
