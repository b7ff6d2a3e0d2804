import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import {
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
import { block, pole, stroke } from "../kit/shapes";
import { bird } from "../kit/things/animals";
import { bench } from "../kit/things/furniture";
import { openBook, phone, sheet } from "../kit/things/held";
import { cloud, hills, sky, water } from "../kit/things/outdoors";
import { grass, tree } from "../kit/things/plants";

const conductor = who("brown", ["bun"], jacket(c.plum, { second: c.white }), trousers(c.coal), {
  glasses: true,
});
const singers = [
  who("fair", ["wavy", "blond"], tee(c.teal), skirt(c.navy)),
  who("deep", ["crop"], shirt(c.marker), trousers(c.slate), { beard: "full", build: "broad" }),
  who("tan", ["long"], sweater(c.brick), longSkirt(c.coal), { age: "teen" }),
  who("porcelain", ["receding", "grey"], vest(c.green, { second: c.white }), trousers(c.bark), {
    age: "elder",
  }),
  who("brown", ["curly"], shirt(c.rose), trousers(c.denim)),
  who("olive", ["bob", "grey"], shirt(c.lilac), longSkirt(c.violet), { age: "elder", glasses: true }),
];
const runner = who("olive", ["spiky"], tee(c.red), shorts(c.denim), { age: "child" });
const listener = who("brown", ["wavy", "silver"], sweater(c.ochre), longSkirt(c.pine), {
  age: "elder",
  hat: "brim",
  hatColor: c.cream,
});
const sings = (index: number, x: number, y: number, size: number, color: string) => {
  const look = singers[index];
  const tall = look?.age === "elder" ? 0.95 : look?.age === "teen" ? 0.9 : 1;
  const h = y - size * tall * 0.56;
  return look
    ? person(look, {
        at: [x, y],
        size,
        view: "front",
        mood: index % 3 ? "laugh" : "talk",
        look: [420, 480],
        hands: [
          [x - 38, h],
          [x + 38, h],
        ],
        holds: openBook([x, h + 22], 82, color),
      })
    : "";
};

export const scene = defineScene({
  setting: "culture",
  subject: "music",
  region: "oceania",
  actions: [
    "a woman conducts the choir with both arms",
    "six singers sing from open books",
    "a boy runs after sheets of music that the wind carries away",
    "an old woman on a bench films the choir with her phone",
  ],
  inferences: [
    "The choir practices outside because the weather is fine and there is a concert soon.",
    "The music belongs to the conductor, whose stand is empty.",
    "The old woman knows one of the singers.",
  ],
  alt: "On a windy hill by the sea, a woman conducts a choir of six while a boy runs after flying sheets of music.",
  description:
    "A green hill above the sea on a bright and windy day. In the middle, six people of different ages stand in two rows on wooden steps and sing from open books. In front of them, on the left, a woman with glasses and a violet jacket conducts with both arms. Beside her is an empty music stand, because the wind has taken the sheets. On the right, a boy in a red shirt runs after them and stretches out his hand. At the left edge, an old woman in a light hat sits on a bench and films the choir.",
  draw: () =>
    sky("#bfe0ea", 520, "#9cc58f") +
    cloud([220, 110], 240) +
    cloud([700, 80], 200) +
    cloud([1080, 150], 180) +
    water(400, 130, "#6fb4c4", 9) +
    hills(424, 44, "#8fbd8c", 3.2) +
    hills(536, 50, "#a6cc97", 0.4) +
    bird([400, 230], 60, c.slate, 1, true) +
    bird([330, 280], 44, c.slate, 1, true) +
    tree([1120, 590], 330, c.green) +
    grass(
      [
        [80, 620],
        [250, 660],
        [1010, 640],
        [1150, 700],
        [420, 870],
        [700, 880],
        [860, 860],
        [1130, 880],
      ],
      c.pine,
    ) +
    block(440, 640, 520, 60, c.wood, [30, -24]) +
    sings(0, 560, 634, 390, c.brick) +
    sings(1, 700, 634, 400, c.deep) +
    sings(3, 850, 634, 395, c.plum) +
    block(420, 690, 560, 66, c.oak, [30, -24]) +
    sings(2, 500, 772, 420, c.navy) +
    sings(4, 640, 772, 420, c.green) +
    sings(5, 790, 772, 420, c.brick) +
    bench(20, 770, 200, 112, c.wood) +
    person(listener, {
      at: [110, 790],
      size: 430,
      view: "right",
      pose: "sit",
      seat: 112,
      mood: "smile",
      look: [500, 500],
      hands: [
        [216, 560],
        [212, 566],
      ],
      holds: phone([218, 562], 36, -6),
    }) +
    pole(
      [
        [430, 868],
        [430, 660],
      ],
      7,
      c.coal,
    ) +
    stroke("M396 872l34-40l34 40", { width: 6 }) +
    stroke("M392 664l76-34", { width: 9 }) +
    person(conductor, {
      at: [300, 866],
      size: 460,
      view: "right",
      mood: "laugh",
      look: [620, 440],
      hands: [
        [404, 410],
        [428, 486],
      ],
      holds: stroke("M404 410l52-46", { width: 5 }),
    }) +
    sheet([1040, 450], 54, 30) +
    sheet([1096, 560], 50, -24) +
    sheet([1000, 330], 46, 56) +
    person(runner, {
      at: [980, 876],
      size: 470,
      view: "right",
      pose: "run",
      mood: "surprise",
      look: [1096, 560],
      hands: [[1086, 620], "back"],
    }),
});
