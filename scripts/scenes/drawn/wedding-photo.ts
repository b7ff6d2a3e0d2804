import { defineScene } from "../define-scene";
import { polygon } from "../kit/geometry";
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
  who,
} from "../kit/people/clothes";
import { person, personParts } from "../kit/people/draw-person";
import { disc, fill, flatBox, pole } from "../kit/shapes";
import { bird, dog } from "../kit/things/animals";
import { cake } from "../kit/things/food";
import { table } from "../kit/things/furniture";
import { camera } from "../kit/things/held";
import { cloud, sky } from "../kit/things/outdoors";
import { flowers, tree } from "../kit/things/plants";
import { farHouse, garland } from "../kit/things/street";

const bride = who("brown", ["bun"], tee(c.white), longSkirt(c.white), { earrings: true });
const groom = who("tan", ["parted"], jacket(c.navy, { second: c.white }), trousers(c.navy));
const photographer = who("fair", ["curly", "ginger"], shirt(c.sage), trousers(c.denim), { glasses: true });
const aunt = who("deep", ["braids"], coat(c.ochre), longSkirt(c.brick), { hat: "turban", hatColor: c.ochre });
const grandfather = who("tan", ["receding"], jacket(c.slate, { second: c.cream }), trousers(c.coal), {
  age: "elder",
  glasses: true,
  beard: "mustache",
});
const taster = who("brown", ["short"], shirt(c.lilac), shorts(c.navy), { age: "child" });
const girl = who("fair", ["ponytail", "blond"], sweater(c.rose), skirt(c.violet), { age: "child" });

export const scene = defineScene({
  setting: "culture",
  subject: "photography",
  region: "americas",
  actions: [
    "a photographer takes a picture of a couple",
    "a bride and a groom hold hands",
    "an old man wipes his eyes",
    "a boy puts his finger into the cake",
    "a girl chases a dog",
  ],
  inferences: [
    "The couple got married a short time ago.",
    "The old man is the father or grandfather of one of the two and is moved.",
    "Nobody has noticed the boy, since everybody looks at the couple.",
  ],
  alt: "At a garden wedding, a photographer takes a picture of the couple while a boy secretly tastes the cake.",
  description:
    "A garden party under garlands of small flags and large trees. In the middle, a bride in white and a groom in a dark blue jacket stand hand in hand under an arch of flowers and smile. In front of them, a photographer with orange hair kneels and takes their picture. On the left, a woman in a yellow coat claps, and an old man with glasses wipes his eyes. On the right, a table with a tall cake stands under a tree, and a small boy behind it puts a finger into the cake. In front, a girl in a violet skirt runs after a brown dog.",
  draw: () => {
    const boy = personParts(taster, {
      at: [930, 740],
      size: 430,
      view: "right",
      mood: "smile",
      look: [1000, 560],
      hands: [
        [984, 572],
        [962, 592],
      ],
    });
    return (
      sky(c.sky, 540, "#b9d6a3") +
      cloud([560, 90], 220) +
      farHouse(420, 540, 170, 180, c.blush, { roof: c.clay }) +
      farHouse(590, 540, 220, 230, c.cream, { roof: c.brick }) +
      tree([330, 580], 340, c.sage, true) +
      tree([880, 580], 320, c.sage, true) +
      flatBox(0, 540, 1200, 360, "#b9d6a3") +
      tree([60, 640], 520, c.leaf) +
      tree([1130, 650], 540, c.green) +
      garland([150, 210], [600, 150], [c.red, c.marker, c.white, c.teal]) +
      garland([600, 150], [1050, 210], [c.marker, c.white, c.teal, c.red]) +
      flowers([620, 590], 420, [c.rose, c.white, c.marker], 5) +
      person(grandfather, {
        at: [170, 730],
        size: 410,
        view: "right",
        mood: "smile",
        look: [540, 420],
        hands: [[206, 388], "down"],
      }) +
      person(aunt, {
        at: [300, 740],
        size: 420,
        view: "right",
        mood: "laugh",
        look: [560, 420],
        hands: [
          [372, 500],
          [384, 510],
        ],
      }) +
      pole(
        [
          [450, 660],
          [450, 260],
          [730, 260],
          [730, 660],
        ],
        12,
        c.white,
      ) +
      flowers([590, 264], 280, [c.rose, c.white, c.violet, c.marker], 7) +
      person(groom, {
        at: [650, 720],
        size: 430,
        view: "front",
        mood: "smile",
        look: [540, 420],
        hands: [[598, 548], "down"],
      }) +
      person(bride, {
        at: [530, 720],
        size: 420,
        view: "front",
        mood: "laugh",
        look: [640, 420],
        hands: [
          [505, 556],
          [590, 548],
        ],
        holds:
          fill(
            polygon([
              [496, 570],
              [514, 570],
              [508, 610],
            ]),
            c.green,
          ) +
          [
            [490, 560],
            [506, 548],
            [520, 560],
            [506, 568],
          ]
            .map(([x = 0, y = 0], i) => disc([x, y], 12, [c.rose, c.white, c.marker, c.red][i] ?? c.rose))
            .join(""),
      }) +
      boy.body +
      table([1010, 790], 300, 170, c.white, 56) +
      cake([1030, 590], 120, c.rose, 0) +
      cake([1030, 550], 80, c.blush, 0) +
      disc([1030, 516], 10, c.red) +
      boy.arms +
      person(photographer, {
        at: [310, 880],
        size: 440,
        view: "right",
        pose: "kneel",
        mood: "focus",
        look: [560, 480],
        hands: [
          [386, 556],
          [380, 566],
        ],
        holds: camera([392, 568], 56),
      }) +
      person(girl, {
        at: [720, 860],
        size: 460,
        view: "right",
        pose: "run",
        mood: "laugh",
        look: [900, 800],
        hands: [[800, 700], "back"],
      }) +
      dog([930, 870], 130, c.oak, 1) +
      bird([820, 150], 40, c.slate, 1, true)
    );
  },
});
