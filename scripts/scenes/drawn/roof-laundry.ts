import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { longSkirt, shirt, shorts, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { block, box, fill, flatBox, pole, stroke } from "../kit/shapes";
import { bird, cat } from "../kit/things/animals";
import { basket } from "../kit/things/food";
import { stool } from "../kit/things/furniture";
import { cloud, sky, sun } from "../kit/things/outdoors";
import { plant } from "../kit/things/plants";
import { motion } from "../kit/things/play";
import { farHouse } from "../kit/things/street";
import { washingLine } from "../kit/things/washing";

const hanger = who("brown", ["bun"], shirt(c.marker), longSkirt(c.plum), { earrings: true });
const hider = who("brown", ["crop"], tee(c.red), shorts(c.denim), { age: "child" });
const seeker = who("olive", ["braids"], tee(c.teal), shorts(c.navy), { age: "child" });
const folder = who("tan", ["bun", "silver"], sweater(c.violet), longSkirt(c.slate), {
  age: "elder",
  glasses: true,
});
const chaser = who("deep", ["short"], tee(c.sage), trousers(c.coal), { beard: "short" });

export const scene = defineScene({
  setting: "home",
  subject: "family",
  region: "asia",
  actions: [
    "a woman hangs a shirt on a line",
    "a man runs after a shirt that flies away",
    "a boy hides behind a sheet",
    "a girl looks for him",
    "an old woman folds a cloth",
  ],
  inferences: [
    "The laundry will dry fast, because it is sunny and windy.",
    "The children are playing hide-and-seek while the adults work.",
    "The man did not fasten the shirt well enough.",
  ],
  alt: "On a windy roof, a woman hangs up laundry, a man chases a flying shirt, and a boy hides behind a sheet.",
  description:
    "A flat roof above a city on a sunny and windy day. On a line between two posts hang socks, a large white sheet, and blue trousers. Beside the sheet, a boy in a red shirt hides and laughs, while a girl with braids comes from the left to look for him. In front, an old woman with glasses sits on a stool and folds a yellow cloth. In the middle, a woman in a yellow shirt hangs up a pink shirt over her basket. On the right, a bearded man runs after a light green shirt that the wind has taken. A cat and two birds sit on the wall.",
  draw: () =>
    sky("#c4e1ea", 600, "#dccbb2") +
    sun([110, 110], 52) +
    cloud([420, 110], 230) +
    cloud([860, 80], 200) +
    [0, 120, 250, 380, 500, 640, 770, 900, 1030, 1130]
      .map((x, i) =>
        farHouse(
          x,
          560,
          140,
          [200, 270, 170, 240, 300, 190, 260, 220, 300, 180][i] ?? 200,
          [c.blush, c.sand, c.mint, c.lilac, c.fog][i % 5] ?? c.fog,
        ),
      )
      .join("") +
    box(1010, 330, 150, 150, c.lake, 14) +
    stroke("M1010 370h150M1010 440h150", { width: 2 }) +
    pole(
      [
        [1030, 560],
        [1030, 480],
      ],
      12,
      c.slate,
    ) +
    pole(
      [
        [1140, 560],
        [1140, 480],
      ],
      12,
      c.slate,
    ) +
    block(-10, 560, 1220, 66, c.clay, [0, -18]) +
    cat([800, 546], 74, c.ochre, -1) +
    bird([566, 544], 48, c.slate, 1) +
    bird([614, 544], 44, c.stone, -1) +
    stroke("M0 700H1200M0 800H1200", { color: "#c8b59a", width: 2 }) +
    pole(
      [
        [70, 720],
        [70, 270],
      ],
      13,
      c.oak,
    ) +
    pole(
      [
        [880, 720],
        [880, 270],
      ],
      13,
      c.oak,
    ) +
    person(hider, {
      at: [462, 700],
      size: 420,
      view: "front",
      mood: "laugh",
      look: [380, 470],
      hands: ["chest", "down"],
    }) +
    washingLine(
      [70, 286],
      [880, 286],
      [
        { kind: "socks", x: 96, w: 60, color: c.violet, wind: 20 },
        { kind: "sheet", x: 176, w: 230, color: c.white, wind: 26 },
        { kind: "trousers", x: 530, w: 74, color: c.denim, wind: 16 },
        { kind: "shirt", x: 724, w: 100, color: c.rose, wind: 10 },
      ],
    ) +
    person(hanger, {
      at: [668, 780],
      size: 440,
      view: "right",
      pose: "reach",
      mood: "smile",
      look: [780, 360],
      hands: [
        [752, 330],
        [790, 346],
      ],
    }) +
    fill("M514 740q14-44 50-30t56-4q22 8 10 34Z", c.lake) +
    basket([570, 800], 140, c.wheat) +
    person(seeker, {
      at: [86, 850],
      size: 460,
      view: "right",
      pose: "walk",
      mood: "smile",
      look: [400, 620],
      hands: ["forward", "down"],
    }) +
    `<g transform="translate(1080 520) rotate(28)">${fill("M0 0h70l40 34l-18 18l-14-10l10 80h-90l10-82l-14 14l-22-16Z", c.mint)}</g>` +
    motion(
      [
        [1030, 500],
        [1020, 540],
        [1010, 460],
      ],
      1,
      44,
    ) +
    stool([340, 870], 114, c.teal) +
    person(folder, {
      at: [344, 876],
      size: 450,
      view: "right",
      pose: "sit",
      seat: 112,
      mood: "smile",
      look: [450, 690],
      hands: [
        [434, 680],
        [442, 690],
      ],
      holds:
        fill("M422 672h60q10 30 2 70h-56q-10-36-6-70Z", c.marker) +
        stroke("M428 704h52", { color: c.ochre, width: 4 }),
    }) +
    plant([1140, 880], 150, "flower", c.brick) +
    person(chaser, {
      at: [880, 876],
      size: 470,
      view: "right",
      pose: "run",
      mood: "surprise",
      look: [1100, 540],
      hands: [[1056, 580], "back"],
    }) +
    flatBox(0, 896, 1200, 4, "#c8b59a"),
});
