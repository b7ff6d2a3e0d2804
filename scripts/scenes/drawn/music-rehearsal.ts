import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { jacket, longSkirt, shirt, skirt, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { box, disc, pole, stroke } from "../kit/shapes";
import { cat } from "../kit/things/animals";
import { stool } from "../kit/things/furniture";
import { sheet } from "../kit/things/held";
import { drum, guitar } from "../kit/things/play";
import { curtains, floorLines, pendant, picture, room, rug, window } from "../kit/things/rooms";
import { moonlight } from "../kit/things/outdoors";

const singer = who("deep", ["afro"], tee(c.marker), longSkirt(c.plum), { earrings: true });
const player = who("fair", ["long", "blond"], shirt(c.brick), trousers(c.denim), { beard: "full" });
const drummer = who("tan", ["spiky"], tee(c.sage), trousers(c.coal), { hat: "headphones", hatColor: c.teal });
const pianist = who("olive", ["wavy"], jacket(c.teal, { second: c.cream }), skirt(c.navy), { glasses: true });
const child = who("brown", ["fringe"], sweater(c.rose), trousers(c.slate), { age: "child" });
const dad = who("brown", ["receding"], sweater(c.green), trousers(c.bark), {
  age: "elder",
  beard: "mustache",
});
const stand = (x: number, y: number) =>
  pole(
    [
      [x, y],
      [x, y - 190],
    ],
    7,
    c.coal,
  ) +
  stroke(`M${x - 34} ${y}L${x} ${y - 40}l34 40`, { width: 6 }) +
  sheet([x, y - 220], 60, -8);

export const scene = defineScene({
  setting: "culture",
  subject: "music",
  region: "anywhere",
  actions: [
    "a woman sings into a microphone",
    "a bearded man plays the guitar",
    "a young man beats a drum",
    "a woman plays the piano",
    "an old man covers his ears with his hands",
  ],
  inferences: [
    "The band is preparing for a concert.",
    "The old man lives in the house and finds the music too loud.",
    "They practice in the evening, after work or school.",
  ],
  alt: "A band practices in a living room at night while a child dances and an old man covers his ears.",
  description:
    "A living room at night with red curtains and the moon in the window. In the middle, a woman with big curly hair and a yellow top sings into a microphone with one arm stretched out. On the left, a bearded man plays the guitar and, behind him, a woman with glasses plays an upright piano. On the right, a young man with headphones beats a large drum. In front, a child dances on a round rug with both arms in the air. At the right edge, an old man covers his ears with a worried face.",
  draw: () =>
    room("#e6d3c9", "#b88d68", 600) +
    floorLines(600, "#a47b58") +
    window(500, 110, 220, 240, {
      glass: c.navy,
      view: moonlight([640, 190], 36, [
        [540, 160],
        [570, 250],
        [690, 290],
      ]),
    }) +
    curtains(500, 90, 220, 300, c.brick) +
    picture(830, 140, 140, 100, c.sky, c.sage) +
    pendant(330, 80, c.marker) +
    box(40, 400, 260, 220, c.bark, 4) +
    box(40, 490, 290, 30, c.oak, 3) +
    box(56, 484, 264, 14, c.white, 2) +
    stroke(Array.from({ length: 16 }, (_, i) => `M${72 + i * 16} 484v14`).join(""), { width: 2 }) +
    sheet([170, 440], 60, 0) +
    stool([360, 700], 110, c.wood) +
    person(pianist, {
      at: [375, 710],
      size: 410,
      view: "left",
      pose: "sit",
      seat: 118,
      mood: "smile",
      look: [200, 470],
      hands: [
        [288, 490],
        [272, 488],
      ],
      feet: [
        [300, 700],
        [310, 705],
      ],
    }) +
    rug([590, 800], 250, 56, c.teal) +
    person(drummer, {
      at: [900, 740],
      size: 430,
      view: "left",
      pose: "sit",
      seat: 120,
      mood: "laugh",
      look: [620, 480],
      hands: [
        [812, 470],
        [800, 570],
      ],
      holds: stroke("M812 470L764 540", { width: 6 }) + stroke("M800 570L742 596", { width: 6 }),
    }) +
    drum([740, 770], 170, c.red) +
    person(singer, {
      at: [600, 770],
      size: 450,
      view: "right",
      mood: "laugh",
      look: [700, 440],
      hands: [
        [666, 410],
        [756, 430],
      ],
      holds: stroke("M680 396l-26 44", { width: 13 }) + disc([684, 388], 13, c.steel),
    }) +
    stand(385, 810) +
    person(player, {
      at: [200, 850],
      size: 480,
      view: "right",
      pose: "stand",
      mood: "smile",
      look: [520, 480],
      hands: [
        [250, 640],
        [340, 540],
      ],
      holds: guitar([236, 650], 190, 58),
    }) +
    person(child, {
      at: [500, 890],
      size: 430,
      view: "front",
      pose: "jump",
      mood: "laugh",
      hands: ["up", "up"],
    }) +
    person(dad, {
      at: [1090, 850],
      size: 470,
      view: "front",
      mood: "worry",
      look: [900, 560],
      hands: ["ear", "ear"],
    }) +
    cat([960, 880], 90, c.coal, 1),
});
