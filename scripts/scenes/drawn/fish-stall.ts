import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { flatBox, stroke } from "../kit/shapes";
import { longSkirt, shirt, shorts, skirt, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { cat } from "../kit/things/animals";
import { crate, piece } from "../kit/things/food";
import { bag } from "../kit/things/held";
import { cloud, hills, sky, water } from "../kit/things/outdoors";
import { stall } from "../kit/things/street";
import { scales } from "../kit/things/studio";
import { boat } from "../kit/things/vehicles";
import { gull } from "../kit/things/wildlife";

const seller = who("brown", ["wavy"], sweater(c.navy), trousers(c.coal), {
  apron: c.marker,
  hat: "band",
  hatColor: c.red,
});
const customer = who("tan", ["bob", "grey"], shirt(c.rose), longSkirt(c.plum), {
  age: "elder",
  glasses: true,
});
const fisher = who(
  "olive",
  ["curly"],
  tee(c.white, { pattern: "stripes", second: c.denim }),
  trousers(c.bark),
  { beard: "full", overalls: c.ochre },
);
const boy = who("deep", ["crop"], tee(c.teal), shorts(c.clay), { age: "child" });
const aunt = who("deep", ["bun"], tee(c.violet), skirt(c.marker), { earrings: true });

export const scene = defineScene({
  setting: "shop",
  subject: "ocean",
  region: "oceania",
  actions: [
    "a fisherman carries a crate of fish to the stall",
    "a seller puts fish on the scale",
    "an old woman points at the fish that she wants",
    "a gull flies away with a fish",
    "a boy points at the gull and laughs",
  ],
  inferences: [
    "The fish were caught this morning by the boat behind the stall.",
    "The gull stole the fish while the seller was busy.",
    "The woman in violet is the boy's aunt, and they have come to buy dinner.",
  ],
  alt: "At a fish stall by the sea a gull flies off with a fish while a boy laughs and a seller serves an old woman.",
  description:
    "A stall with a striped roof on a stone quay, with a blue sea, a boat and green hills behind it. On the left, a bearded fisherman in yellow overalls carries a crate of fish. In the middle, a woman with a red band in her hair and a yellow apron stands behind the counter and lays a fish on the scale. On the right, an old woman with glasses points at the fish in front of her. Next to her, a boy points up, and he and a woman in violet laugh, because a white gull flies away with a fish. A gray cat waits below.",
  draw: () => {
    const { back, front } = stall(360, 770, 480, { h: 480, counterH: 190, color: c.teal, front: c.lake });
    return (
      sky("#cfe6ee", 430, c.stone) +
      cloud([240, 90], 190) +
      hills(440, 80, c.sage, 1) +
      water(430, 190, c.lake) +
      boat([200, 540], 240, c.brick) +
      boat([1010, 500], 130, c.navy) +
      flatBox(0, 615, 1200, 285, c.stone) +
      stroke(
        "M0 618H1200M0 700H1200M0 800H1200M140 620l-40 80M420 620l-10 80M760 620l10 80M1040 620l30 80M260 700l-40 100M620 700v100M960 700l30 100",
        { color: c.steel, width: 2 },
      ) +
      back +
      person(seller, {
        at: [560, 760],
        size: 440,
        view: "right",
        bust: true,
        mood: "smile",
        look: [800, 430],
        hands: [
          [622, 505],
          [650, 500],
        ],
      }) +
      front +
      scales([660, 572], 92, piece.fish([664, 506], 22)) +
      [390, 470].map((x, i) => crate(x, 576, 76, 40, "fish", c.white, 13 + i)).join("") +
      crate(725, 576, 104, 40, "fish", c.white, 15) +
      crate(385, 860, 150, 74, "fish", c.wood, 17) +
      person(fisher, {
        at: [230, 830],
        size: 460,
        view: "right",
        pose: "walk",
        mood: "focus",
        look: [420, 520],
        hands: [
          [350, 610],
          [340, 600],
        ],
        holds: crate(250, 640, 130, 60, "fish", c.wood, 16),
      }) +
      person(customer, {
        at: [890, 810],
        size: 440,
        view: "left",
        mood: "talk",
        look: [600, 470],
        hands: [
          [780, 520],
          [880, 610],
        ],
        holds: bag([892, 612], 70, c.red),
      }) +
      person(aunt, {
        at: [1120, 800],
        size: 440,
        view: "left",
        mood: "laugh",
        look: [940, 200],
        hands: ["chest", "hip"],
      }) +
      person(boy, {
        at: [1010, 860],
        size: 460,
        view: "left",
        mood: "laugh",
        look: [960, 200],
        hands: ["chest", [940, 590]],
      }) +
      gull([985, 210], 150) +
      piece.fish([920, 232], 20) +
      cat([640, 862], 96, c.steel, 1)
    );
  },
});
