import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { box, fill, flatBox, move, pole, stroke } from "../kit/shapes";
import { coat, jacket, shirt, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { dog } from "../kit/things/animals";
import { flatBoxes } from "../kit/things/carry";
import { glass, groceries } from "../kit/things/food";
import { table } from "../kit/things/furniture";
import { moonlight } from "../kit/things/outdoors";
import { floorLines, pendant, picture, room, stairs, window } from "../kit/things/rooms";
import { farHouse } from "../kit/things/street";

const courier = who("brown", ["long"], jacket(c.red, { second: c.white }), trousers(c.coal), {
  hat: "helmet",
  hatColor: c.cream,
});
const host = who("porcelain", ["curly", "ginger"], sweater(c.sage), trousers(c.denim), { shoes: c.rose });
const child = who(
  "porcelain",
  ["fringe", "ginger"],
  tee(c.marker, { pattern: "stripes", second: c.brick }),
  trousers(c.teal),
  { age: "child" },
);
const neighbor = who("deep", ["short", "grey"], coat(c.deep), trousers(c.bark), {
  age: "elder",
  hat: "cap",
  hatColor: c.slate,
});
const friend = who("tan", ["bun"], shirt(c.violet), trousers(c.navy));

export const scene = defineScene({
  setting: "home",
  subject: "friends",
  region: "europe",
  actions: [
    "a courier hands three pizza boxes to a woman at the door",
    "a dog runs out of the apartment",
    "a child stretches out both arms to stop the dog",
    "an old neighbor stops on the stairs with groceries",
    "a woman inside raises her hand from the table",
  ],
  inferences: [
    "Friends are having an evening together and were too busy to cook.",
    "The dog smelled the pizza and used the open door.",
    "The neighbor has to wait until the way is free.",
  ],
  alt: "A courier hands pizza boxes to a woman at her apartment door while a dog runs out and a child tries to catch it.",
  description:
    "The staircase of an apartment house in the evening, with a yellow lamp. On the left, an old man in a dark green coat stops on the stairs with a bag of groceries. In the middle, a courier with a helmet and a red jacket holds out three pizza boxes. A woman with ginger curls stands at the open door and takes them. A small brown dog runs between the two, and a child in a striped shirt stretches out both arms behind it. Inside the warm room on the right, a friend in violet raises a hand at a table with glasses on it.",
  draw: () =>
    room("#d5dfd3", "#b9b0a0", 620) +
    floorLines(620, "#a89f8f") +
    flatBox(0, 430, 640, 174, "#b7c9bd") +
    stroke("M0 430H640", { width: 2 }) +
    pendant(430, 110, c.brick) +
    move(stairs(0, 0, 6, 42, 52, c.stone), [320, 700], { flip: true }) +
    pole(
      [
        [-10, 250],
        [340, 530],
      ],
      10,
      c.oak,
    ) +
    pole(
      [
        [336, 528],
        [336, 700],
      ],
      12,
      c.oak,
    ) +
    window(90, 70, 150, 190, {
      glass: c.navy,
      view:
        moonlight([190, 120], 22) +
        farHouse(90, 270, 80, 110, c.plum, { lit: c.marker }) +
        farHouse(170, 270, 80, 70, c.plum, { lit: c.marker }),
    }) +
    box(640, 70, 580, 560, c.oak, 2) +
    flatBox(664, 94, 556, 536, "#f6dfae") +
    flatBox(664, 600, 556, 40, "#c08e58") +
    picture(850, 150, 150, 120, c.sky, c.leaf) +
    pendant(1060, 84, c.teal, false) +
    person(friend, {
      at: [1110, 640],
      size: 380,
      view: "left",
      pose: "sit",
      seat: 110,
      mood: "laugh",
      look: [820, 380],
      hands: [[1010, 330], "lap"],
    }) +
    table([1060, 690], 230, 150, c.wood, 40) +
    glass([1000, 532], 46, c.ochre) +
    glass([1060, 530], 46, c.rose) +
    glass([1130, 534], 46, c.ochre) +
    fill("M1160 60L1230 40V700L1160 640Z", c.brick) +
    person(neighbor, {
      at: [226, 618],
      size: 400,
      view: "right",
      mood: "surprise",
      look: [600, 800],
      hands: [
        [296, 450],
        [300, 440],
      ],
      holds: groceries([300, 492], 84),
    }) +
    person(courier, {
      at: [440, 830],
      size: 460,
      view: "right",
      mood: "smile",
      look: [740, 430],
      hands: [
        [560, 580],
        [570, 570],
      ],
    }) +
    person(host, {
      at: [800, 820],
      size: 450,
      view: "left",
      mood: "laugh",
      look: [440, 440],
      hands: [
        [690, 575],
        [680, 570],
      ],
    }) +
    flatBoxes([624, 590], 150, 3) +
    person(child, {
      at: [985, 860],
      size: 460,
      view: "left",
      pose: "stride",
      mood: "surprise",
      look: [640, 800],
      hands: [
        [890, 714],
        [896, 702],
      ],
    }) +
    dog([620, 850], 190, c.oak, -1),
});
