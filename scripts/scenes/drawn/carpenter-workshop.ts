import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { shirt, shorts, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { box, pole } from "../kit/shapes";
import { cat } from "../kit/things/animals";
import { chair, table } from "../kit/things/furniture";
import { hills, sky, sun } from "../kit/things/outdoors";
import { palm } from "../kit/things/plants";
import { room, floorLines, window } from "../kit/things/rooms";
import { brush, bucket } from "../kit/things/tools";
import { plane, plank, saw, shavings, toolWall } from "../kit/things/woodwork";

const boss = who("deep", ["bun"], tee(c.marker), trousers(c.denim), { apron: c.bark, earrings: true });
const trainee = who("brown", ["crop"], tee(c.teal), trousers(c.coal), { age: "teen", apron: c.slate });
const painter = who("olive", ["curly"], shirt(c.lilac), trousers(c.navy), { beard: "full", glasses: true });
const customer = who("deep", ["receding", "grey"], sweater(c.brick), trousers(c.slate), {
  age: "elder",
  beard: "mustache",
});
const child = who("brown", ["puffs"], tee(c.rose), shorts(c.green), { age: "child" });

export const scene = defineScene({
  setting: "work",
  subject: "crafts",
  region: "africa",
  actions: [
    "a woman saws a plank on a workbench",
    "a young man smooths wood with a plane",
    "a bearded man paints a chair blue",
    "an old man brings a broken stool",
    "a girl builds a tower of wooden blocks",
  ],
  inferences: [
    "The old man wants to have his stool repaired and not buy a new one.",
    "The chair and the stool will be used again.",
    "The girl plays here after school, since she is the daughter of one of them.",
  ],
  alt: "In a sunny workshop, a woman saws a plank while others plane wood, paint a chair, and bring a broken stool.",
  description:
    "A carpenter's workshop with a large window, a palm tree, and a cat on the sill. On the left, an old man with a white mustache brings a red stool with a broken leg. In front of him, a woman with a brown apron saws a plank that lies on a long workbench. Across from her, a young man in a green shirt smooths a board with a plane, and curls of wood lie around. On the right, below a board with tools, a bearded man with glasses kneels and paints a chair blue. In front, a girl builds a tower of colored blocks.",
  draw: () =>
    room("#ecdcc0", "#cda67a", 590) +
    floorLines(590, "#bb9468") +
    window(440, 110, 320, 250, {
      view:
        sky(c.sky, 290, c.sage) +
        sun([690, 170], 36) +
        hills(290, 50, "#a9c79a", 1) +
        palm([520, 350], 170, c.green),
    }) +
    cat([490, 364], 70, c.clay, 1) +
    toolWall(850, 130, 300, 230, c.teal) +
    [30, 66, 104]
      .map((x, i) =>
        pole(
          [
            [x, 640],
            [x + 30, 150 + i * 46],
          ],
          20,
          i % 2 ? c.wheat : c.wood,
        ),
      )
      .join("") +
    person(customer, {
      at: [130, 720],
      size: 410,
      view: "right",
      pose: "walk",
      mood: "worry",
      look: [300, 560],
      hands: [
        [220, 510],
        [226, 520],
      ],
      holds:
        box(176, 490, 110, 18, c.red, 6) +
        pole(
          [
            [194, 506],
            [184, 590],
          ],
          9,
          c.red,
        ) +
        pole(
          [
            [230, 506],
            [232, 594],
          ],
          9,
          c.red,
        ) +
        pole(
          [
            [270, 506],
            [274, 536],
          ],
          9,
          c.red,
        ),
    }) +
    person(trainee, {
      at: [850, 790],
      size: 450,
      view: "left",
      pose: "lean",
      mood: "focus",
      look: [700, 580],
      hands: [
        [726, 556],
        [684, 556],
      ],
    }) +
    table([610, 830], 380, 220, c.wood, 56) +
    plank(370, 610, 240, 18) +
    plank(640, 606, 130, 16, c.sand) +
    plane([704, 590], 84, -1) +
    shavings([
      [610, 600],
      [650, 640],
      [560, 860],
      [870, 850],
      [530, 880],
    ]) +
    person(boss, {
      at: [340, 870],
      size: 470,
      view: "right",
      pose: "lean",
      mood: "focus",
      look: [470, 590],
      hands: [
        [444, 540],
        [508, 586],
      ],
      holds: saw([444, 540], 150, 76),
    }) +
    shavings([
      [452, 868],
      [426, 884],
      [440, 856],
    ]) +
    [0, 1, 2, 3]
      .map((i) =>
        box(726 + (i % 2) * 4, 826 - i * 34, 36, 34, [c.red, c.marker, c.lake, c.sage][i] ?? c.red, 3),
      )
      .join("") +
    box(790, 826, 36, 34, c.violet, 3) +
    person(child, {
      at: [640, 862],
      size: 460,
      view: "right",
      pose: "sit-floor",
      mood: "smile",
      look: [740, 740],
      hands: [
        [724, 742],
        [720, 750],
      ],
      feet: [
        [734, 876],
        [726, 870],
      ],
    }) +
    chair([990, 866], 120, c.lake, -1) +
    bucket([890, 886], 50, c.lake) +
    person(painter, {
      at: [1130, 876],
      size: 460,
      view: "left",
      pose: "kneel",
      mood: "smile",
      look: [1030, 680],
      hands: [[1062, 690], "hip"],
      holds: brush([1062, 690], 30, -80, c.lake),
    }),
});
