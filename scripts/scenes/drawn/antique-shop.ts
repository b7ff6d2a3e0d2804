import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import {
  coat,
  jacket,
  longSkirt,
  shirt,
  shorts,
  skirt,
  sweater,
  tee,
  trousers,
  vest,
  who,
} from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { box, disc, stroke } from "../kit/shapes";
import { dog } from "../kit/things/animals";
import { counter, shelves, table } from "../kit/things/furniture";
import { gramophone, grandfatherClock, oldThings, standingMirror, vase } from "../kit/things/antiques";
import { rain } from "../kit/things/outdoors";
import { floorLines, pendant, picture, room, window } from "../kit/things/rooms";
import { farHouse } from "../kit/things/street";
import { notes } from "../kit/things/store";

const dealer = who("fair", ["receding", "silver"], vest(c.plum, { second: c.white }), trousers(c.coal), {
  age: "elder",
  glasses: true,
  beard: "mustache",
});
const seller = who("brown", ["crop"], jacket(c.navy, { second: c.cream }), trousers(c.slate));
const hat = who("deep", ["bob"], coat(c.marker), longSkirt(c.brick), {
  hat: "brim",
  hatColor: c.violet,
  earrings: true,
});
const child = who("tan", ["bob"], tee(c.rose), shorts(c.teal), { age: "child" });
const watcher = who("porcelain", ["wavy", "ginger"], sweater(c.green), skirt(c.navy));
const friend = who("olive", ["short"], shirt(c.lake), trousers(c.bark));

export const scene = defineScene({
  setting: "shop",
  subject: "history",
  region: "europe",
  actions: [
    "an old dealer examines a watch",
    "a man waits for the answer with a hand at his chin",
    "a woman tries on a violet hat before a mirror",
    "a child listens to an old gramophone",
    "two people look at a painting",
  ],
  inferences: [
    "The man wants to sell the watch, which perhaps belonged to his family.",
    "The child has never seen a machine like this before.",
    "Some people came in because of the rain.",
  ],
  alt: "In an antique shop, an old dealer examines a watch while a woman tries on a hat and a child listens to music.",
  description:
    "An antique shop on a rainy day, full of vases and old clocks. On the left, a child in a pink shirt listens with wide eyes to a gramophone with a big yellow horn. Behind a counter, an old dealer with glasses looks at a gold watch, and a man in a dark blue jacket waits with a worried face and a hand at his chin. Farther back, two people stand with their backs to us and look at a painting of the sea. On the right, a woman in a yellow coat tries on a violet hat before a tall mirror. A dog sits in front.",
  draw: () =>
    room("#cfd6bf", "#b58b62", 590) +
    floorLines(590, "#a17a53") +
    window(40, 130, 200, 260, {
      glass: "#b9c8cf",
      view:
        farHouse(40, 390, 110, 170, "#a3b2bb") +
        farHouse(150, 390, 100, 220, "#97a8b2") +
        rain(3, 110, 120, 400, "#e4eef0"),
    }) +
    shelves(290, 110, 330, 330, 3, c.bark, (x, y, w, row) => oldThings(x, y, w, row)) +
    picture(670, 130, 210, 150, c.blush, c.teal) +
    pendant(560, 70, c.brick) +
    grandfatherClock(1000, 640, 480) +
    person(watcher, { at: [728, 660], size: 380, view: "back", look: "away", hands: ["down", [782, 430]] }) +
    person(friend, { at: [826, 660], size: 390, view: "back", look: "away", hands: ["hip", "down"] }) +
    person(dealer, {
      at: [560, 730],
      size: 430,
      view: "left",
      mood: "focus",
      look: [470, 480],
      hands: [
        [482, 512],
        [500, 430],
      ],
    }) +
    counter(400, 820, 300, 230, c.oak, c.bark, 44) +
    vase([650, 580], 80, c.lake) +
    box(580, 556, 50, 22, c.brick, 3) +
    stroke("M482 506v-26", { width: 3 }) +
    disc([482, 524], 16, c.marker) +
    disc([482, 524], 10, c.white) +
    stroke("M500 430l-10-10", { width: 6 }) +
    person(seller, {
      at: [340, 850],
      size: 450,
      view: "right",
      mood: "worry",
      look: [500, 480],
      hands: ["chin", "hip"],
    }) +
    standingMirror(
      1010,
      850,
      150,
      420,
      person(hat, {
        at: [1096, 880],
        size: 430,
        view: "left",
        mood: "smile",
        look: [960, 480],
        hands: ["down", [1036, 488]],
      }),
    ) +
    person(hat, {
      at: [912, 860],
      size: 460,
      view: "right",
      mood: "smile",
      look: [1060, 440],
      hands: ["down", [972, 446]],
    }) +
    table([190, 884], 170, 130, c.oak, 40) +
    gramophone([190, 736], 110) +
    notes(
      [
        [90, 560],
        [60, 640],
        [110, 500],
      ],
      c.brick,
    ) +
    person(child, {
      at: [60, 880],
      size: 470,
      view: "right",
      mood: "surprise",
      look: [160, 600],
      hands: ["chest", "chest"],
    }) +
    dog([600, 884], 130, c.bark, 1, true),
});
