import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { longSkirt, shirt, sweater, tee, trousers, vest, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { box, disc, fill, flatBox, stroke } from "../kit/shapes";
import { cat } from "../kit/things/animals";
import { cup, kettle, plate, piece } from "../kit/things/food";
import { cabinet, chair, table } from "../kit/things/furniture";
import { moonlight } from "../kit/things/outdoors";
import { behindPane } from "../kit/things/panes";
import { plant } from "../kit/things/plants";
import { curtains, floorLamp, floorLines, picture, room, rug, window } from "../kit/things/rooms";

const grandmother = who("olive", ["bun", "silver"], sweater(c.brick), longSkirt(c.plum), {
  age: "elder",
  glasses: true,
});
const grandfather = who("tan", ["bald", "silver"], vest(c.green, { second: c.cream }), trousers(c.slate), {
  age: "elder",
  beard: "full",
});
const grandson = who("olive", ["curly"], tee(c.teal), trousers(c.denim), { age: "teen" });
const aunt = who("tan", ["long", "chestnut"], shirt(c.lilac), longSkirt(c.navy));
const mother = who("olive", ["wavy", "chestnut"], tee(c.marker), trousers(c.navy));
const baby = who("tan", ["fringe"], tee(c.lake), trousers(c.navy), { age: "child" });

export const scene = defineScene({
  setting: "home",
  subject: "communication",
  region: "middle-east",
  actions: [
    "a grandmother waves to the screen",
    "a grandfather holds up a small striped sweater",
    "a woman and a child wave on the screen",
    "a teenager kneels and connects a cable",
    "a woman brings tea on a tray",
  ],
  inferences: [
    "The family on the screen lives far away, since it is day there and night here.",
    "The sweater is a present for the child on the screen.",
    "The teenager helps, because his grandparents do not often use the computer.",
  ],
  alt: "In a living room at night, grandparents talk with a woman and a child on a screen and show them a small sweater.",
  description:
    "A cozy living room at night, with a moon in the window and a yellow lamp. On the left stands a large screen on a long wooden cabinet. It shows a woman in a yellow shirt and a small child, who wave and laugh in front of a sunny window. A teenager with curly hair kneels below the screen and holds a cable. In the middle, a grandmother with glasses sits on a chair and waves back. Beside her, a grandfather with a white beard holds up a small pink sweater. On the right, a woman in a violet shirt brings tea on a tray, and a cat watches.",
  draw: () =>
    room("#ead2bd", "#b98c68", 590) +
    floorLines(590, "#a57a57") +
    window(660, 110, 190, 230, {
      glass: c.navy,
      view: moonlight([780, 190], 34, [
        [700, 160],
        [720, 250],
        [830, 290],
      ]),
    }) +
    curtains(660, 94, 190, 280, c.teal) +
    picture(940, 170, 130, 100, c.sky, c.leaf) +
    floorLamp(1156, 660, 380, c.marker) +
    cabinet(60, 500, 520, 130, c.oak, 4) +
    box(300, 470, 40, 34, c.coal, 3) +
    box(90, 190, 460, 290, c.coal, 10) +
    behindPane(
      106,
      206,
      428,
      258,
      flatBox(106, 206, 428, 258, "#f6ecd8") +
        box(400, 226, 110, 120, c.sky, 3) +
        disc([470, 262], 18, c.marker) +
        stroke("M455 226v120", { color: c.white, width: 4 }) +
        person(mother, {
          at: [340, 760],
          size: 470,
          view: "front",
          bust: true,
          mood: "laugh",
          look: [400, 330],
          hands: ["down", [432, 372]],
        }) +
        person(baby, {
          at: [210, 660],
          size: 450,
          view: "front",
          bust: true,
          mood: "laugh",
          hands: ["up", "down"],
        }),
      4,
    ) +
    plant([40, 640], 170, "leaves", c.clay) +
    rug([720, 830], 360, 58, c.violet) +
    person(aunt, {
      at: [1080, 740],
      size: 410,
      view: "left",
      pose: "walk",
      mood: "smile",
      look: [860, 440],
      hands: [
        [1004, 540],
        [1010, 546],
      ],
      holds:
        box(930, 540, 110, 12, c.steel, 5) +
        kettle([964, 540], 44, c.brick) +
        cup([1014, 540], 26, c.white, false),
    }) +
    chair([700, 800], 114, c.oak, -1) +
    person(grandmother, {
      at: [700, 806],
      size: 440,
      view: "left",
      pose: "sit",
      seat: 114,
      mood: "laugh",
      look: [340, 330],
      hands: [[606, 500], "lap"],
    }) +
    chair([930, 830], 116, c.oak, -1) +
    person(grandfather, {
      at: [930, 836],
      size: 450,
      view: "left",
      pose: "sit",
      seat: 116,
      mood: "smile",
      look: [340, 330],
      hands: [
        [816, 560],
        [812, 540],
      ],
      holds:
        fill("M786 530q20-14 44 0l24 28l-14 14l-10-8v56h-44v-56l-10 8l-14-14Z", c.rose) +
        stroke("M786 580h44M786 600h44", { color: c.brick, width: 6 }),
    }) +
    table([560, 884], 190, 120, c.wood, 34) +
    plate([560, 752], 90, piece.orange([544, 752], 13) + piece.plum([572, 752], 12)) +
    person(grandson, {
      at: [330, 850],
      size: 450,
      view: "left",
      pose: "kneel",
      mood: "focus",
      look: [230, 600],
      hands: [
        [222, 620],
        [214, 640],
      ],
      holds: stroke("M222 620q-20 10-30-10", { width: 6 }),
    }) +
    stroke("M214 640q-60 90-120 60", { width: 5 }) +
    cat([1090, 870], 96, c.wheat, -1),
});
