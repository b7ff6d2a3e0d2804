import { defineScene } from "../define-scene";
import { blob, ellipse } from "../kit/geometry";
import { c } from "../kit/palette";
import { longSkirt, shirt, shorts, sweater, tank, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { box, disc, flat, flatBox, stroke } from "../kit/shapes";
import { phone } from "../kit/things/held";
import { cloud, sky } from "../kit/things/outdoors";
import { tree } from "../kit/things/plants";
import { brush, bucket, ladder, roller } from "../kit/things/tools";

const high = who("deep", ["braids"], tank(c.marker), trousers(c.denim), { overalls: c.denim });
const holder = who("fair", ["crop", "chestnut"], tee(c.sage), trousers(c.slate), { build: "broad" });
const rollerMan = who("tan", ["short"], tee(c.white), shorts(c.navy), { hat: "cap", hatColor: c.brick });
const kid = who("porcelain", ["fringe", "ginger"], tee(c.lake), shorts(c.bark), { age: "child" });
const passer = who("olive", ["wavy", "dark"], shirt(c.rose), longSkirt(c.plum));
const splashed = who("brown", ["receding", "grey"], sweater(c.cream), trousers(c.coal), {
  age: "elder",
  glasses: true,
});

export const scene = defineScene({
  setting: "street",
  subject: "arts",
  region: "africa",
  actions: [
    "a woman on a ladder paints a big bird",
    "a man holds the ladder",
    "a man paints the wall with a roller",
    "a boy paints a flower near the ground",
    "a woman stops and takes a picture",
  ],
  inferences: [
    "Neighbors are making their street more beautiful together.",
    "The picture is almost finished, since most of the wall is already covered with color.",
    "The old man is not pleased, because paint has fallen on his clothes.",
  ],
  alt: "Neighbors paint a large colorful bird on a wall, with one woman on a ladder and a boy painting near the ground.",
  description:
    "A long house wall with a huge painting of a colorful bird, a sun, and flowers. In the middle, a woman with braids and blue overalls stands on a ladder and paints the bird's wing, while a strong man holds the ladder below. On the left, a man with a red cap spreads blue paint with a roller. In front, a small boy kneels and paints a flower. On the right, a woman in a pink shirt takes a picture with her phone. Beside her, an old man in a pale sweater looks at the spots of paint on it.",
  draw: () =>
    sky(c.sky, 620, c.stone) +
    cloud([1080, 60], 200) +
    tree([1140, 630], 360, c.leaf) +
    box(30, 70, 1000, 560, c.cream, 2) +
    flat("M32 400Q280 330 520 400T1028 380V628H32Z", c.lake) +
    flat("M32 520Q240 470 420 540T760 560V628H32Z", c.sage) +
    flat(ellipse([180, 200], 70), c.marker) +
    flat(
      blob([
        [470, 470],
        [420, 360],
        [500, 250],
        [640, 200],
        [740, 130],
        [800, 150],
        [850, 180],
        [800, 200],
        [770, 330],
        [680, 440],
        [560, 500],
      ]),
      c.brick,
    ) +
    flat(
      blob([
        [500, 400],
        [520, 300],
        [650, 260],
        [700, 330],
        [600, 430],
      ]),
      c.violet,
    ) +
    flat(
      blob([
        [540, 390],
        [560, 320],
        [640, 300],
        [660, 340],
        [590, 400],
      ]),
      c.ochre,
    ) +
    flat(ellipse([770, 170], 9), c.ink) +
    flat(
      blob([
        [440, 470],
        [330, 520],
        [300, 470],
        [420, 410],
      ]),
      c.teal,
    ) +
    flat(
      [0, 72, 144, 216, 288]
        .map((a) =>
          ellipse([910 + Math.cos((a * Math.PI) / 180) * 34, 300 + Math.sin((a * Math.PI) / 180) * 34], 28),
        )
        .join(""),
      c.rose,
    ) +
    flat(ellipse([910, 300], 20), c.marker) +
    stroke("M910 360v120", { color: c.green, width: 10 }) +
    flatBox(0, 628, 1200, 272, "#cfc5b2") +
    stroke("M0 628H1200M0 730H1200", { width: 2, color: "#b1a790" }) +
    ladder([580, 740], [600, 300], 86, c.wheat) +
    person(high, {
      at: [590, 520],
      size: 380,
      view: "right",
      pose: "reach",
      mood: "smile",
      look: [720, 280],
      hands: [
        [690, 290],
        [640, 360],
      ],
      holds: brush([690, 290], 40, 60, c.violet),
    }) +
    bucket([650, 420], 44, c.violet) +
    person(holder, {
      at: [470, 760],
      size: 440,
      view: "right",
      pose: "stand",
      mood: "worry",
      look: [590, 200],
      hands: [
        [556, 500],
        [548, 560],
      ],
    }) +
    person(rollerMan, {
      at: [180, 780],
      size: 440,
      view: "left",
      pose: "reach",
      mood: "focus",
      look: [110, 400],
      hands: [
        [100, 440],
        [112, 500],
      ],
      holds: roller([104, 460], 120, -16, c.denim),
    }) +
    bucket([290, 800], 80, c.denim) +
    person(kid, {
      at: [690, 836],
      size: 450,
      view: "right",
      pose: "kneel-low",
      mood: "focus",
      look: [780, 700],
      hands: [[768, 690], "forward"],
      holds: brush([768, 690], 40, 48, c.red),
    }) +
    bucket([590, 872], 60, c.red) +
    flat(
      [0, 72, 144, 216, 288]
        .map((a) =>
          ellipse([830 + Math.cos((a * Math.PI) / 180) * 20, 600 + Math.sin((a * Math.PI) / 180) * 20], 16),
        )
        .join(""),
      c.red,
    ) +
    flat(ellipse([830, 600], 12), c.marker) +
    person(passer, {
      at: [920, 810],
      size: 440,
      view: "left",
      mood: "smile",
      look: [700, 300],
      hands: [[850, 520], "down"],
      holds: phone([850, 516], 30, 0),
    }) +
    person(splashed, {
      at: [1110, 860],
      size: 470,
      view: "left",
      mood: "sad",
      look: [1060, 700],
      hands: [[1046, 620], "down"],
    }) +
    disc([1086, 620], 7, c.violet) +
    disc([1104, 590], 5, c.red),
});
