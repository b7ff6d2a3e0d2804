import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { coat, longSkirt, shirt, shorts, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person, personParts } from "../kit/people/draw-person";
import { ellipse } from "../kit/geometry";
import { block, box, flat, flatBox, stroke } from "../kit/shapes";
import { bird } from "../kit/things/animals";
import { baguette, basket, bread, heap, piece } from "../kit/things/food";
import { bag } from "../kit/things/held";
import { glow, hills, sun, water } from "../kit/things/outdoors";
import { farHouse, stall, streetLamp } from "../kit/things/street";
import { bike } from "../kit/things/vehicles";

const baker = who("olive", ["short", "dark"], shirt(c.white), trousers(c.slate), {
  apron: c.brick,
  hat: "cap",
  hatColor: c.cream,
  beard: "mustache",
});
const buyer = who("brown", ["wavy"], coat(c.teal), longSkirt(c.plum), { glasses: true });
const boy = who(
  "porcelain",
  ["curly", "ginger"],
  tee(c.marker, { pattern: "stripes", second: c.brick }),
  shorts(c.denim),
  { age: "child", backpack: c.green },
);
const cyclist = who("deep", ["crop"], sweater(c.sage), trousers(c.navy));
const feeder = who("fair", ["bun", "silver"], coat(c.violet), longSkirt(c.slate), { age: "elder" });

export const scene = defineScene({
  setting: "food",
  subject: "business",
  region: "europe",
  actions: [
    "a baker hands a loaf to a woman over his stall",
    "a boy with a school bag eats a roll",
    "a man pushes his bicycle with baguettes in its basket",
    "an old woman feeds birds with crumbs",
  ],
  inferences: [
    "It is early in the morning, so the bread has just been baked.",
    "The boy is having his breakfast on the way to school.",
    "The old woman comes here often, because the birds are not afraid of her.",
  ],
  alt: "By a river at sunrise, a baker hands a loaf to a woman, a boy eats a roll, and an old woman feeds birds.",
  description:
    "The stone bank of a river at sunrise, with old houses on the other side. On the left stands a bread stall with a striped roof. Behind a counter full of rolls and loaves, a baker with a mustache and a red apron hands a loaf to a woman in a green coat. In the middle, a small boy with curly orange hair and a backpack eats a roll. Behind him, a man pushes a yellow bicycle with baguettes in a basket. On the right, an old woman in a violet coat drops crumbs for three birds.",
  draw: () => {
    const s = stall(50, 770, 400, { h: 500, counterH: 190, color: c.ochre });
    const b = bike([890, 800], 320, c.marker, 1);
    const rider = personParts(cyclist, {
      at: [842, 800],
      size: 440,
      view: "right",
      pose: "walk",
      mood: "smile",
      look: [1000, 560],
      hands: [b.grip, b.saddle],
    });
    return (
      glow(["#f3d9cd", "#f6e2cf", "#f9ecd6"], 470) +
      sun([766, 380], 52) +
      hills(440, 70, "#c9cfb4", 2) +
      [0, 90, 200, 300, 520, 610, 820, 920, 1040, 1120]
        .map((x, i) =>
          farHouse(
            x,
            460,
            100,
            [190, 150, 210, 160, 140, 170, 200, 150, 180, 210][i] ?? 150,
            [c.blush, c.sand, c.mint, c.lilac][i % 4] ?? c.sand,
            { roof: i % 2 ? "#c98f78" : "#b8796a" },
          ),
        )
        .join("") +
      water(456, 150, "#a9cfd6", 6) +
      block(-10, 580, 1230, 76, c.stone, [0, -22]) +
      stroke("M0 618H1200M120 580v38M330 618v38M560 580v38M760 618v38M980 580v38M1120 618v38", {
        color: "#a8a498",
        width: 2,
      }) +
      flatBox(0, 656, 1200, 244, "#d8d0bf") +
      stroke(
        Array.from({ length: 40 }, (_, i) => `M${(i * 173) % 1200} ${680 + ((i * 67) % 210)}q14-8 30 0`).join(
          "",
        ),
        { color: "#beb5a2", width: 2.4 },
      ) +
      streetLamp([620, 668], 360) +
      s.back +
      person(baker, {
        at: [215, 750],
        size: 430,
        view: "right",
        mood: "smile",
        look: [500, 420],
        hands: [[352, 492], "hip"],
        holds: bread([376, 504], 92),
      }) +
      s.front +
      [-84, -76, -96, -88].map((turn, i) => baguette([86 + i * 15, 514], 130, turn)).join("") +
      basket([108, 572], 94, c.wheat) +
      heap(160, 560, 130, "roll", 18, 2) +
      heap(300, 562, 130, "loaf", 18, 1) +
      person(buyer, {
        at: [536, 806],
        size: 440,
        view: "left",
        mood: "smile",
        look: [240, 390],
        hands: [
          [402, 490],
          [500, 630],
        ],
        holds: bag([500, 630], 66, c.clay),
      }) +
      rider.body +
      b.back +
      baguette([1012, 574], 110, -70) +
      baguette([1030, 578], 110, -56) +
      basket([1016, 652], 74, c.oak) +
      rider.arms +
      person(boy, {
        at: [664, 866],
        size: 470,
        view: "right",
        mood: "smile",
        look: [830, 660],
        hands: [[722, 626], "down"],
        holds: piece.roll([708, 630], 18),
      }) +
      bird([930, 862], 66, c.slate, 1) +
      bird([1000, 884], 60, c.stone, 1) +
      bird([890, 890], 58, c.steel, 1) +
      flat(
        [
          [960, 876],
          [984, 852],
          [1010, 866],
          [1030, 884],
          [974, 890],
          [1056, 800],
          [1060, 750],
          [1050, 830],
        ]
          .map(([x = 0, y = 0]) => ellipse([x, y], 4))
          .join(""),
        c.oak,
      ) +
      person(feeder, {
        at: [1134, 866],
        size: 470,
        view: "left",
        mood: "smile",
        look: [960, 850],
        hands: [
          [1068, 680],
          [1084, 600],
        ],
        holds: box(1062, 580, 44, 54, c.wheat, 4),
      })
    );
  },
});
