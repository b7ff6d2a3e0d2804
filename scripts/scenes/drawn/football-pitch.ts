import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { jacket, longSkirt, shorts, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { fill, flatBox, pole, stroke } from "../kit/shapes";
import { bench } from "../kit/things/furniture";
import { cloud, hills, sky, sun } from "../kit/things/outdoors";
import { tree } from "../kit/things/plants";
import { ball, motion } from "../kit/things/play";
import { bucket } from "../kit/things/tools";
import { wheelchair } from "../kit/things/vehicles";

const kicker = who("deep", ["braids"], tee(c.red), shorts(c.white), { age: "teen", shoes: c.ink });
const keeper = who("fair", ["curly", "ginger"], sweater(c.marker), shorts(c.coal), {
  age: "teen",
  gloves: c.teal,
});
const chaser = who("tan", ["ponytail"], tee(c.deep), shorts(c.marker), { age: "teen" });
const coach = who("brown", ["crop", "grey"], jacket(c.navy, { second: c.white }), trousers(c.navy), {
  hat: "cap",
  hatColor: c.red,
  beard: "short",
});
const hurt = who("porcelain", ["spiky", "chestnut"], tee(c.deep), shorts(c.marker), { age: "teen" });
const medic = who("olive", ["ponytail", "black"], jacket(c.teal), longSkirt(c.coal));
const fan = who("tan", ["short"], sweater(c.red), trousers(c.denim), { glasses: true });

export const scene = defineScene({
  setting: "sport",
  subject: "sports",
  region: "africa",
  actions: [
    "a girl in red kicks the ball at the goal",
    "a goalkeeper jumps to stop the ball",
    "a player runs after the girl",
    "a woman bandages a boy's knee",
    "a man in a wheelchair cheers",
  ],
  inferences: [
    "The man in the wheelchair supports the red team.",
    "The boy fell during the game and cannot keep playing.",
    "The coach is shouting to tell the players what to do.",
  ],
  alt: "A girl in a red shirt kicks a ball at the goal while the goalkeeper jumps, a coach shouts, and a fan cheers.",
  description:
    "A soccer field under a blue sky with hills and trees behind it. In the middle, a girl in a red shirt kicks the ball toward the goal on the right, where a goalkeeper in yellow jumps with both hands stretched out. A player in a dark shirt runs after her. At the left edge, a coach with a red cap shouts with his hands at his mouth. In front, a boy sits on a bench with a worried face while a woman in a teal jacket kneels and bandages his knee. Beside them, a man in a wheelchair raises both arms and cheers.",
  draw: () => {
    const chair = wheelchair([570, 860], 430, c.brick, 1);
    const net = Array.from({ length: 9 }, (_, i) => `M${960 + i * 26} 330V640M960 ${340 + i * 36}H1180`).join(
      "",
    );
    return (
      sky(c.sky, 470, "#a9cf94") +
      sun([960, 110], 50) +
      cloud([260, 120], 230) +
      cloud([640, 80], 180) +
      hills(470, 90, "#b3cfc0", 1) +
      [60, 210, 380, 560, 740, 860]
        .map((x, i) => tree([x, 480], 120 + (i % 3) * 24, [c.leaf, c.sage][i % 2], true))
        .join("") +
      flatBox(0, 560, 1200, 90, "#9cc487") +
      flatBox(0, 740, 1200, 160, "#9cc487") +
      stroke("M0 655H1200M820 655L760 900", { color: c.white, width: 6 }) +
      stroke(net, { color: c.white, width: 2 }) +
      pole(
        [
          [950, 660],
          [950, 320],
          [1190, 320],
          [1190, 640],
        ],
        12,
        c.white,
      ) +
      person(keeper, {
        at: [1080, 660],
        size: 390,
        view: "left",
        pose: "jump",
        mood: "focus",
        look: [850, 420],
        hands: [
          [962, 356],
          [966, 392],
        ],
      }) +
      person(chaser, {
        at: [390, 650],
        size: 380,
        view: "right",
        pose: "run",
        mood: "worry",
        look: [640, 520],
        hands: [
          [440, 470],
          [350, 460],
        ],
      }) +
      person(kicker, {
        at: [740, 700],
        size: 420,
        view: "right",
        pose: "kick",
        mood: "focus",
        look: [900, 480],
        hands: [
          [690, 480],
          [830, 500],
        ],
      }) +
      ball([916, 392], 24) +
      motion(
        [
          [884, 384],
          [876, 400],
          [886, 416],
        ],
        1,
        30,
      ) +
      person(coach, {
        at: [120, 740],
        size: 440,
        view: "right",
        mood: "talk",
        look: [650, 480],
        hands: [
          [176, 370],
          [186, 382],
        ],
      }) +
      bench(170, 850, 240, 88, c.wood, false) +
      person(hurt, {
        at: [220, 860],
        size: 440,
        view: "right",
        pose: "sit",
        seat: 96,
        mood: "sad",
        look: [360, 740],
        hands: ["lap", "back"],
        feet: [
          [330, 850],
          [300, 860],
        ],
      }) +
      person(medic, {
        at: [420, 880],
        size: 410,
        view: "left",
        pose: "kneel",
        mood: "calm",
        look: [320, 740],
        hands: [
          [326, 776],
          [336, 790],
        ],
      }) +
      fill("M294 766l40-4l-4 34l-38 2Z", c.white) +
      stroke("M293 777l38-4M292 787l38-4", { width: 2 }) +
      bucket([90, 880], 70, c.lake) +
      chair.back +
      person(fan, {
        at: [570, 860],
        size: 430,
        view: "right",
        pose: "sit",
        seat: chair.seat,
        mood: "laugh",
        look: [800, 500],
        hands: [
          [620, 500],
          [660, 510],
        ],
        feet: [
          [678, 850],
          [670, 850],
        ],
      }) +
      chair.front
    );
  },
});
