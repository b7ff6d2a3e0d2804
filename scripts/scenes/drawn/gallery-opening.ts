import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { box, flat, flatDisc, move, stroke } from "../kit/shapes";
import { jacket, shirt, skirt, sweater, tee, trousers, vest, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { tray } from "../kit/things/carry";
import { glass } from "../kit/things/food";
import { camera } from "../kit/things/held";
import { floorLines, pendant, room } from "../kit/things/rooms";

const artist = who("brown", ["bun"], shirt(c.red), trousers(c.coal), { earrings: true });
const visitor = who("fair", ["bald"], jacket(c.teal, { second: c.cream }), trousers(c.navy), {
  age: "elder",
  glasses: true,
  beard: "short",
});
const waiter = who("olive", ["parted", "dark"], vest(c.coal, { second: c.white }), trousers(c.coal));
const child = who("deep", ["puffs"], tee(c.marker), skirt(c.violet), { age: "child" });
const photographer = who("tan", ["bob", "black"], sweater(c.plum), skirt(c.ochre));
const hanger = who("porcelain", ["curly", "ginger"], shirt(c.sage), trousers(c.denim), { overalls: c.denim });

export const scene = defineScene({
  setting: "culture",
  subject: "arts",
  region: "africa",
  actions: [
    "an artist explains a large painting with an open hand",
    "an old man with glasses rests his chin on his hand and looks",
    "a waiter carries a tray with glasses",
    "a small girl stretches out her arms like the figure in a picture",
    "a woman takes a photo of the girl",
    "a man in overalls straightens a crooked picture",
  ],
  inferences: [
    "It is the first evening of the show, since drinks are served.",
    "The artist hopes that the old man will buy the painting.",
    "The man in overalls was not ready in time.",
  ],
  alt: "At the opening of a small gallery an artist explains a painting, a waiter brings drinks, and a girl copies a dancing figure.",
  description:
    "A small gallery with white walls, a wooden floor and lamps. In the middle hangs a large painting with red and blue shapes. To the left of it, an artist in a red shirt opens her hand and explains it to an old man, who has a beard and glasses and holds his chin. At the left edge, a man in blue overalls straightens a crooked picture. On the right, a picture shows a dancing figure. In front of it, a small girl in yellow stretches out her arms in the same way, and a woman takes a photo of her. A waiter passes behind with a tray of glasses.",
  draw: () =>
    room("#f6f1e6", "#c6a27a", 600) +
    floorLines(600, "#b08d66") +
    [150, 535, 905].map((x) => pendant(x, 60, c.coal)).join("") +
    move(
      box(-75, -60, 150, 120, c.cream, 2) +
        flat("M-70 55V10q35-50 70-10t70-20v75Z", c.leaf) +
        flatDisc([30, -28], 18, c.ochre) +
        stroke("M-75-60h150v120h-150Z", { width: 7 }),
      [110, 290],
      { turn: -8 },
    ) +
    box(390, 150, 290, 240, c.cream, 2) +
    flat("M400 380V250q60-80 120-20t150-60v210Z", c.denim) +
    flatDisc([480, 230], 50, c.red) +
    flat("M560 380L620 190L670 380Z", c.marker) +
    flatDisc([600, 320], 36, c.lake) +
    stroke("M390 150h290v240h-290Z", { width: 8, color: c.bark }) +
    box(810, 150, 190, 250, "#f3d3b0", 2) +
    stroke("M905 240V320M840 214L905 262L970 214M905 320L870 380M905 320L944 380", {
      color: c.brick,
      width: 16,
    }) +
    flatDisc([905, 208], 24, c.brick) +
    stroke("M810 150h190v250h-190Z", { width: 8, color: c.coal }) +
    person(hanger, {
      at: [110, 710],
      size: 420,
      view: "back",
      pose: "reach",
      hands: [
        [46, 352],
        [180, 332],
      ],
      look: "away",
    }) +
    person(waiter, {
      at: [735, 690],
      size: 400,
      view: "left",
      pose: "walk",
      mood: "smile",
      look: [600, 480],
      hands: [[655, 425], "back"],
      holds: tray(
        [645, 425],
        120,
        glass([610, 417], 42, c.ochre) + glass([645, 417], 42, c.rose) + glass([680, 417], 42, c.ochre),
        c.steel,
      ),
    }) +
    person(artist, {
      at: [268, 800],
      size: 450,
      view: "right",
      mood: "talk",
      look: [600, 470],
      hands: [[390, 478], "hip"],
    }) +
    person(visitor, {
      at: [520, 830],
      size: 460,
      view: "left",
      mood: "focus",
      look: [400, 440],
      hands: ["chin", "back"],
    }) +
    person(child, {
      at: [905, 800],
      size: 460,
      view: "front",
      mood: "laugh",
      look: [1000, 560],
      hands: ["up", "up"],
    }) +
    person(photographer, {
      at: [1125, 860],
      size: 460,
      view: "left",
      pose: "stoop",
      lean: 26,
      mood: "focus",
      look: [960, 640],
      hands: [
        [1018, 540],
        [1010, 544],
      ],
      holds: camera([1004, 556], 36),
    }),
});
