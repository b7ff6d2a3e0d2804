import { defineScene } from "../define-scene";
import { c, shade } from "../kit/palette";
import { jacket, longSkirt, shirt, skirt, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { box, flatBox, pole, stroke } from "../kit/shapes";
import { cup, piece } from "../kit/things/food";
import { table } from "../kit/things/furniture";
import { bag, briefcase, parcel, sheet } from "../kit/things/held";
import { hills, mountain, sky } from "../kit/things/outdoors";
import { tree } from "../kit/things/plants";
import { window } from "../kit/things/rooms";

const conductor = who("brown", ["short", "grey"], jacket(c.navy, { second: c.white }), trousers(c.navy), {
  hat: "cap",
  hatColor: c.navy,
  beard: "mustache",
});
const sleeper = who("porcelain", ["parted", "blond"], jacket(c.slate, { second: c.mist }), trousers(c.coal));
const grandmother = who("tan", ["bun", "silver"], sweater(c.rose), longSkirt(c.violet), {
  age: "elder",
  glasses: true,
});
const girl = who("tan", ["bob"], tee(c.marker), skirt(c.teal), { age: "child" });
const tall = who("deep", ["afro"], shirt(c.clay), trousers(c.denim), { glasses: true, beard: "short" });
const seat = (x: number, y: number, w: number, way: 1 | -1) =>
  box(way === 1 ? x - 20 : x + w - 30, y - 330, 50, 300, c.teal, 18) +
  box(x, y - 130, w, 60, shade(c.teal, -0.14), 14) +
  box(x + 8, y - 74, w - 16, 60, shade(c.teal), 4);

export const scene = defineScene({
  setting: "travel",
  subject: "travel",
  region: "europe",
  actions: [
    "a conductor checks a ticket",
    "a grandmother shares fruit with a girl",
    "a girl points out of the window",
    "a man sleeps in his seat",
    "a tall man lifts a box onto the luggage rack",
  ],
  inferences: [
    "The journey is long, since people have brought food and luggage.",
    "The sleeping man may miss his stop.",
    "The girl does not live in the mountains, since the view excites her.",
  ],
  alt: "In a train with mountains outside, a conductor checks a ticket, a girl points at the view, and a man sleeps.",
  description:
    "The inside of a train, with two large windows that show green hills and mountains with snow. On the left, a man in a gray jacket sleeps in his seat with his mouth closed and his hands in his lap. Opposite him, a grandmother with glasses holds out an orange, and a girl in yellow beside her points out of the window. On the right, a conductor in a dark uniform holds a ticket, while a tall man with glasses lifts a box onto the luggage rack above the seats. A cup of tea steams on the small table.",
  draw: () => {
    const view =
      sky(c.sky, 420, c.sage) +
      mountain(330, 420, 420, 210, "#b9c7d3") +
      mountain(620, 420, 380, 170, "#a9bac8") +
      mountain(930, 420, 460, 220, "#b9c7d3") +
      hills(440, 60, c.leaf, 2) +
      tree([180, 440], 110, c.green, true) +
      tree([720, 450], 120, c.green, true) +
      tree([960, 445], 90, c.green, true);
    return (
      flatBox(0, 0, 1200, 620, c.cream) +
      flatBox(0, 620, 1200, 280, c.slate) +
      flatBox(0, 470, 1200, 150, "#d8cbb0") +
      window(90, 200, 420, 250, { view, bars: false, frame: c.fog }) +
      window(620, 200, 420, 250, { view, bars: false, frame: c.fog }) +
      pole(
        [
          [0, 126],
          [1200, 126],
        ],
        10,
        c.steel,
      ) +
      parcel(90, 120, 130, 62, c.oak) +
      briefcase([340, 120], 120, c.brick) +
      parcel(620, 120, 100, 50, c.sage) +
      stroke("M0 620H1200") +
      seat(40, 760, 210, 1) +
      seat(430, 760, 260, -1) +
      person(sleeper, {
        at: [140, 770],
        size: 430,
        view: "right",
        pose: "sit-back",
        seat: 140,
        mood: "sleep",
        hands: ["lap", "lap"],
      }) +
      table([340, 720], 150, 190, c.wood, 30) +
      cup([360, 522], 36, c.white) +
      piece.apple([310, 522], 14) +
      person(girl, {
        at: [540, 740],
        size: 430,
        view: "left",
        pose: "sit",
        seat: 142,
        mood: "laugh",
        look: [400, 300],
        hands: [[474, 440], "lap"],
        feet: [
          [470, 720],
          [480, 725],
        ],
      }) +
      person(grandmother, {
        at: [610, 790],
        size: 440,
        view: "left",
        pose: "sit",
        seat: 145,
        mood: "smile",
        look: [520, 500],
        hands: [[510, 560], "lap"],
        holds: piece.orange([504, 562], 16),
      }) +
      person(tall, {
        at: [890, 770],
        size: 540,
        view: "right",
        pose: "reach",
        mood: "focus",
        look: [930, 120],
        hands: [
          [868, 184],
          [950, 190],
        ],
        holds: parcel(845, 180, 140, 84, c.wheat),
      }) +
      person(conductor, {
        at: [728, 850],
        size: 500,
        view: "left",
        mood: "smile",
        look: [640, 500],
        hands: [[640, 548], "back"],
        holds: sheet([634, 542], 36, -12, c.marker),
      }) +
      seat(1010, 800, 220, -1) +
      bag([1060, 700], 70, c.red)
    );
  },
});
