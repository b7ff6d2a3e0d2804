import { defineScene } from "../define-scene";
import { c, shade } from "../kit/palette";
import { coat, jacket, shirt, skirt, sweater, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { box, flatBox, pole } from "../kit/shapes";
import { bench } from "../kit/things/furniture";
import { briefcase, newspaper, phone, umbrella } from "../kit/things/held";
import { cloud, puddle, rain, sky } from "../kit/things/outdoors";
import { farHouse, road } from "../kit/things/street";
import { bus } from "../kit/things/vehicles";

const runner = who("fair", ["parted", "chestnut"], jacket(c.slate, { second: c.white }), trousers(c.coal));
const woman = who("deep", ["braids"], coat(c.marker), skirt(c.plum), { earrings: true, shoes: c.brick });
const girl = who("deep", ["puffs"], coat(c.red), trousers(c.denim), {
  age: "child",
  shoes: c.green,
  hat: "hood",
  hatColor: c.red,
});
const reader = who("tan", ["receding", "grey"], sweater(c.green), trousers(c.bark), {
  age: "elder",
  glasses: true,
});
const student = who("porcelain", ["bob", "black"], shirt(c.lilac), trousers(c.denim), {
  hat: "headphones",
  hatColor: c.violet,
  backpack: c.teal,
});
const driver = who("olive", ["short"], shirt(c.white), trousers(c.navy), { beard: "mustache" });

export const scene = defineScene({
  setting: "travel",
  subject: "transportation",
  region: "anywhere",
  actions: [
    "a man runs for the bus with a briefcase over his head",
    "a woman holds an umbrella and a child's hand",
    "a child jumps into a puddle",
    "an old man reads a newspaper on a bench",
    "a student looks at her phone",
  ],
  inferences: [
    "The man left home without an umbrella and is late for work.",
    "The woman is probably the child's mother, because they hold hands.",
    "The old man is waiting for another bus, since he does not look up.",
  ],
  alt: "People wait at a bus stop in heavy rain while a man with a briefcase over his head runs for the bus.",
  description:
    "A city street in heavy rain. A teal bus has stopped at the left. A man in a gray suit runs toward it and holds his briefcase over his head. In the middle, a woman in a yellow coat stands under a large red umbrella and holds the hand of a child in a red coat and green boots, who jumps into a puddle with a laugh. On the right, under the roof of the bus stop, an elderly man with glasses reads a newspaper on a bench, and a student with headphones looks at her phone.",
  draw: () => {
    const { back, front, panes } = bus(-330, 690, 560, 300, c.deep);
    const far = [0, 190, 360, 560, 740, 930]
      .map((x, i) =>
        farHouse(
          x,
          560,
          200,
          250 + (i % 3) * 60,
          [c.stone, c.blush, c.mint, c.fog, c.lilac, c.cream][i] ?? c.fog,
          { lit: c.marker },
        ),
      )
      .join("");
    return (
      sky("#cdd8dc", 560, c.stone) +
      cloud([160, 90], 300, "#b5c3c9") +
      cloud([600, 70], 360, "#b5c3c9") +
      cloud([1040, 110], 320, "#b5c3c9") +
      far +
      road(575, 700, c.slate) +
      flatBox(0, 714, 1200, 186, c.sand) +
      back +
      panes
        .slice(1)
        .map((x) =>
          person(driver, {
            at: [x + 50, 690],
            size: 300,
            view: "right",
            bust: true,
            hands: ["chest", "lap"],
          }),
        )
        .join("") +
      box(panes[1] ?? 0, 520, 104, 60, c.deep, 0) +
      flatBox(-330, 506, 440, 60, c.deep) +
      front +
      flatBox(800, 330, 360, 410, c.mist) +
      box(770, 300, 420, 34, c.deep, 8) +
      pole(
        [
          [800, 334],
          [800, 760],
        ],
        12,
        c.coal,
      ) +
      pole(
        [
          [1160, 334],
          [1160, 760],
        ],
        12,
        c.coal,
      ) +
      bench(830, 770, 210, 84, c.wood, false) +
      person(reader, {
        at: [930, 790],
        size: 430,
        view: "front",
        pose: "sit",
        seat: 95,
        mood: "focus",
        hands: [
          [888, 600],
          [974, 600],
        ],
        holds: newspaper([931, 600], 120),
      }) +
      person(student, {
        at: [1090, 800],
        size: 430,
        view: "left",
        mood: "calm",
        look: [1010, 560],
        hands: [[1028, 545], "down"],
        holds: phone([1028, 545], 28, -14),
      }) +
      person(runner, {
        at: [330, 790],
        size: 430,
        view: "left",
        pose: "run",
        mood: "worry",
        look: [100, 420],
        hands: [
          [262, 372],
          [330, 372],
        ],
        holds: briefcase([290, 372], 140, c.oak),
      }) +
      puddle([520, 850], 210) +
      person(girl, {
        at: [545, 880],
        size: 440,
        view: "front",
        pose: "jump",
        mood: "laugh",
        hands: ["out", [618, 650]],
      }) +
      person(woman, {
        at: [670, 830],
        size: 440,
        view: "left",
        mood: "smile",
        look: [560, 700],
        hands: [
          [628, 650],
          [612, 520],
        ],
        holds: umbrella([612, 520], 330, c.red, shade(c.red, 0.12)),
      }) +
      rain(3, 110)
    );
  },
});
