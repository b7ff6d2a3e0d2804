import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { flatBox, stroke } from "../kit/shapes";
import { jacket, shorts, tank, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { bench } from "../kit/things/furniture";
import { glow } from "../kit/things/outdoors";
import { ball } from "../kit/things/play";
import { hoop } from "../kit/things/sport";
import { farHouse, streetLamp } from "../kit/things/street";
import { wheelchair } from "../kit/things/vehicles";

const jumper = who("brown", ["ponytail", "black"], tank(c.marker), shorts(c.navy), { shoes: c.red });
const guard = who("fair", ["short", "ginger"], tee(c.teal), shorts(c.coal), {
  build: "broad",
  shoes: c.white,
});
const roller = who("deep", ["crop"], tank(c.marker), trousers(c.navy), { beard: "short" });
const teen = who(
  "tan",
  ["curly", "dark"],
  tee(c.teal, { pattern: "band", second: c.white }),
  shorts(c.coal),
  { age: "teen" },
);
const coach = who("olive", ["short", "silver"], jacket(c.plum, { second: c.cream }), trousers(c.slate), {
  age: "elder",
  hat: "cap",
  hatColor: c.brick,
});
const girl = who("brown", ["puffs"], tee(c.rose), shorts(c.denim), { age: "child" });

export const scene = defineScene({
  setting: "sport",
  subject: "sports",
  region: "americas",
  actions: [
    "a woman jumps and shoots the ball at the hoop",
    "a man holds both arms up to stop her",
    "a player in a wheelchair calls for the ball",
    "a teenager watches and raises both arms",
    "an old man and a small girl cheer from a bench",
  ],
  inferences: [
    "They know each other well and meet here after work or school.",
    "The game will soon be over, since it is getting dark.",
    "The girl on the bench may be the daughter of one of the players.",
  ],
  alt: "At dusk a woman in yellow jumps to shoot a basketball at the hoop while a man in teal tries to stop her.",
  description:
    "A basketball court in a city at dusk, with a pink sky, dark houses and lit windows. On the left, a street lamp shines over a bench, where an old man in a red cap and a small girl sit and cheer. Near them, a man in a wheelchair with a yellow shirt reaches forward and calls. Behind, a teenager in a teal shirt raises both arms. On the right, a woman in a yellow shirt jumps and shoots the ball at the hoop. In front of her, a broad man with ginger hair, also in teal, holds up both arms to stop her.",
  draw: () => {
    const basket = hoop([1130, 770], 590, -1);
    const chairs = wheelchair([420, 820], 440, c.coal, 1);
    return (
      glow([c.violet, "#9a7bb8", c.rose, "#f0b88a"], 500) +
      flatBox(0, 500, 1200, 400, "#b9745a") +
      [0, 130, 270, 420, 560, 700, 860, 1010]
        .map((x, i) =>
          farHouse(x - 10, 510, 150, 130 + ((i * 67) % 150), i % 2 ? c.plum : "#5a4a8a", { lit: c.marker }),
        )
        .join("") +
      flatBox(0, 506, 1200, 8, c.slate) +
      stroke("M0 620H1200M760 620Q640 740 700 900", { color: c.cream, width: 5 }) +
      streetLamp([320, 600], 430, true) +
      bench(20, 690, 230, 100, c.oak) +
      person(girl, {
        at: [75, 690],
        size: 420,
        view: "front",
        pose: "sit",
        seat: 104,
        mood: "laugh",
        look: [900, 300],
        hands: ["up", "up"],
      }) +
      person(coach, {
        at: [180, 700],
        size: 420,
        view: "front",
        pose: "sit",
        seat: 108,
        mood: "laugh",
        look: [800, 300],
        hands: ["lap", "up"],
      }) +
      person(teen, {
        at: [665, 690],
        size: 400,
        view: "front",
        mood: "surprise",
        look: [900, 260],
        hands: ["up", "up"],
      }) +
      chairs.back +
      person(roller, {
        at: [420, 820],
        size: 440,
        view: "right",
        pose: "sit",
        seat: chairs.seat,
        lean: 10,
        mood: "talk",
        look: [900, 260],
        hands: [[548, 470], chairs.rim],
        feet: [
          [528, 808],
          [518, 808],
        ],
      }) +
      chairs.front +
      basket.markup +
      person(guard, {
        at: [1030, 860],
        size: 450,
        view: "left",
        pose: "reach",
        mood: "focus",
        look: [900, 260],
        hands: [
          [945, 440],
          [975, 400],
        ],
      }) +
      person(jumper, {
        at: [840, 830],
        size: 450,
        view: "right",
        pose: "jump",
        mood: "focus",
        look: basket.ring,
        hands: [
          [950, 470],
          [905, 275],
        ],
        holds: ball([914, 248], 30, "basket"),
      })
    );
  },
});
