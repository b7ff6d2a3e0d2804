import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { coat, jacket, longSkirt, sweater, tee, trousers, vest, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { box, disc, flatBox, stroke } from "../kit/shapes";
import { counter, sofa } from "../kit/things/furniture";
import { suitcase } from "../kit/things/held";
import { monitor } from "../kit/things/machines";
import { puddle, rain } from "../kit/things/outdoors";
import { plant } from "../kit/things/plants";
import { closedUmbrella } from "../kit/things/rainwear";
import { clock, floorLines, pendant, picture, room, window } from "../kit/things/rooms";
import { farHouse } from "../kit/things/street";

const clerk = who("tan", ["parted"], jacket(c.deep, { second: c.white }), trousers(c.navy), {
  glasses: true,
});
const guest = who("deep", ["braids"], coat(c.marker), trousers(c.denim), { earrings: true });
const husband = who("brown", ["crop"], sweater(c.sage), trousers(c.slate), {
  beard: "short",
  backpack: c.brick,
});
const porter = who("fair", ["short", "dark"], vest(c.brick, { second: c.white }), trousers(c.coal), {
  hat: "cap",
  hatColor: c.brick,
});
const sleeper = who("brown", ["puffs"], tee(c.rose), trousers(c.violet), { age: "child" });
const wet = who("olive", ["long", "dark"], coat(c.violet), longSkirt(c.coal));

export const scene = defineScene({
  setting: "travel",
  subject: "travel",
  region: "asia",
  actions: [
    "a receptionist holds out a room key",
    "a woman in a yellow coat reaches for the key",
    "a man yawns beside a violet suitcase",
    "a child sleeps on a sofa",
    "a porter pulls a green suitcase",
    "a woman comes in with a wet umbrella",
  ],
  inferences: [
    "The family has had a long journey and arrives late at night.",
    "They will go straight to bed, because all of them are tired.",
    "The woman with the umbrella has walked here through the rain.",
  ],
  alt: "Late at night in a hotel, a receptionist gives a key to a tired family while their child sleeps on a sofa.",
  description:
    "The lobby of a hotel on a rainy night, with lit windows of tall buildings outside. On the right, behind a dark green counter, a receptionist with glasses holds out a key in front of a board full of keys. A woman with braids and a long yellow coat reaches for it. Behind her, a bearded man with a backpack yawns with a hand at his mouth and holds a violet suitcase. In the middle, a small girl sleeps on a green sofa. On the left, a porter with a red cap pulls a green suitcase, and a woman comes in with a closed umbrella that drips.",
  draw: () =>
    room("#e9d9c3", "#c9a98a", 590) +
    floorLines(590, "#b99877") +
    window(60, 120, 250, 330, {
      glass: c.navy,
      bars: false,
      view:
        farHouse(60, 450, 110, 190, "#3d4f70", { lit: c.marker }) +
        farHouse(190, 450, 120, 250, "#384a69", { lit: c.marker }) +
        rain(5, 90, 110, 460),
    }) +
    pendant(500, 90, c.brick) +
    pendant(900, 90, c.brick) +
    picture(600, 180, 150, 110, c.lake, c.green) +
    flatBox(850, 200, 260, 190, c.oak) +
    box(850, 200, 260, 190, c.oak, 4) +
    Array.from(
      { length: 15 },
      (_, i) =>
        stroke(`M${884 + (i % 5) * 48} ${226 + Math.floor(i / 5) * 56}v20`, { width: 3 }) +
        disc([884 + (i % 5) * 48, 252 + Math.floor(i / 5) * 56], 8, c.marker),
    ).join("") +
    clock([800, 120], 40, 11, 40) +
    sofa(340, 690, 270, 190, c.teal) +
    person(sleeper, {
      at: [436, 690],
      size: 420,
      view: "front",
      pose: "sit",
      seat: 84,
      mood: "sleep",
      look: [400, 620],
      hands: ["lap", "lap"],
    }) +
    person(clerk, {
      at: [990, 700],
      size: 420,
      view: "left",
      mood: "smile",
      look: [780, 430],
      hands: [
        [886, 470],
        [950, 528],
      ],
      holds: stroke("M886 470l-16 18", { width: 6 }) + disc([864, 496], 14, c.marker),
    }) +
    counter(900, 800, 400, 270, c.deep, c.oak, 46) +
    monitor([1120, 530], 110) +
    plant([1180, 530], 130, "flower", c.white) +
    person(wet, {
      at: [90, 730],
      size: 410,
      view: "right",
      pose: "walk",
      mood: "worry",
      look: [300, 420],
      hands: [[196, 520], "down"],
      holds: closedUmbrella([196, 520], 190, c.brick),
    }) +
    puddle([214, 742], 110) +
    person(porter, {
      at: [300, 860],
      size: 450,
      view: "right",
      pose: "walk",
      mood: "smile",
      look: [560, 500],
      hands: ["down", [226, 660]],
    }) +
    suitcase([226, 660], [186, 884], 96, c.green) +
    person(guest, {
      at: [760, 850],
      size: 460,
      view: "right",
      mood: "smile",
      look: [920, 400],
      hands: [[854, 528], "down"],
    }) +
    suitcase([672, 650], [672, 884], 92, c.plum) +
    person(husband, {
      at: [590, 866],
      size: 460,
      view: "right",
      mood: "talk",
      look: [780, 430],
      hands: [
        [672, 650],
        [636, 482],
      ],
    }),
});
