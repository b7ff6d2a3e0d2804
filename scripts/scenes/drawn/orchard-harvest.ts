import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { longSkirt, shirt, shorts, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person, personParts } from "../kit/people/draw-person";
import { flatBox } from "../kit/shapes";
import { dog } from "../kit/things/animals";
import { basket, crate, heap, piece } from "../kit/things/food";
import { stool, table } from "../kit/things/furniture";
import { hills, sky, sun } from "../kit/things/outdoors";
import { grass, tree } from "../kit/things/plants";
import { ladder } from "../kit/things/tools";

const picker = who("olive", ["short"], shirt(c.marker), trousers(c.denim), {
  beard: "short",
  hat: "cap",
  hatColor: c.brick,
});
const catcher = who("tan", ["braids", "dark"], shirt(c.teal), longSkirt(c.plum));
const carrier = who("brown", ["curly"], tee(c.brick), trousers(c.slate), { age: "teen" });
const sorter = who("olive", ["short", "silver"], sweater(c.violet), longSkirt(c.slate), {
  age: "elder",
  hat: "straw",
  hatColor: c.wheat,
  glasses: true,
});
const eater = who("fair", ["fringe", "chestnut"], tee(c.lake), shorts(c.navy), { age: "child" });
const oranges = (points: readonly (readonly [number, number])[], r = 13) =>
  points.map((at) => piece.orange(at, r)).join("");

export const scene = defineScene({
  setting: "farm",
  subject: "farming",
  region: "middle-east",
  actions: [
    "a man on a ladder picks oranges",
    "a woman holds up a basket for the oranges",
    "a young man carries a full crate",
    "an old woman sorts fruit at a table",
    "a boy secretly takes an orange from the table",
  ],
  inferences: [
    "The family works together, because all the oranges are ripe at once.",
    "The oranges will be sold at a market.",
    "The boy hopes that his grandmother does not notice him.",
  ],
  alt: "In an orange orchard, a man on a ladder picks fruit, a woman holds a basket, and an old woman sorts oranges.",
  description:
    "An orange orchard on a sunny day with brown hills behind rows of trees. On the left, a big tree is full of oranges. A bearded man with a red cap stands on a ladder and picks one. Below him, a woman in a teal shirt holds up a basket of oranges, and a full crate stands at her feet. In the middle, a young man with curly hair carries another crate, and a brown dog sits in front of him. On the right, an old woman with glasses and a straw hat sits at a table and sorts fruit, while a small boy takes an orange from the other side.",
  draw: () => {
    const sits = personParts(sorter, {
      at: [900, 850],
      size: 450,
      view: "right",
      pose: "sit",
      seat: 116,
      mood: "focus",
      look: [1010, 650],
      hands: [
        [1002, 640],
        [1024, 634],
      ],
      holds: piece.orange([1020, 648], 15),
    });
    const boy = personParts(eater, {
      at: [1126, 800],
      size: 440,
      view: "left",
      mood: "smile",
      look: [920, 590],
      hands: [[1084, 654], "back"],
    });
    return (
      sky("#cfe5e8", 480, "#c9cf9a") +
      sun([980, 120], 54) +
      hills(450, 110, "#c7b98f", 2) +
      hills(480, 60, "#a9bd86", 4) +
      [560, 700, 840, 1000, 1150].map((x) => tree([x, 540], 170, c.green, true)).join("") +
      flatBox(0, 620, 1200, 6, "#b5bf88") +
      tree([250, 740], 620, c.green) +
      oranges([
        [140, 300],
        [200, 240],
        [300, 200],
        [250, 330],
        [350, 290],
        [110, 390],
        [190, 420],
        [310, 400],
        [420, 340],
        [60, 340],
      ]) +
      grass(
        [
          [40, 700],
          [520, 660],
          [660, 760],
          [1140, 660],
          [760, 880],
          [60, 880],
        ],
        c.pine,
      ) +
      ladder([440, 780], [400, 330], 66, c.wood) +
      person(picker, {
        at: [452, 660],
        size: 410,
        view: "left",
        pose: "climb",
        mood: "smile",
        look: [330, 330],
        hands: [
          [352, 290],
          [404, 420],
        ],
        holds: piece.orange([342, 296], 15),
        feet: [
          [430, 576],
          [446, 662],
        ],
      }) +
      person(catcher, {
        at: [250, 860],
        size: 460,
        view: "right",
        mood: "smile",
        look: [440, 380],
        hands: [
          [352, 590],
          [366, 596],
        ],
        holds: basket([372, 640], 120, c.wheat, "orange"),
      }) +
      crate(60, 880, 150, 90, "orange", c.wood, 17) +
      person(carrier, {
        at: [640, 790],
        size: 430,
        view: "right",
        pose: "walk",
        lean: -4,
        mood: "smile",
        look: [860, 560],
        hands: [
          [722, 600],
          [716, 590],
        ],
        holds: crate(650, 610, 130, 70, "orange", c.oak, 15),
      }) +
      stool([890, 856], 114, c.oak) +
      sits.body +
      boy.body +
      table([1040, 870], 260, 190, c.wood, 50) +
      heap(1056, 676, 110, "orange", 15, 2) +
      boy.arms +
      sits.arms +
      dog([560, 880], 130, c.bark, 1, true)
    );
  },
});
