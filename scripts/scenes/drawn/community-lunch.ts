import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { jacket, longSkirt, shirt, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person, personParts } from "../kit/people/draw-person";
import { box } from "../kit/shapes";
import { bowl, glass, heap, plate, pot } from "../kit/things/food";
import { bench, counter, table } from "../kit/things/furniture";
import { plant } from "../kit/things/plants";
import { clock, floorLines, pendant, picture, room, window } from "../kit/things/rooms";
import { hills, sky } from "../kit/things/outdoors";
import { spoon } from "../kit/things/tools";
import { wheelchair } from "../kit/things/vehicles";

const server = who("olive", ["long"], shirt(c.teal), longSkirt(c.navy), {
  hat: "headscarf",
  hatColor: c.rose,
  apron: c.cream,
});
const queuer = who("fair", ["receding", "grey"], jacket(c.slate), trousers(c.bark), {
  beard: "full",
  age: "elder",
});
const carrier = who("deep", ["crop"], tee(c.marker), trousers(c.denim), { apron: c.teal, age: "teen" });
const mother = who("tan", ["wavy"], sweater(c.violet), trousers(c.coal));
const toddler = who("tan", ["puffs"], tee(c.rose), trousers(c.teal), { age: "toddler" });
const rider = who("brown", ["curly"], shirt(c.red), trousers(c.slate), { glasses: true });
const talker = who("porcelain", ["bob", "silver"], sweater(c.ochre), longSkirt(c.plum), {
  age: "elder",
  earrings: true,
});

export const scene = defineScene({
  setting: "food",
  subject: "volunteering",
  region: "anywhere",
  actions: [
    "a woman ladles soup into a bowl",
    "an old man holds out his bowl",
    "a teenager carries bread to the table",
    "a mother feeds a small child",
    "a man in a wheelchair tells a story",
  ],
  inferences: [
    "The meal is free or cheap, and the helpers are volunteers.",
    "People who live alone come here to have company.",
    "The old woman knows the man well and enjoys his stories.",
  ],
  alt: "In a community hall, volunteers serve soup and bread while people of all ages eat, talk, and laugh at a long table.",
  description:
    "A bright hall with a large window and a clock. On the left, behind a counter with a steaming pot, a woman with a pink headscarf and an apron holds a big spoon, and an old man with a full beard holds out his bowl to her. In the middle, a teenager in a yellow shirt carries a tray with bread. On the right stands a long table. A mother feeds a very small child, an old woman in a yellow sweater laughs, and a man with glasses in a wheelchair tells a story with one hand in the air.",
  draw: () => {
    const chair = wheelchair([1100, 830], 430, c.coal, -1);
    const feeding = personParts(mother, {
      at: [650, 780],
      size: 430,
      view: "right",
      pose: "sit",
      seat: 116,
      mood: "smile",
      look: [760, 560],
      hands: [[742, 566], "lap"],
      holds: spoon([742, 566], 24, 80, c.steel),
    });
    const small = personParts(toddler, {
      at: [806, 780],
      size: 470,
      view: "left",
      pose: "sit",
      seat: 148,
      mood: "surprise",
      look: [740, 560],
      hands: ["lap", "lap"],
    });
    const laughing = personParts(talker, {
      at: [930, 770],
      size: 430,
      view: "right",
      pose: "sit",
      seat: 116,
      mood: "laugh",
      look: [1080, 520],
      hands: [
        [976, 604],
        [964, 612],
      ],
    });
    const story = personParts(rider, {
      at: [1100, 830],
      size: 430,
      view: "left",
      pose: "sit",
      seat: chair.seat,
      mood: "talk",
      look: [930, 520],
      hands: [
        [1020, 500],
        [1030, 596],
      ],
      feet: [
        [996, 820],
        [1004, 820],
      ],
    });
    return (
      room("#f3e7cf", "#cdb38b", 590) +
      floorLines(590, "#b79d75") +
      window(560, 110, 330, 240, { view: sky(c.sky, 300, c.sage) + hills(330, 60, c.leaf, 1) }) +
      clock([470, 140], 46, 12, 30) +
      picture(960, 140, 150, 120, c.blush, c.teal) +
      pendant(200, 90, c.brick) +
      pendant(1020, 70, c.brick, false) +
      plant([1165, 600], 130, "leaves", c.clay) +
      person(server, {
        at: [140, 690],
        size: 430,
        view: "right",
        bust: true,
        mood: "smile",
        look: [350, 420],
        hands: [[240, 420], "forward"],
        holds: spoon([240, 420], 44, 116, c.steel),
      }) +
      counter(-20, 750, 330, 240, c.sage, c.oak) +
      pot([190, 510], 120, c.red) +
      bowl([60, 510], 60, c.white, c.ochre) +
      bowl([54, 486], 60, c.white, c.ochre) +
      person(queuer, {
        at: [400, 780],
        size: 440,
        view: "left",
        mood: "smile",
        look: [160, 400],
        hands: [
          [320, 500],
          [330, 506],
        ],
        holds: bowl([312, 506], 64, c.white, c.cream),
      }) +
      bench(590, 800, 500, 112, c.oak, false) +
      chair.back +
      feeding.body +
      small.body +
      laughing.body +
      story.body +
      chair.front +
      table([850, 860], 480, 216, c.wood, 64) +
      bowl([720, 626], 64, c.teal, c.ochre) +
      plate([840, 612], 70, heap(818, 612, 50, "roll", 12, 1)) +
      glass([900, 620], 44, c.marker) +
      bowl([990, 634], 64, c.red, c.ochre) +
      feeding.arms +
      small.arms +
      laughing.arms +
      story.arms +
      person(carrier, {
        at: [500, 870],
        size: 480,
        view: "right",
        pose: "walk",
        mood: "smile",
        look: [720, 560],
        hands: [
          [572, 640],
          [590, 634],
        ],
        holds: heap(540, 624, 110, "loaf", 18, 2) + box(530, 622, 130, 14, c.wood, 4),
      })
    );
  },
});
