import { defineScene } from "../define-scene";
import { polygon } from "../kit/geometry";
import { c } from "../kit/palette";
import { coat, jacket, longSkirt, shirt, sweater, tee, trousers, vest, who } from "../kit/people/clothes";
import { person, personParts } from "../kit/people/draw-person";
import { box, disc, fill, pole, stroke } from "../kit/shapes";
import { cat } from "../kit/things/animals";
import { shelves, sofa, stool, table } from "../kit/things/furniture";
import { stack } from "../kit/things/goods";
import { phone } from "../kit/things/held";
import { floorLines, pendant, room, window } from "../kit/things/rooms";
import { farHouse } from "../kit/things/street";

const tailor = who("tan", ["receding", "grey"], vest(c.coal, { second: c.white }), trousers(c.slate), {
  age: "elder",
  glasses: true,
  beard: "mustache",
});
const groom = who("deep", ["crop"], jacket(c.violet, { second: c.white }), trousers(c.violet));
const sewer = who("olive", ["bun", "dark"], sweater(c.rose), longSkirt(c.plum));
const friend = who("brown", ["afro"], tee(c.ochre), trousers(c.denim));
const ironer = who("porcelain", ["bun", "black"], shirt(c.sage), trousers(c.navy));
const dress = (x: number, y: number, color: string) =>
  stroke(`M${x} ${y - 20}v-14`, { width: 4 }) +
  fill(
    polygon([
      [x - 20, y - 18],
      [x + 20, y - 18],
      [x + 24, y + 60],
      [x + 54, y + 190],
      [x - 54, y + 190],
      [x - 24, y + 60],
    ]),
    color,
  );

export const scene = defineScene({
  setting: "shop",
  subject: "clothes",
  region: "africa",
  actions: [
    "a tailor kneels and measures a man's trousers",
    "a young man stands on a box and holds out his arms",
    "a woman sews at a machine",
    "a friend takes a picture and laughs",
    "a woman irons a shirt",
  ],
  inferences: [
    "The young man will wear the suit for a special day, perhaps his wedding.",
    "The trousers are still too long and have to be made shorter.",
    "The friend finds the color of the suit funny, or is proud of him.",
  ],
  alt: "In a tailor's shop, an old tailor measures a young man in a violet suit while a friend laughs and a woman sews.",
  description:
    "A small tailor's shop with piles of cloth on shelves and dresses on a rack. In the middle, a young man in a violet suit stands on a wooden box and holds out both arms. An old tailor with glasses kneels in front of him and measures his trousers with a yellow tape. On the left, a woman in a pink sweater sews a red cloth at a machine. On the right, a friend with big curly hair takes a picture with her phone and laughs. Behind them, a woman in a green shirt irons. A woman in a green coat waits on a sofa near an orange cat.",
  draw: () => {
    const sewing = personParts(sewer, {
      at: [130, 780],
      size: 450,
      view: "right",
      pose: "sit-lean",
      lean: 14,
      seat: 124,
      mood: "focus",
      look: [260, 590],
      hands: [
        [250, 592],
        [240, 600],
      ],
    });
    const ironing = personParts(ironer, {
      at: [860, 690],
      size: 410,
      view: "left",
      mood: "calm",
      look: [780, 480],
      hands: [[790, 486], "down"],
    });
    return (
      room("#f0dcc6", "#b88a62", 590) +
      floorLines(590, "#a27852") +
      shelves(40, 90, 380, 280, 3, c.oak, (x, y, w, row) =>
        [0, 1, 2]
          .map((i) =>
            stack(
              x + 6 + i * (w / 3),
              y,
              w / 3 - 18,
              [
                [c.brick, c.marker, c.teal],
                [c.violet, c.rose, c.sage],
                [c.lake, c.ochre, c.plum],
              ][(i + row) % 3] ?? [c.teal],
              20,
            ),
          )
          .join(""),
      ) +
      window(480, 110, 220, 230, {
        view: farHouse(480, 340, 100, 140, c.blush) + farHouse(590, 340, 120, 190, c.mint),
      }) +
      pendant(590, 80, c.marker) +
      pole(
        [
          [770, 120],
          [1160, 120],
        ],
        9,
        c.slate,
      ) +
      [830, 950, 1080].map((x, i) => dress(x, 156, [c.red, c.marker, c.teal][i] ?? c.red)).join("") +
      ironing.body +
      table([770, 740], 250, 200, c.slate, 44) +
      fill("M690 530h110l20 16h-120Z", c.white) +
      fill("M756 500q6-26 50-26h26v30h-76Z", c.brick) +
      ironing.arms +
      sewing.body +
      stool([140, 790], 122, c.oak) +
      table([260, 860], 320, 236, c.oak, 60) +
      fill("M300 616q60-40 96 0q30 40 20 110q-30 20-60 0q10-70-56-110Z", c.red) +
      box(200, 566, 150, 22, c.coal, 6) +
      box(310, 500, 40, 80, c.coal, 6) +
      box(200, 506, 150, 30, c.coal, 8) +
      box(206, 530, 18, 40, c.steel, 2) +
      disc([356, 540], 20, c.steel) +
      sewing.arms +
      box(530, 790, 150, 60, c.wood, 4) +
      person(groom, {
        at: [605, 792],
        size: 430,
        view: "front",
        mood: "smile",
        look: [860, 440],
        hands: ["out", "out"],
      }) +
      person(tailor, {
        at: [460, 880],
        size: 450,
        view: "right",
        pose: "kneel",
        mood: "focus",
        look: [570, 760],
        hands: [
          [552, 740],
          [560, 690],
        ],
      }) +
      stroke("M558 690v92q6 30-20 36", { color: c.marker, width: 7 }) +
      sofa(930, 740, 260, 170, c.teal) +
      person(who("fair", ["wavy", "blond"], coat(c.sage), longSkirt(c.slate)), {
        at: [1120, 770],
        size: 430,
        view: "left",
        pose: "sit",
        seat: 100,
        mood: "smile",
        look: [640, 440],
        hands: ["lap", "lap"],
      }) +
      person(friend, {
        at: [990, 880],
        size: 470,
        view: "left",
        mood: "laugh",
        look: [620, 440],
        hands: [
          [916, 560],
          [924, 570],
        ],
        holds: phone([914, 556], 32, 0),
      }) +
      cat([840, 880], 96, c.ochre, -1)
    );
  },
});
