import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { box, disc, flatBox, move } from "../kit/shapes";
import { shirt, shorts, sweater, tee, trousers, vest, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { cat } from "../kit/things/animals";
import { bottle } from "../kit/things/food";
import { sofa } from "../kit/things/furniture";
import { bag, parcel } from "../kit/things/held";
import { fridge } from "../kit/things/machines";
import { cloud, hills, sky } from "../kit/things/outdoors";
import { fence } from "../kit/things/plants";
import { farHouse } from "../kit/things/street";
import { container, skip } from "../kit/things/transit";
import { cart } from "../kit/things/vehicles";

const worker = who("brown", ["short"], vest(c.ochre, { second: c.navy }), trousers(c.navy), {
  hat: "hardhat",
  hatColor: c.marker,
  gloves: c.wheat,
  beard: "short",
});
const thrower = who("fair", ["ponytail", "chestnut"], sweater(c.plum), trousers(c.denim));
const puller = who("deep", ["bald"], tee(c.teal), trousers(c.bark), { build: "broad" });
const pusher = who("olive", ["bun"], shirt(c.rose), trousers(c.slate), { glasses: true });
const jumper = who(
  "tan",
  ["fringe", "black"],
  tee(c.red, { pattern: "band", second: c.white }),
  shorts(c.coal),
  { age: "child" },
);

export const scene = defineScene({
  setting: "work",
  subject: "energy",
  region: "europe",
  actions: [
    "a woman puts bottles into a green container",
    "a boy jumps on cardboard boxes to make them flat",
    "two people move an old fridge on a cart",
    "a worker with a yellow helmet shows the way",
    "a cat sits in an old armchair",
  ],
  inferences: [
    "The two people have bought a new fridge.",
    "The boy helps his mother and has made a game of it.",
    "The worker has seen that they do not know where to go.",
  ],
  alt: "At a recycling yard a boy jumps on boxes, a woman throws bottles into a container, and two people move an old fridge.",
  description:
    "A recycling yard on a gray day, with houses and bare hills far behind. On the left stand a green, a blue and a yellow container with round holes. A woman with a ponytail puts a bottle into the green one. Beside her, a boy in a red shirt jumps on flat boxes. In the middle, a worker with a yellow helmet and an orange vest stretches out his arm and shows the way. On the right, a broad man in a teal shirt pulls a cart with an old fridge, and a woman with glasses pushes it. A cat sits in an old armchair.",
  draw: () =>
    sky("#cdd5d9", 520, "#b5b3ac") +
    cloud([240, 110], 280, "#dfe3e4") +
    cloud([800, 90], 320, "#dfe3e4") +
    cloud([1100, 180], 200, "#dfe3e4") +
    hills(530, 70, "#a9b3a8", 1) +
    [700, 820, 900, 1060]
      .map((x, i) =>
        farHouse(x, 540, 110, 130 + (i % 3) * 40, [c.blush, c.cream, c.lilac, c.mint][i] ?? c.cream, {
          roof: i % 2 ? c.clay : "",
        }),
      )
      .join("") +
    flatBox(0, 530, 1200, 370, "#b5b3ac") +
    fence(-10, 560, 1230, 90, c.steel) +
    container(30, 700, 190, 270, c.green) +
    container(240, 690, 180, 260, c.denim) +
    container(440, 685, 170, 250, c.ochre) +
    skip(
      740,
      660,
      420,
      120,
      c.brick,
      box(800, 500, 26, 100, c.wood, 2) +
        move(box(0, 0, 150, 20, c.oak, 2), [860, 520], { turn: 14 }) +
        disc([1060, 540], 46, c.coal) +
        disc([1060, 540], 18, c.steel),
    ) +
    sofa(628, 712, 160, 150, c.violet) +
    cat([692, 656], 84, c.clay, -1) +
    person(thrower, {
      at: [225, 810],
      size: 440,
      view: "left",
      mood: "calm",
      look: [110, 520],
      hands: [
        [126, 526],
        [221, 600],
      ],
      holds: move(bottle([0, 26], 74, c.leaf), [118, 526], { turn: -78 }) + bag([221, 600], 70, c.marker),
    }) +
    [0, 1, 2]
      .map((i) => parcel(284 + i * 12, 872 - i * 26, 190 - i * 18, 26, i % 2 ? c.wood : c.wheat))
      .join("") +
    person(jumper, {
      at: [380, 790],
      size: 450,
      view: "front",
      pose: "jump",
      mood: "laugh",
      look: [420, 850],
      hands: ["up", "up"],
    }) +
    person(worker, {
      at: [598, 830],
      size: 450,
      view: "left",
      mood: "talk",
      look: [900, 500],
      hands: [[474, 420], "hip"],
    }) +
    cart(850, 850, 190, 90, c.slate) +
    fridge(870, 804, 150, 300, c.fog) +
    person(puller, {
      at: [795, 860],
      size: 460,
      view: "left",
      pose: "pull",
      lean: 14,
      mood: "worry",
      look: [600, 460],
      hands: [[878, 632], "chest"],
    }) +
    person(pusher, {
      at: [1098, 860],
      size: 450,
      view: "left",
      pose: "push",
      mood: "focus",
      look: [900, 500],
      hands: [
        [1022, 620],
        [1022, 590],
      ],
    }),
});
