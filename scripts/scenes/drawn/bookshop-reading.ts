import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { ellipse } from "../kit/geometry";
import { box, disc, flat, stroke } from "../kit/shapes";
import { coat, jacket, longSkirt, shirt, shorts, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { closedUmbrella } from "../kit/things/carry";
import { chair, shelves } from "../kit/things/furniture";
import { books, stack } from "../kit/things/goods";
import { bookSide } from "../kit/things/held";
import { rain, sky } from "../kit/things/outdoors";
import { plant } from "../kit/things/plants";
import { floorLines, pendant, room, rug, window } from "../kit/things/rooms";
import { farHouse } from "../kit/things/street";
import { ladder } from "../kit/things/tools";

const author = who("deep", ["afro", "silver"], shirt(c.violet), longSkirt(c.plum), {
  age: "elder",
  glasses: true,
  earrings: true,
});
const seller = who("olive", ["parted", "dark"], sweater(c.sage), trousers(c.bark), { apron: c.deep });
const woman = who("porcelain", ["bob", "blond"], jacket(c.brick, { second: c.cream }), trousers(c.denim));
const man = who("brown", ["bald"], sweater(c.marker), trousers(c.navy), { beard: "full" });
const boy = who("tan", ["fringe"], tee(c.lake, { pattern: "stripes", second: c.white }), shorts(c.bark), {
  age: "child",
});
const late = who("fair", ["curly", "chestnut"], coat(c.teal), trousers(c.coal));

export const scene = defineScene({
  setting: "culture",
  subject: "books",
  region: "europe",
  actions: [
    "an old woman reads aloud from a book",
    "a man and a woman sit and listen",
    "a boy on the floor rests his chin on his hand",
    "a bookseller on a ladder puts a book on a shelf",
    "somebody comes in late with a wet umbrella",
  ],
  inferences: [
    "The woman wrote the book herself, and people came to meet her.",
    "The person at the door is sorry to be late because of the rain.",
    "After the reading, the listeners will buy the book and ask questions.",
  ],
  alt: "In a bookstore an old woman reads aloud to three listeners while a bookseller stands on a ladder and a late guest comes in.",
  description:
    "A bookstore on a rainy day, with shelves full of colorful books and rain behind the window. On the left, an old woman with gray hair, glasses and a violet shirt sits on a chair and reads aloud from an open book. A boy with a striped shirt sits on the floor before her, his chin on his hand. In the middle, a bald man with a beard and a woman with blond hair sit on chairs and listen. Behind them, a bookseller in a dark apron stands on a ladder and puts a book on a shelf. At the door on the right, somebody in a teal coat holds a wet umbrella.",
  draw: () =>
    room("#f0dfbf", "#b98d62", 590) +
    floorLines(590, "#a07850") +
    shelves(20, 130, 270, 450, 5, c.oak, (x, y, w, row) => books(x, y, w, 11 + row, 70)) +
    window(350, 150, 220, 230, {
      view:
        sky("#b9cad0", 700) +
        farHouse(350, 390, 110, 150, c.stone) +
        farHouse(460, 390, 120, 190, c.fog) +
        rain(3, 260, 100, 400, c.white),
      frame: c.oak,
    }) +
    shelves(640, 80, 310, 500, 5, c.oak, (x, y, w, row) => books(x, y, w, 31 + row, 76)) +
    box(1010, 180, 180, 410, c.deep, 3) +
    box(1032, 206, 136, 250, "#b9cad0", 2) +
    stroke(
      "M1050 230l-8 26M1100 220l-8 26M1140 250l-8 26M1070 300l-8 26M1120 310l-8 26M1060 380l-8 26M1130 390l-8 26",
      { color: c.white, width: 3 },
    ) +
    disc([1024, 480], 8, c.marker) +
    pendant(300, 90, c.brick) +
    ladder([752, 640], [752, 130], 70, c.bark) +
    person(seller, {
      at: [755, 530],
      size: 370,
      view: "right",
      pose: "climb",
      mood: "calm",
      look: [860, 240],
      hands: [
        [858, 240],
        [780, 260],
      ],
      feet: [
        [770, 470],
        [748, 518],
      ],
      holds: box(846, 196, 18, 56, c.marker, 1),
    }) +
    person(late, {
      at: [1090, 730],
      size: 420,
      view: "left",
      pose: "walk",
      mood: "worry",
      look: [700, 480],
      hands: [[1010, 540], "chest"],
      holds: closedUmbrella([1010, 540], [985, 690], c.red),
    }) +
    flat(ellipse([985, 712], 34, 7), c.lake) +
    chair([860, 770], 118, c.bark, -1) +
    person(woman, {
      at: [860, 780],
      size: 440,
      view: "left",
      pose: "sit",
      seat: 124,
      mood: "smile",
      look: [260, 520],
      hands: ["lap", "chin"],
    }) +
    chair([660, 800], 118, c.bark, -1) +
    person(man, {
      at: [660, 810],
      size: 450,
      view: "left",
      pose: "sit",
      seat: 124,
      mood: "laugh",
      look: [260, 520],
      hands: ["lap", "lap"],
    }) +
    chair([180, 800], 120, c.brick, 1) +
    person(author, {
      at: [180, 810],
      size: 460,
      view: "right",
      pose: "sit",
      seat: 126,
      mood: "talk",
      look: [560, 560],
      hands: [
        [290, 610],
        [300, 596],
      ],
    }) +
    bookSide([294, 612], 96, 1, c.red) +
    rug([440, 845], 150, 32, c.teal) +
    person(boy, {
      at: [480, 840],
      size: 450,
      view: "left",
      pose: "sit-floor",
      lean: 14,
      mood: "smile",
      look: [200, 560],
      hands: ["chin", "lap"],
    }) +
    stack(1020, 860, 130, [c.teal, c.brick, c.marker, c.violet, c.sage], 20) +
    plant([1110, 762], 90, "flower", c.cream),
});
