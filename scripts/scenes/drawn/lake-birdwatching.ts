import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { box, flatBox, stroke } from "../kit/shapes";
import { jacket, shirt, shorts, sweater, tee, trousers, vest, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { bird } from "../kit/things/animals";
import { thermos } from "../kit/things/carry";
import { stool } from "../kit/things/furniture";
import { glow, hills, sun, water } from "../kit/things/outdoors";
import { binoculars, scope } from "../kit/things/sport";
import { duck, heron, reeds, sheetOfArt } from "../kit/things/wildlife";

const guide = who("tan", ["ponytail", "black"], vest(c.pine, { second: c.wheat }), trousers(c.bark), {
  hat: "brim",
  hatColor: c.sage,
});
const elder = who("brown", ["short", "silver"], jacket(c.denim, { second: c.cream }), trousers(c.slate), {
  age: "elder",
  glasses: true,
});
const father = who("fair", ["short", "chestnut"], sweater(c.brick), trousers(c.navy), { beard: "short" });
const girl = who("fair", ["braids", "chestnut"], tee(c.marker), shorts(c.teal), { age: "child" });
const artist = who("deep", ["afro"], shirt(c.lilac), trousers(c.plum));

export const scene = defineScene({
  setting: "nature",
  subject: "animals",
  region: "oceania",
  actions: [
    "a guide looks through a telescope on three legs",
    "an old man uses binoculars",
    "a girl laughs and points at two ducks",
    "a father holds a hand to his mouth",
    "a woman on a stool draws a bird",
  ],
  inferences: [
    "The father fears that the girl's voice will scare the birds.",
    "The group got up early to see a rare bird.",
    "The woman wants to remember the shape and colors of the bird.",
  ],
  alt: "On a wooden platform by a lake, people watch birds, and a father asks a girl who points at ducks to be quiet.",
  description:
    "A calm lake in the early morning with pink light, low hills and high grass. A wooden platform with a rail lies in front. On the left, a guide with a hat bends to a telescope on three legs. Next to her, an old man in a blue jacket looks through binoculars at a white heron in the water. In the middle, a girl with braids laughs and points at two ducks, while her father holds a hand to his mouth. On the right, a woman with an afro sits on a stool and draws on a large sheet.",
  draw: () =>
    glow(["#cfe0ea", "#e6dce6", "#f6d3c4"], 380) +
    flatBox(0, 370, 1200, 60, "#f6d3c4") +
    sun([880, 320], 50, "#f9d98a") +
    hills(400, 90, "#a9bfb0", 0.6) +
    hills(420, 50, "#86a893", 2) +
    water(410, 260, "#a8cdd3") +
    bird([520, 130], 46, c.slate, 1, true) +
    bird([590, 160], 38, c.slate, 1, true) +
    bird([640, 120], 34, c.slate, 1, true) +
    heron([562, 530], 160, -1) +
    duck([690, 468], 60, c.bark, 1) +
    duck([752, 430], 42, c.oak, -1) +
    reeds(20, 660, 130) +
    reeds(1020, 640, 180) +
    flatBox(0, 670, 1200, 230, c.wheat) +
    stroke("M0 672H1200M0 730H1200M0 796H1200M0 868H1200", { color: c.oak, width: 2 }) +
    [60, 330, 600, 870, 1140].map((x) => box(x - 9, 560, 18, 150, c.oak, 2)).join("") +
    box(-10, 566, 1220, 18, c.wood, 2) +
    box(-10, 626, 1220, 14, c.wood, 2) +
    person(guide, {
      at: [130, 830],
      size: 450,
      view: "right",
      pose: "lean",
      mood: "focus",
      look: [400, 460],
      hands: [
        [246, 480],
        [216, 480],
      ],
    }) +
    scope([214, 462], 840, 130, 1) +
    person(elder, {
      at: [420, 800],
      size: 440,
      view: "right",
      mood: "smile",
      look: [600, 420],
      hands: [
        [486, 420],
        [490, 408],
      ],
      holds: binoculars([458, 410], 44, 1),
    }) +
    person(girl, {
      at: [640, 800],
      size: 440,
      view: "right",
      mood: "laugh",
      look: [720, 470],
      hands: [[724, 535], "chest"],
    }) +
    person(father, {
      at: [860, 830],
      size: 460,
      view: "left",
      lean: 8,
      mood: "calm",
      look: [660, 570],
      hands: ["hip", [790, 438]],
    }) +
    stool([1060, 840], 126, c.oak) +
    person(artist, {
      at: [1060, 850],
      size: 450,
      view: "left",
      pose: "sit",
      seat: 126,
      mood: "focus",
      look: [900, 640],
      hands: [
        [962, 660],
        [970, 690],
      ],
      holds: sheetOfArt([955, 680], 116),
    }) +
    thermos([1150, 850], 80, c.red),
});
