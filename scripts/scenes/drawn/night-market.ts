import { defineScene } from "../define-scene";
import { ellipse } from "../kit/geometry";
import { c } from "../kit/palette";
import { jacket, longSkirt, shirt, shorts, sweater, tank, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { box, disc, flat, flatBox, pole, stroke } from "../kit/shapes";
import { bowl, pan, piece, steam } from "../kit/things/food";
import { stool, table } from "../kit/things/furniture";
import { bag } from "../kit/things/held";
import { glow, moonlight } from "../kit/things/outdoors";
import { farHouse, garland, stall } from "../kit/things/street";
import { guitar } from "../kit/things/play";

const cook = who("tan", ["short"], tank(c.white), trousers(c.slate), {
  hat: "band",
  hatColor: c.red,
  apron: c.navy,
});
const payer = who("porcelain", ["ponytail", "black"], jacket(c.teal, { second: c.white }), trousers(c.denim));
const eater = who("brown", ["curly"], tee(c.marker), shorts(c.coal), { glasses: true });
const eater2 = who("fair", ["wavy", "blond"], sweater(c.rose), longSkirt(c.plum));
const musician = who("deep", ["crop", "grey"], shirt(c.violet), trousers(c.bark), {
  age: "elder",
  beard: "full",
  hat: "brim",
  hatColor: c.bark,
});
const girl = who("tan", ["puffs"], tee(c.red), shorts(c.teal), { age: "child" });

export const scene = defineScene({
  setting: "food",
  subject: "food",
  region: "asia",
  actions: [
    "a cook shakes a pan over a high flame",
    "a woman stands at the stall with a bag of food",
    "two friends eat soup at a low table",
    "an old man plays the guitar",
    "a girl dances to the music",
  ],
  inferences: [
    "The food is popular here, since the cook works fast and sells it even late at night.",
    "The two friends are travelers who try this food for the first time.",
    "The old man plays here every evening to earn some money.",
  ],
  alt: "At a night market under colored lamps, a cook shakes a pan, two friends eat soup, and an old man plays the guitar.",
  description:
    "A street market at night with strings of small lamps, dark houses, and the moon. On the left, under a red and white roof, a cook with a red band around his head shakes a pan over a high flame. A woman in a green jacket stands in front of the stall and holds a yellow bag of food. In the middle, two friends sit on stools at a table with two bowls of soup; one of them holds a hand to her face in surprise. On the right, an old man with a hat plays the guitar, and a small girl dances with her arms in the air.",
  draw: () => {
    const s = stall(30, 740, 440, { h: 470, counterH: 190, color: c.red, front: c.bark });
    return (
      glow(["#23304a", "#2b3a57", "#384868", "#4a5578"], 560) +
      moonlight([1080, 110], 40, [
        [620, 60],
        [760, 130],
        [900, 70],
        [540, 170],
      ]) +
      [430, 560, 700, 860, 1010, 1120]
        .map((x, i) =>
          farHouse(x, 570, 150, [260, 340, 220, 300, 250, 320][i] ?? 260, i % 2 ? "#323f5e" : "#3d4a6b", {
            lit: c.marker,
          }),
        )
        .join("") +
      flatBox(0, 560, 1200, 340, "#6d6a78") +
      stroke("M0 690H1200M0 800H1200", { width: 2, color: "#5b5967" }) +
      flat(ellipse([620, 800], 560, 120), c.marker, 0.12) +
      garland([470, 160], [860, 200], [c.marker, c.clay, c.rose], true) +
      garland([860, 200], [1210, 150], [c.marker, c.clay, c.rose], true) +
      pole(
        [
          [860, 640],
          [860, 190],
        ],
        8,
        c.coal,
      ) +
      s.back +
      flatBox(46, 320, 408, 240, c.marker, 0).replace("/>", ' opacity=".16"/>') +
      person(cook, {
        at: [170, 700],
        size: 420,
        view: "right",
        bust: true,
        mood: "focus",
        look: [320, 460],
        hands: [[252, 462], "forward"],
        holds: pan(
          [254, 468],
          70,
          1,
          piece.carrot([312, 450], 12) + piece.tomato([336, 440], 11) + piece.lime([296, 430], 9),
        ),
      }) +
      s.front +
      flat("M290 540q-20-30 14-64q6 24 20 12q6-20 20-30q0 30 18 40q12 20-4 42Z", c.clay) +
      box(270, 528, 120, 12, c.coal, 3) +
      steam([320, 420], 60) +
      bowl([100, 540], 60, c.white, c.ochre) +
      person(payer, {
        at: [470, 800],
        size: 430,
        view: "left",
        mood: "smile",
        look: [230, 420],
        hands: [
          [400, 545],
          [420, 580],
        ],
        holds: bag([400, 545], 56, c.marker),
      }) +
      stool([580, 840], 92, c.red) +
      person(eater, {
        at: [580, 850],
        size: 430,
        view: "right",
        pose: "sit-lean",
        seat: 100,
        mood: "smile",
        look: [690, 680],
        hands: [
          [668, 690],
          [690, 700],
        ],
      }) +
      stool([890, 840], 92, c.red) +
      person(eater2, {
        at: [890, 850],
        size: 430,
        view: "left",
        pose: "sit",
        seat: 100,
        mood: "surprise",
        look: [700, 560],
        hands: [[838, 560], "lap"],
      }) +
      table([735, 880], 230, 150, c.wood, 44) +
      bowl([700, 722], 66, c.teal, c.ochre) +
      bowl([772, 718], 66, c.red, c.ochre) +
      steam([770, 676], 40) +
      flat(ellipse([736, 634], 46, 8), c.coal, 0.4) +
      person(girl, {
        at: [736, 636],
        size: 350,
        view: "front",
        pose: "jump",
        mood: "laugh",
        hands: ["up", "out"],
      }) +
      stool([1090, 800], 104, c.bark) +
      person(musician, {
        at: [1090, 810],
        size: 450,
        view: "left",
        pose: "sit",
        seat: 112,
        mood: "smile",
        look: [950, 560],
        hands: [
          [1030, 620],
          [960, 560],
        ],
        holds: guitar([1040, 624], 150, -58),
      }) +
      disc([980, 866], 34, c.bark, 12) +
      disc([975, 864], 6, c.marker, 3) +
      disc([990, 866], 6, c.marker, 3)
    );
  },
});
