import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { longSkirt, shirt, shorts, skirt, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person, personParts } from "../kit/people/draw-person";
import { cat } from "../kit/things/animals";
import { bottle, bowl, cake, jar, piece, pot } from "../kit/things/food";
import { counter, shelves, table } from "../kit/things/furniture";
import { goods } from "../kit/things/goods";
import { openFridge, stove } from "../kit/things/machines";
import { sun } from "../kit/things/outdoors";
import { clock, floorLines, pendant, room, tiles, window } from "../kit/things/rooms";
import { knife, spoon } from "../kit/things/tools";

const father = who("brown", ["crop"], tee(c.teal), trousers(c.denim), { beard: "full", apron: c.marker });
const grandmother = who("brown", ["bun", "silver"], sweater(c.violet), longSkirt(c.plum), {
  age: "elder",
  glasses: true,
});
const girl = who("brown", ["puffs"], tee(c.rose), skirt(c.brick), { age: "child", shoes: c.white });
const boy = who("deep", ["crop"], shirt(c.white), shorts(c.navy), { age: "teen" });

export const scene = defineScene({
  setting: "home",
  subject: "family",
  region: "africa",
  actions: [
    "a father stirs a steaming pot",
    "a grandmother cuts tomatoes at the table",
    "a girl decorates a cake with candles",
    "a boy takes a bottle from the fridge",
    "a cat waits beside the table",
  ],
  inferences: [
    "Somebody in the family has a birthday, and guests are expected soon.",
    "They often cook together, since nobody needs to explain anything.",
    "It is late in the afternoon, because the sun is low behind the window.",
  ],
  alt: "A family prepares a birthday dinner: a man stirs a pot, a grandmother cuts tomatoes, and a girl decorates a cake.",
  description:
    "A bright kitchen in the late afternoon, with a low sun behind the window. At the stove on the left, a bearded man in a yellow apron stirs a steaming pot. At a wooden table in the middle, a grandmother with glasses cuts tomatoes for a bowl of salad, and a small girl leans over a cake with five candles. On the right, a teenage boy in a white shirt reaches into the fridge. A gray cat sits on the floor and waits beside the table.",
  draw: () => {
    const cook = personParts(grandmother, {
      at: [540, 780],
      size: 470,
      view: "right",
      mood: "smile",
      look: [660, 600],
      hands: [
        [636, 560],
        [656, 580],
      ],
    });
    const baker = personParts(girl, {
      at: [900, 790],
      size: 520,
      view: "left",
      pose: "lean",
      mood: "focus",
      look: [780, 600],
      hands: [
        [812, 590],
        [830, 610],
      ],
    });
    return (
      room(c.cream, c.wheat, 590) +
      floorLines(590, "#c9a673") +
      tiles(0, 330, 470, 244, c.mint) +
      window(520, 130, 230, 230, { glass: "#f7dfb0", view: sun([680, 290], 40, c.ochre) }) +
      clock([860, 150], 46, 5, 40) +
      shelves(60, 110, 300, 180, 2, c.oak, (x, y, w, row) => goods(x, y, w, 5 + row, 56)) +
      openFridge(990, 690, 170, 500, c.mist) +
      counter(-20, 690, 180, 240, c.sage, c.oak) +
      stove(160, 690, 220, 240) +
      pot([230, 440], 110, c.red) +
      counter(380, 690, 110, 240, c.sage, c.oak) +
      jar([435, 446], 60, c.clay) +
      person(father, {
        at: [330, 740],
        size: 470,
        view: "left",
        mood: "smile",
        look: [240, 440],
        hands: [
          [262, 420],
          [300, 450],
        ],
        holds: spoon([262, 420], 20, 186),
      }) +
      pendant(650, 110, c.brick) +
      person(boy, {
        at: [960, 720],
        size: 460,
        view: "right",
        pose: "lean",
        mood: "calm",
        look: [1060, 450],
        hands: [
          [1070, 470],
          [1050, 520],
        ],
        holds: bottle([1074, 492], 80, c.white),
      }) +
      cook.body +
      baker.body +
      table([690, 850], 440, 220, c.wood, 64) +
      bowl([560, 618], 90, c.white, c.leaf) +
      piece.tomato([676, 604], 16) +
      piece.tomato([704, 616], 14) +
      cake([778, 624], 96, c.clay) +
      cook.arms +
      knife([648, 572], 44, 116) +
      baker.arms +
      cat([430, 860], 110, c.steel, 1)
    );
  },
});
