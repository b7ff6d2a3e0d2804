import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { stroke } from "../kit/shapes";
import { jacket, longSkirt, shirt, skirt, sweater, tee, trousers, vest, who } from "../kit/people/clothes";
import { person, personParts } from "../kit/people/draw-person";
import { cat } from "../kit/things/animals";
import { deskLamp, openClock, pendulumClock } from "../kit/things/clockwork";
import { jar } from "../kit/things/food";
import { shelves, table } from "../kit/things/furniture";
import { goods } from "../kit/things/goods";
import { clock, floorLines, room } from "../kit/things/rooms";
import { ladder } from "../kit/things/tools";

const master = who("olive", ["bun", "silver"], shirt(c.cream), longSkirt(c.navy), {
  age: "elder",
  glasses: true,
  apron: c.teal,
});
const apprentice = who("brown", ["short"], sweater(c.brick), trousers(c.slate), { age: "teen" });
const customer = who("tan", ["wavy", "dark"], jacket(c.violet, { second: c.cream }), trousers(c.coal));
const child = who("tan", ["bob", "dark"], tee(c.marker), skirt(c.teal), { age: "child" });
const hanger = who("olive", ["receding", "dark"], vest(c.bark, { second: c.white }), trousers(c.navy), {
  beard: "full",
});

export const scene = defineScene({
  setting: "work",
  subject: "history",
  region: "middle-east",
  actions: [
    "an old woman repairs a big clock with a small tool",
    "an apprentice holds a lamp over the clock",
    "a man on a ladder hangs a clock on the wall",
    "a child stands on tiptoe to see the wheels",
    "a mother waits with her hands together",
  ],
  inferences: [
    "The clock has been in the mother's family for a long time.",
    "The old woman is teaching her work to the boy.",
    "The mother hopes that the repair will not cost too much.",
  ],
  alt: "An old woman repairs a large clock at a bench while a boy holds a lamp and a mother and child watch.",
  description:
    "A small workshop with many clocks on a warm yellow wall. In the middle, a wooden bench holds a tall open clock with brass wheels. On its left, an old woman with glasses and a teal apron works on it with a small tool. A boy in a red sweater behind the bench holds a lamp over it. On the right, a mother in a violet jacket watches with folded hands, and a child in yellow stretches to see the wheels. At the left edge, a bearded man on a ladder hangs a round clock. A gray cat sits on the floor in front.",
  draw: () => {
    const works = personParts(master, {
      at: [390, 800],
      size: 450,
      view: "right",
      pose: "lean",
      mood: "focus",
      look: [560, 480],
      hands: [
        [506, 520],
        [520, 548],
      ],
      holds: stroke("M506 520l42-16", { width: 7 }),
    });
    const lights = personParts(apprentice, {
      at: [790, 780],
      size: 450,
      view: "left",
      mood: "focus",
      look: [600, 470],
      hands: [
        [690, 420],
        [735, 570],
      ],
      holds: deskLamp([690, 420]),
    });
    return (
      room("#f1d9a0", "#a9805a", 600) +
      floorLines(600, "#94704e") +
      clock([330, 110], 50, 3, 20) +
      clock([470, 200], 38, 8, 5) +
      clock([600, 100], 58, 10, 10) +
      clock([760, 190], 40, 1, 50) +
      clock([880, 90], 46, 6, 35) +
      pendulumClock(1020, 60, 90, 260) +
      shelves(840, 250, 130, 220, 2, c.oak, (x, y, w, row) => goods(x, y, w, 90 + row, 60)) +
      ladder([190, 720], [150, 210], 84, c.bark) +
      person(hanger, {
        at: [190, 600],
        size: 400,
        view: "left",
        pose: "climb",
        mood: "focus",
        look: [80, 240],
        hands: [
          [112, 262],
          [96, 250],
        ],
        feet: [
          [172, 536],
          [190, 590],
        ],
      }) +
      clock([80, 214], 56, 11, 45) +
      works.body +
      lights.body +
      table([600, 850], 460, 200, c.wood, 60) +
      openClock(590, 630, 150, 260) +
      jar([440, 632], 46, c.mist) +
      lights.arms +
      works.arms +
      person(customer, {
        at: [1060, 800],
        size: 450,
        view: "left",
        mood: "worry",
        look: [600, 500],
        hands: ["chest", "chest"],
      }) +
      person(child, {
        at: [920, 860],
        size: 460,
        view: "left",
        pose: "reach",
        mood: "surprise",
        look: [620, 520],
        hands: [
          [842, 660],
          [850, 650],
        ],
      }) +
      cat([280, 872], 100, c.steel, 1)
    );
  },
});
