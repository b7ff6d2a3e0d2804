import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { jacket, longSkirt, shirt, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person, personParts } from "../kit/people/draw-person";
import { box, flat, stroke } from "../kit/shapes";
import { ellipse } from "../kit/geometry";
import { basket, heap, piece, steam } from "../kit/things/food";
import { cabinet, counter, shelves, table } from "../kit/things/furniture";
import { bag } from "../kit/things/held";
import { glow } from "../kit/things/outdoors";
import { clock, floorLines, pendant, room, tiles, window } from "../kit/things/rooms";
import { farHouse } from "../kit/things/street";
import { shaft } from "../kit/things/tools";

const baker = who("fair", ["receding", "grey"], tee(c.white), trousers(c.slate), {
  hat: "chef",
  hatColor: c.white,
  apron: c.cream,
  beard: "mustache",
  build: "broad",
});
const kneader = who("brown", ["bun"], shirt(c.rose), trousers(c.coal), { apron: c.cream });
const seller = who("tan", ["bob"], sweater(c.teal), trousers(c.denim), { apron: c.brick });
const driver = who("deep", ["crop"], jacket(c.navy, { second: c.marker }), trousers(c.slate), {
  hat: "beanie",
  hatColor: c.marker,
});
const nurse = who("olive", ["long", "chestnut"], jacket(c.sage, { second: c.white }), longSkirt(c.pine));

export const scene = defineScene({
  setting: "food",
  subject: "food",
  region: "europe",
  actions: [
    "a baker pulls bread out of the oven with a long tool",
    "a woman kneads dough on a table",
    "a seller hands a bag to a customer",
    "a driver carries a basket of rolls outside",
  ],
  inferences: [
    "It is very early, since the sky is pink and the clock shows half past five.",
    "The bakers started to work in the middle of the night.",
    "The driver brings the rolls to hotels or cafés before breakfast.",
  ],
  alt: "In a bakery at dawn, a baker takes bread out of the oven, a woman kneads dough, and a seller serves a customer.",
  description:
    "A bakery at dawn. The clock shows half past five, and behind the window are a pink sky and dark houses. On the left, a broad baker with a white hat pulls two loaves out of a hot stone oven with a long wooden tool. In the middle, a woman in a pink shirt and an apron kneads a lump of dough with both hands on a table covered with flour. On the right, a seller in a red apron hands a bag over the counter to a woman in a green jacket. In front, a man with a yellow hat carries a basket full of rolls.",
  draw: () => {
    const knead = personParts(kneader, {
      at: [560, 750],
      size: 450,
      view: "right",
      pose: "lean",
      mood: "focus",
      look: [660, 600],
      hands: [
        [652, 566],
        [672, 560],
      ],
    });
    return (
      room("#f1ddbb", "#cdb693", 590) +
      floorLines(590, "#b59d79") +
      tiles(0, 60, 330, 514, "#e3c39b", 52) +
      box(20, 250, 240, 330, c.brick, 10) +
      box(50, 340, 180, 120, c.coal, 40) +
      flat(ellipse([140, 440], 76, 26), c.ochre) +
      flat(ellipse([140, 446], 46, 15), c.marker) +
      stroke("M20 520h240M90 520v58M170 520v58", { width: 2 }) +
      box(90, 0, 100, 250, "#a5462f", 0) +
      window(430, 110, 240, 220, {
        view:
          glow(["#d99aa0", "#ecb7a4", "#f6d3ac"], 330) +
          farHouse(440, 330, 90, 110, c.plum, { lit: c.marker }) +
          farHouse(540, 330, 120, 150, c.plum, { lit: c.plum }),
      }) +
      clock([380, 150], 44, 5, 30) +
      pendant(570, 80, c.teal) +
      pendant(960, 70, c.teal) +
      shelves(780, 150, 380, 270, 3, c.oak, (x, y, w, row) =>
        heap(x + 6, y, w - 12, (["loaf", "roll", "loaf"] as const)[row] ?? "roll", row === 1 ? 20 : 24, 1),
      ) +
      person(seller, {
        at: [900, 700],
        size: 430,
        view: "right",
        pose: "lean",
        bust: true,
        mood: "smile",
        look: [1080, 400],
        hands: [[1024, 500], "forward"],
      }) +
      counter(780, 760, 300, 220, c.oak, c.cream) +
      cabinet(800, 570, 200, 160, c.mist, 1) +
      heap(816, 720, 170, "roll", 20, 2) +
      person(nurse, {
        at: [1130, 800],
        size: 440,
        view: "left",
        mood: "smile",
        look: [930, 420],
        hands: [[1032, 512], "down"],
        holds: bag([1030, 512], 60, c.wheat),
      }) +
      person(baker, {
        at: [370, 740],
        size: 460,
        view: "left",
        pose: "lean",
        lean: 12,
        mood: "focus",
        look: [160, 440],
        hands: [
          [270, 500],
          [330, 540],
        ],
        holds:
          shaft([450, 570], [130, 440], c.wood, 8) +
          box(80, 426, 120, 14, c.wood, 6) +
          piece.loaf([118, 426], 20) +
          piece.loaf([170, 428], 20) +
          steam([146, 392], 44),
      }) +
      knead.body +
      table([620, 860], 360, 260, c.wood, 66) +
      flat(ellipse([660, 570], 130, 22), c.white) +
      box(620, 560, 90, 40, c.cream, 20) +
      heap(470, 592, 110, "roll", 17, 1) +
      knead.arms +
      person(driver, {
        at: [860, 880],
        size: 490,
        view: "left",
        pose: "walk",
        mood: "smile",
        hands: [
          [770, 640],
          [748, 650],
        ],
        look: [600, 560],
        holds: basket([750, 700], 150, c.wheat, "roll"),
      })
    );
  },
});
