import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { jacket, longSkirt, shirt, shorts, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person, personParts } from "../kit/people/draw-person";
import { box, disc, stroke } from "../kit/shapes";
import { bird, cat, dog } from "../kit/things/animals";
import { chair, counter, shelves, table } from "../kit/things/furniture";
import { goods } from "../kit/things/goods";
import { sheet } from "../kit/things/held";
import { monitor } from "../kit/things/machines";
import { clock, door, floorLines, picture, room } from "../kit/things/rooms";

const vet = who("deep", ["bun"], shirt(c.white), trousers(c.teal), { glasses: true });
const assistant = who("fair", ["short", "ginger"], tee(c.teal), trousers(c.teal));
const owner = who("tan", ["fringe"], tee(c.red), shorts(c.denim), { age: "child" });
const father = who("tan", ["parted"], sweater(c.bark), trousers(c.coal), { beard: "mustache" });
const puller = who("brown", ["curly"], jacket(c.marker), trousers(c.navy), { beard: "short" });
const catLady = who("olive", ["bun", "silver"], sweater(c.rose), longSkirt(c.plum), {
  age: "elder",
  glasses: true,
});

export const scene = defineScene({
  setting: "health",
  subject: "animals",
  region: "anywhere",
  actions: [
    "an animal doctor listens to a dog's heart",
    "an assistant holds the dog",
    "a boy stands close to the table and watches",
    "a man pulls at the leash of a dog that will not move",
    "an old woman holds a box with a cat in it",
  ],
  inferences: [
    "The dog on the table belongs to the boy, who is afraid for it.",
    "The other dog has been here before and remembers it.",
    "The old woman is next and has waited for some time.",
  ],
  alt: "In an animal clinic, a doctor examines a dog while a worried boy watches and a man pulls at the leash of another dog.",
  description:
    "A bright room in an animal clinic with shelves of medicine and a clock. In the middle, a doctor with glasses and a white shirt bends over a metal table and listens to the heart of a brown dog, which an assistant with orange hair holds gently. A small boy in a red shirt stands close with a worried face, and his father puts a hand on his shoulder. On the right, a man in a yellow jacket pulls at the leash of a white dog that sits by the door and will not move. On the left, an old woman holds a box with a cat in it.",
  draw: () => {
    const doctor = personParts(vet, {
      at: [715, 730],
      size: 450,
      view: "left",
      pose: "lean",
      mood: "focus",
      look: [580, 500],
      hands: [
        [580, 516],
        [656, 560],
      ],
    });
    const helper = personParts(assistant, {
      at: [380, 730],
      size: 440,
      view: "right",
      pose: "lean",
      mood: "smile",
      look: [520, 500],
      hands: [
        [470, 500],
        [480, 550],
      ],
    });
    return (
      room(c.mint, "#d9d3c4", 590) +
      floorLines(590, "#bfb8a6") +
      shelves(330, 80, 300, 190, 2, c.oak, (x, y, w, row) => goods(x, y, w, 15 + row, 58)) +
      clock([720, 140], 44, 4, 10) +
      picture(90, 140, 150, 120, c.sky, c.sage) +
      counter(-30, 650, 260, 190, c.teal, c.cream) +
      monitor([90, 452], 130) +
      door(930, 190, 210, 400, c.wood) +
      box(940, 200, 190, 390, "#f7efdc", 1) +
      helper.body +
      doctor.body +
      table([510, 840], 400, 250, c.steel, 60) +
      dog([510, 580], 180, c.oak, 1, true) +
      helper.arms +
      doctor.arms +
      stroke("M690 372q-14 30-50 40q-40 20-74 100M662 376q-10 20-20 36", { color: c.navy, width: 5 }) +
      disc([562, 520], 11, c.steel) +
      person(father, {
        at: [830, 790],
        size: 440,
        view: "left",
        mood: "calm",
        look: [700, 640],
        hands: [[780, 578], "hip"],
      }) +
      person(owner, {
        at: [752, 850],
        size: 470,
        view: "left",
        mood: "worry",
        look: [560, 540],
        hands: [
          [684, 666],
          [700, 656],
        ],
      }) +
      dog([1120, 720], 150, c.white, -1, true) +
      stroke("M1062 650Q1030 640 990 630", { width: 5, color: c.red }) +
      person(puller, {
        at: [930, 860],
        size: 460,
        view: "right",
        pose: "pull",
        mood: "worry",
        look: [1090, 640],
        hands: [
          [984, 628],
          [976, 618],
        ],
      }) +
      chair([150, 840], 108, c.denim, 1) +
      person(catLady, {
        at: [150, 860],
        size: 450,
        view: "right",
        pose: "sit",
        seat: 112,
        mood: "smile",
        look: [250, 660],
        hands: [
          [240, 690],
          [230, 670],
        ],
      }) +
      cat([250, 700], 84, c.slate, 1) +
      box(196, 660, 120, 70, c.wheat, 6) +
      stroke("M216 680h80M216 700h80", { color: c.oak, width: 3 }) +
      bird([40, 440], 44, c.marker, 1) +
      sheet([180, 470], 34, 70)
    );
  },
});
