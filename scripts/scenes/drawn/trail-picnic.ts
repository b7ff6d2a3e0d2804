import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { fill, flat, stroke } from "../kit/shapes";
import { jacket, shirt, shorts, sweater, tee, trousers, vest, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { goat } from "../kit/things/animals";
import { blanket, map, thermos } from "../kit/things/carry";
import { basket, cup, piece, plate } from "../kit/things/food";
import { camera } from "../kit/things/held";
import { cloud, hills, mountain, rock, sky } from "../kit/things/outdoors";
import { flowers, grass, tree } from "../kit/things/plants";

const father = who("brown", ["short"], shirt(c.brick), trousers(c.bark), { beard: "full" });
const girl = who("brown", ["puffs"], tee(c.marker), shorts(c.denim), { age: "child" });
const hiker = who("porcelain", ["ponytail", "silver"], vest(c.teal, { second: c.cream }), trousers(c.slate), {
  age: "elder",
  hat: "brim",
  hatColor: c.sand,
});
const mother = who("tan", ["long", "dark"], sweater(c.rose), trousers(c.navy), { shoes: c.white });
const photographer = who("deep", ["bun"], jacket(c.violet), trousers(c.coal), { backpack: c.ochre });

export const scene = defineScene({
  setting: "nature",
  subject: "nature",
  region: "americas",
  actions: [
    "a father pours tea from a thermos into a cup",
    "a girl points at a goat that has come to the basket",
    "a mother on a rock rubs her sore foot",
    "an old hiker studies a map",
    "a woman takes a photo of the mountains",
  ],
  inferences: [
    "They have walked for hours and are glad to rest.",
    "The goat smelled the food, and nobody but the girl has noticed it yet.",
    "The old woman is looking for a shorter way down.",
  ],
  alt: "A family rests on a mountain trail while a girl points at a goat that has come up to their picnic basket.",
  description:
    "A meadow high in the mountains under a clear sky, with snow on the tops and dark trees below. On the left, a woman with a backpack stands on the trail and photographs the mountains. Beside her, an old woman with a hat holds a map with both hands. In front, a red blanket lies in the grass. A father with a beard sits on it and pours tea into a cup. A small girl in yellow stands and points at a white goat, which stands right beside the picnic basket. On the right, a mother sits on a rock and holds her foot in a white sock. Her boots stand beside her.",
  draw: () =>
    sky("#bfdfe8", 560, "#a9c98a") +
    mountain(260, 540, 640, 400, "#9fb4c4") +
    mountain(800, 550, 760, 470, "#8aa3b8") +
    mountain(1120, 550, 460, 300, "#a9bccb") +
    cloud([420, 90], 160) +
    cloud([1060, 120], 190) +
    hills(600, 80, "#7fae77") +
    [30, 90, 150, 640, 700, 1010, 1080, 1150]
      .map((x, i) => tree([x, 580 + (i % 3) * 10], 120 + (i % 3) * 26, c.pine, true))
      .join("") +
    flat("M-10 700Q260 640 520 640T700 590L730 592Q620 680 420 700T-10 790Z", "#dcc79c") +
    person(photographer, {
      at: [170, 690],
      size: 380,
      view: "right",
      mood: "focus",
      look: [420, 420],
      hands: [
        [236, 352],
        [242, 346],
      ],
      holds: camera([240, 364], 32),
    }) +
    person(hiker, {
      at: [350, 760],
      size: 420,
      view: "front",
      mood: "focus",
      look: [350, 560],
      hands: [
        [282, 560],
        [418, 560],
      ],
      holds: map([350, 556], 156),
    }) +
    rock([1070, 810], 200, c.steel) +
    person(mother, {
      at: [1040, 830],
      size: 440,
      view: "left",
      pose: "sit-lean",
      seat: 108,
      mood: "worry",
      look: [940, 720],
      hands: [
        [958, 742],
        [948, 728],
      ],
      feet: [
        [912, 740],
        [970, 822],
      ],
    }) +
    fill("M1078 866v-46h26v24l26 10v12Z", c.bark) +
    fill("M1128 872v-46h26v24l26 10v12Z", c.bark) +
    blanket([540, 880], 560, 130, c.red) +
    person(father, {
      at: [330, 870],
      size: 450,
      view: "right",
      pose: "sit-floor",
      mood: "smile",
      look: [560, 700],
      hands: [
        [448, 690],
        [470, 776],
      ],
      holds:
        thermos([430, 676], 84, c.green, 110) +
        stroke("M508 706v50", { color: c.oak, width: 4 }) +
        cup([508, 792], 40, c.cream, false),
    }) +
    plate([590, 862], 100, piece.roll([574, 862], 14) + piece.roll([606, 862], 14)) +
    piece.apple([520, 874], 13) +
    basket([705, 845], 110, c.wheat, ["apple", "roll"]) +
    goat([850, 850], 190, c.white, -1) +
    person(girl, {
      at: [640, 785],
      size: 440,
      view: "right",
      mood: "surprise",
      look: [760, 660],
      hands: [[728, 555], "chest"],
    }) +
    grass([
      [60, 850],
      [200, 870],
      [930, 870],
      [1150, 870],
      [280, 800],
      [900, 700],
    ]) +
    flowers([150, 890], 110, [c.white, c.rose, c.violet], 5),
});
