import { defineScene } from "../define-scene";
import { polygon } from "../kit/geometry";
import { c } from "../kit/palette";
import { coat, longSkirt, shorts, shirt, skirt, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { box, disc, fill, pole, stroke } from "../kit/shapes";
import { dog } from "../kit/things/animals";
import { cloud, sky } from "../kit/things/outdoors";
import { bush, flowers, tree } from "../kit/things/plants";
import { kite } from "../kit/things/play";
import { farHouse } from "../kit/things/street";
import { bucket, ladder } from "../kit/things/tools";

const slider = who("porcelain", ["braids", "ginger"], tee(c.marker), trousers(c.denim), { age: "child" });
const climber = who(
  "brown",
  ["crop"],
  tee(c.green, { pattern: "stripes", second: c.white }),
  shorts(c.navy),
  { age: "child" },
);
const swinger = who("deep", ["puffs"], sweater(c.rose), skirt(c.violet), { age: "child" });
const pusher = who("deep", ["crop", "grey"], shirt(c.teal), trousers(c.coal), {
  age: "elder",
  beard: "full",
});
const flyer = who("tan", ["fringe"], tee(c.red), shorts(c.teal), { age: "child" });
const crying = who("fair", ["short", "blond"], tee(c.lake), shorts(c.bark), { age: "toddler" });
const mother = who("olive", ["long", "chestnut"], coat(c.sage), longSkirt(c.pine));

export const scene = defineScene({
  setting: "nature",
  subject: "family",
  region: "anywhere",
  actions: [
    "a girl slides down a slide with her arms up",
    "a boy climbs a ladder",
    "an old man pushes a girl on a swing",
    "a boy runs with a kite",
    "a woman kneels and comforts a crying child",
  ],
  inferences: [
    "The small child fell and is more frightened than hurt.",
    "The old man is probably the girl's grandfather.",
    "There is a wind, because the kite flies high.",
  ],
  alt: "At a playground, children slide, climb, swing, and fly a kite while a woman comforts a small child who is crying.",
  description:
    "A playground in a park with trees and houses behind it. On the left, a girl with red braids slides down a yellow slide with her arms in the air, and a boy climbs the ladder behind her. In the middle, an old man with a gray beard pushes a laughing girl on a swing. On the right, a boy in a red shirt runs and holds the string of a kite that flies high in the sky, and a dog follows him. In front, a woman in a green coat kneels and comforts a small child who is crying.",
  draw: () =>
    sky(c.sky, 520, "#bcd6a4") +
    cloud([250, 110], 220) +
    cloud([700, 150], 170) +
    [0, 180, 330, 840, 1000]
      .map((x, i) =>
        farHouse(x, 520, 160, 180 + (i % 3) * 60, [c.blush, c.cream, c.lilac, c.mint, c.blush][i] ?? c.cream),
      )
      .join("") +
    [120, 520, 640, 800, 1120]
      .map((x, i) => tree([x, 540], 190 + (i % 2) * 60, [c.leaf, c.sage][i % 2], true))
      .join("") +
    fill("M-20 640Q300 590 620 650T1220 630V920H-20Z", c.sand) +
    bush([40, 640], 150, c.green) +
    bush([1160, 650], 170, c.green) +
    pole(
      [
        [100, 740],
        [100, 330],
      ],
      12,
      c.red,
    ) +
    pole(
      [
        [210, 740],
        [210, 330],
      ],
      12,
      c.red,
    ) +
    box(86, 440, 140, 20, c.teal, 4) +
    ladder([100, 740], [120, 450], 70, c.wheat) +
    fill(
      polygon([
        [215, 440],
        [262, 440],
        [450, 700],
        [510, 710],
        [510, 732],
        [430, 728],
        [215, 470],
      ]),
      c.marker,
    ) +
    person(climber, {
      at: [110, 640],
      size: 400,
      view: "right",
      pose: "climb",
      mood: "smile",
      look: [220, 380],
      hands: [
        [150, 460],
        [160, 510],
      ],
    }) +
    person(slider, {
      at: [330, 630],
      size: 400,
      view: "right",
      pose: "sit-floor",
      lean: -12,
      mood: "laugh",
      look: [520, 560],
      hands: [
        [370, 487],
        [336, 466],
      ],
      feet: [
        [410, 666],
        [400, 660],
      ],
    }) +
    pole(
      [
        [520, 720],
        [580, 300],
        [860, 300],
        [920, 720],
      ],
      14,
      c.teal,
    ) +
    stroke("M690 300L744 590M736 300L790 586", { width: 4 }) +
    box(720, 584, 90, 12, c.bark, 4) +
    person(pusher, {
      at: [610, 740],
      size: 430,
      view: "right",
      pose: "push",
      lean: 14,
      mood: "smile",
      look: [740, 470],
      hands: [
        [728, 520],
        [720, 500],
      ],
    }) +
    person(swinger, {
      at: [768, 690],
      size: 410,
      view: "right",
      pose: "sit",
      seat: 108,
      mood: "laugh",
      look: [900, 440],
      lean: -8,
      hands: [
        [780, 510],
        [788, 490],
      ],
      feet: [
        [850, 600],
        [846, 610],
      ],
    }) +
    kite([1010, 130], 66, c.red, [1050, 560]) +
    person(flyer, {
      at: [1010, 760],
      size: 430,
      view: "right",
      pose: "run",
      mood: "laugh",
      look: [1010, 200],
      hands: [[1050, 560], "down"],
    }) +
    dog([890, 800], 120, c.white, 1) +
    person(mother, {
      at: [440, 880],
      size: 430,
      view: "right",
      pose: "kneel",
      mood: "calm",
      look: [580, 760],
      hands: [
        [540, 760],
        [560, 780],
      ],
    }) +
    person(crying, {
      at: [596, 880],
      size: 430,
      view: "left",
      mood: "sad",
      look: [480, 640],
      hands: ["chin", "down"],
    }) +
    fill("M579 692q-8 14 0 16q8 -2 0 -16Z", c.lake) +
    bucket([690, 880], 56, c.red) +
    disc([760, 878], 16, c.teal) +
    flowers([90, 880], 160, [c.red, c.marker, c.violet]),
});
