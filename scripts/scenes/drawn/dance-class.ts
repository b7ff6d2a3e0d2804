import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { longSkirt, shirt, shorts, skirt, tank, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { flat, pole, stroke, box } from "../kit/shapes";
import { bottle } from "../kit/things/food";
import { clock, floorLines, room } from "../kit/things/rooms";
import { notes, speaker } from "../kit/things/store";
import { wheelchair } from "../kit/things/vehicles";

const teacher = who("brown", ["ponytail"], tank(c.red), trousers(c.coal), { earrings: true });
const student = who("porcelain", ["short", "chestnut"], tee(c.sage), trousers(c.denim), { glasses: true });
const teen = who("olive", ["bob"], tee(c.marker), shorts(c.plum), { age: "teen" });
const old = who("fair", ["receding", "silver"], shirt(c.lake), trousers(c.navy), {
  age: "elder",
  beard: "mustache",
});
const wife = who("tan", ["bun", "grey"], shirt(c.rose), longSkirt(c.brick), { age: "elder" });
const roller = who("deep", ["braids"], tee(c.violet), trousers(c.slate));
const partner = who("tan", ["curly"], shirt(c.ochre), trousers(c.pine));
const tired = who("deep", ["crop"], tank(c.teal), shorts(c.navy), { hat: "band", hatColor: c.white });
const kid = who("brown", ["puffs"], tee(c.rose), skirt(c.violet), { age: "child" });

export const scene = defineScene({
  setting: "culture",
  subject: "society",
  region: "americas",
  actions: [
    "a teacher in a red top shows a step",
    "two students lift an arm as she does",
    "an old couple dances hand in hand",
    "a woman in a wheelchair dances with a man",
    "a tired man drinks water on the floor",
    "a girl turns up the music",
  ],
  inferences: [
    "The old couple has danced together for many years.",
    "The man on the floor is not used to so much exercise.",
    "The girl is the teacher's daughter and comes to every class.",
  ],
  alt: "In a dance studio with a big mirror, a teacher shows a step while couples dance, one of them with a wheelchair.",
  description:
    "A dance studio in the evening with a wooden floor and a large mirror. In the middle, a teacher in a red top shows a step with one arm in the air and a hand on her hip. A man with glasses on her left and a young woman in yellow on her right do the same. On the left, a woman in a wheelchair laughs and holds hands with a man in a yellow shirt. On the right, an old couple dances hand in hand, and a girl reaches for a loudspeaker. In front, a tired man with a white headband sits on the floor and drinks from a bottle.",
  draw: () => {
    const w = wheelchair([210, 850], 450, c.coal, 1);
    return (
      room("#f0ddd0", "#c99a6b", 580) +
      floorLines(580, "#b78858") +
      box(90, 110, 900, 400, c.oak, 4) +
      box(104, 124, 872, 372, "#d9e8ec", 2) +
      flat("M330 124h110l-220 372h-110ZM480 124h50l-220 372h-50ZM850 124h100l-220 372h-100Z", c.white, 0.5) +
      pole(
        [
          [60, 470],
          [1020, 470],
        ],
        10,
        c.wood,
      ) +
      stroke("M110 470v36M970 470v36", { width: 8 }) +
      clock([1090, 150], 44, 7, 15) +
      person(student, {
        at: [390, 690],
        size: 400,
        view: "front",
        pose: "walk",
        mood: "calm",
        hands: ["up", "hip"],
      }) +
      person(teen, {
        at: [740, 690],
        size: 410,
        view: "front",
        pose: "walk",
        mood: "smile",
        hands: ["up", "hip"],
      }) +
      person(teacher, {
        at: [580, 730],
        size: 420,
        view: "front",
        pose: "walk",
        mood: "laugh",
        hands: ["up", "hip"],
      }) +
      person(wife, {
        at: [1036, 760],
        size: 430,
        view: "left",
        mood: "laugh",
        look: [880, 400],
        hands: [
          [960, 490],
          [952, 500],
        ],
      }) +
      person(old, {
        at: [880, 760],
        size: 430,
        view: "right",
        mood: "smile",
        look: [1030, 400],
        hands: [
          [956, 486],
          [986, 540],
        ],
      }) +
      notes(
        [
          [1120, 470],
          [1096, 310],
          [1150, 340],
        ],
        c.plum,
      ) +
      speaker(1120, 840, 110, 300) +
      person(kid, {
        at: [1060, 880],
        size: 460,
        view: "right",
        pose: "reach",
        mood: "smile",
        look: [1190, 600],
        hands: [[1142, 600], "down"],
      }) +
      w.back +
      person(roller, {
        at: [214, 850],
        size: 450,
        view: "right",
        pose: "sit",
        seat: w.seat,
        mood: "laugh",
        look: [400, 440],
        hands: [w.rim, [326, 530]],
        feet: [
          [318, 830],
          [310, 834],
        ],
      }) +
      w.front +
      person(partner, {
        at: [440, 850],
        size: 450,
        view: "left",
        pose: "lean",
        mood: "laugh",
        look: [240, 520],
        hands: [[336, 524], "out"],
      }) +
      person(tired, {
        at: [780, 876],
        size: 470,
        view: "left",
        pose: "sit-floor",
        mood: "worry",
        look: [700, 640],
        hands: [
          [724, 690],
          [690, 780],
        ],
        holds: bottle([722, 706], 70, c.lake),
      })
    );
  },
});
