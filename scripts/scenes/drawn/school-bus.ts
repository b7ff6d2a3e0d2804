import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { longSkirt, shirt, shorts, skirt, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { flatBox } from "../kit/shapes";
import { bird } from "../kit/things/animals";
import { ball } from "../kit/things/play";
import { cloud, hills, puddle, sky } from "../kit/things/outdoors";
import { behindPane } from "../kit/things/panes";
import { palm, tree } from "../kit/things/plants";
import { splash } from "../kit/things/pool";
import { farHouse } from "../kit/things/street";
import { bus } from "../kit/things/vehicles";

const teacher = who("deep", ["bun"], shirt(c.marker), longSkirt(c.plum), { glasses: true });
const girl = who("deep", ["puffs"], shirt(c.white, { second: c.mist }), skirt(c.green), {
  age: "child",
  backpack: c.red,
});
const jumper = who("brown", ["crop"], shirt(c.white), shorts(c.green), { age: "child", backpack: c.lake });
const father = who("brown", ["receding"], shirt(c.teal), trousers(c.denim), { beard: "full" });
const son = who("brown", ["curly"], shirt(c.white), shorts(c.green), { age: "child", backpack: c.ochre });
const waver = who("tan", ["braids"], shirt(c.white), skirt(c.green), { age: "teen", backpack: c.violet });
const rider = who("deep", ["crop"], shirt(c.white), shorts(c.green), { age: "child" });
const second = who("olive", ["bob"], shirt(c.white), skirt(c.green), { age: "child" });
const driver = who("deep", ["short", "grey"], shirt(c.lake), trousers(c.navy), {
  hat: "cap",
  hatColor: c.navy,
  beard: "mustache",
});

export const scene = defineScene({
  setting: "school",
  subject: "transportation",
  region: "africa",
  actions: [
    "a teacher helps a girl get off the bus",
    "a boy jumps into a puddle",
    "a father kneels and buttons his son's shirt",
    "an older girl waves to friends on the bus",
    "two children look out of the bus windows",
  ],
  inferences: [
    "It rained during the night, because there are puddles on the ground.",
    "School begins soon, so the teacher meets the children at the bus.",
    "The father is proud, since it may be his son's first day.",
  ],
  alt: "On a bright morning, children in white and green uniforms arrive at school by bus while one boy jumps into a puddle.",
  description:
    "A school with a long pink building, a palm tree, and puddles on red earth. On the right stands a light blue bus. The driver and two laughing children look out of its windows. In the middle, a teacher with glasses and a yellow shirt takes the hand of a girl who gets off the bus. In front of the bus, a bearded father kneels and buttons his son's white shirt; a ball lies behind him. On the left, a boy with a backpack jumps into a big puddle, and an older girl with braids waves to the bus. All the children wear white and green.",
  draw: () => {
    const b = bus(600, 710, 720, 340, c.lake, -1);
    const [one = 0, two = 0, three = 0] = b.panes;
    const seat = (x: number, look: typeof rider, hands: "up" | "down", y = 640) =>
      behindPane(
        x,
        376,
        104,
        122,
        flatBox(x, 376, 104, 122, c.mist) +
          person(look, {
            at: [x + 52, y],
            size: 350,
            view: "front",
            bust: true,
            mood: "laugh",
            look: [300, 520],
            hands: [hands, "down"],
          }),
      );
    return (
      sky("#cfe6ea", 520, "#d9a27c") +
      cloud([200, 90], 240) +
      cloud([640, 150], 220, "#eef2f2") +
      cloud([1020, 90], 240) +
      hills(520, 90, "#9fbf8f", 1) +
      farHouse(30, 540, 460, 240, c.blush) +
      flatBox(16, 286, 488, 22, c.brick) +
      palm([540, 560], 300, c.green) +
      tree([70, 570], 210, c.leaf, true) +
      flatBox(0, 560, 1200, 20, "#c98f6a") +
      bird([330, 220], 50, c.slate, 1, true) +
      bird([410, 180], 40, c.slate, 1, true) +
      b.back +
      behindPane(
        616,
        376,
        100,
        250,
        flatBox(616, 376, 100, 250, c.mist) + flatBox(616, 376, 100, 250, "#c9d6d8"),
      ) +
      seat(one, driver, "down", 734) +
      seat(two, rider, "up") +
      seat(three, second, "up") +
      b.front +
      puddle([330, 872], 330) +
      puddle([1000, 780], 200) +
      puddle([90, 700], 160) +
      person(waver, {
        at: [110, 800],
        size: 430,
        view: "right",
        mood: "laugh",
        look: [700, 440],
        hands: ["down", [196, 396]],
      }) +
      person(girl, {
        at: [664, 722],
        size: 410,
        view: "front",
        pose: "walk",
        mood: "smile",
        look: [520, 440],
        hands: [[604, 566], "down"],
      }) +
      person(teacher, {
        at: [506, 790],
        size: 440,
        view: "right",
        mood: "smile",
        look: [664, 520],
        hands: [[600, 568], "down"],
      }) +
      person(jumper, {
        at: [330, 858],
        size: 460,
        view: "front",
        pose: "jump",
        mood: "laugh",
        hands: ["out", "up"],
      }) +
      splash([280, 864], 50) +
      splash([384, 866], 46) +
      person(son, { at: [820, 866], size: 470, view: "right", mood: "calm", look: [930, 580] }) +
      person(father, {
        at: [940, 870],
        size: 470,
        view: "left",
        pose: "kneel",
        mood: "smile",
        look: [820, 590],
        hands: [
          [848, 680],
          [842, 664],
        ],
      }) +
      ball([1110, 850], 26)
    );
  },
});
