import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { flatBox, stroke } from "../kit/shapes";
import { coat, jacket, longSkirt, shirt, skirt, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { bench } from "../kit/things/furniture";
import { bag } from "../kit/things/held";
import { glow, moonlight } from "../kit/things/outdoors";
import { guitar, stroller } from "../kit/things/play";
import { farHouse, streetLamp } from "../kit/things/street";
import { tram } from "../kit/things/transit";

const runner = who("tan", ["parted", "dark"], jacket(c.brick, { second: c.cream }), trousers(c.denim), {
  backpack: c.marker,
});
const mother = who("brown", ["long"], coat(c.sage), trousers(c.navy), { earrings: true });
const lifter = who("porcelain", ["short", "blond"], sweater(c.teal), trousers(c.bark));
const elder = who("fair", ["bun", "silver"], coat(c.plum), longSkirt(c.slate), {
  age: "elder",
  glasses: true,
});
const musician = who("deep", ["afro"], shirt(c.marker), trousers(c.coal));
const rider = who("olive", ["bob"], tee(c.rose), skirt(c.navy));
const sleeper = who("tan", ["receding", "grey"], jacket(c.slate, { second: c.white }), trousers(c.navy), {
  age: "elder",
  beard: "mustache",
});

export const scene = defineScene({
  setting: "travel",
  subject: "transportation",
  region: "europe",
  actions: [
    "a student runs to catch the tram",
    "a mother and a man lift a stroller at the door",
    "a musician plays the guitar on a bench",
    "an old woman holds a bag and waits her turn",
    "a passenger in the tram sleeps at the window",
  ],
  inferences: [
    "The tram is about to leave, so the student hurries.",
    "The man does not know the mother and helps her because the step is high.",
    "It is the end of a working day, and people are tired.",
  ],
  alt: "On a blue evening a student runs to a red tram while a man helps a mother lift a stroller at the open door.",
  description:
    "A street in a city in the evening, with a dark blue sky, a moon and lit windows. A red tram with bright windows stands at a stop. On the left, a musician with a yellow shirt sits on a bench and plays the guitar under a lamp. In front, a student with a yellow backpack runs toward the tram. At the open door, a man in a teal sweater and a mother in a green coat lift a stroller together. Next to them, an old woman with a red bag waits. In the tram, a woman looks out, and an old man sleeps at the window.",
  draw: () => {
    const t = tram(530, 720, 800, 430, c.red, 130);
    const pram = stroller([770, 770], 190, c.violet, -1);
    return (
      glow(["#2c3f5c", "#384c74", "#4d5f8f", "#7f7fb0"], 520) +
      moonlight([180, 110], 44, [
        [60, 80],
        [330, 60],
        [420, 150],
        [90, 210],
        [1100, 50],
      ]) +
      flatBox(0, 515, 1200, 215, "#4b4a63") +
      [-20, 130, 290, 420]
        .map((x, i) =>
          farHouse(x, 560, 150, 230 + ((i * 71) % 130), i % 2 ? "#453a73" : c.plum, {
            lit: i === 1 ? c.clay : c.marker,
          }),
        )
        .join("") +
      [860, 1010, 1100]
        .map((x, i) => farHouse(x, 560, 150, 440 - i * 30, "#453a73", { lit: c.marker }))
        .join("") +
      t.back +
      person(rider, {
        at: [(t.panes[2] ?? 0) + 48, 740],
        size: 400,
        view: "front",
        bust: true,
        mood: "calm",
        look: [600, 600],
      }) +
      person(sleeper, {
        at: [(t.panes[1] ?? 0) + 62, 750],
        size: 400,
        view: "left",
        bust: true,
        lean: 10,
        mood: "sleep",
        look: [800, 560],
      }) +
      t.front +
      flatBox(0, 730, 1200, 170, "#a79fb0") +
      stroke("M0 730H1200", { width: 3 }) +
      stroke("M0 790H1200", { color: "#8e879b", width: 3 }) +
      streetLamp([60, 740], 480, true) +
      bench(10, 740, 250, 100, c.oak) +
      person(musician, {
        at: [130, 750],
        size: 430,
        view: "front",
        pose: "sit",
        seat: 108,
        mood: "smile",
        look: [300, 560],
        hands: [
          [100, 614],
          [216, 560],
        ],
        holds: guitar([118, 606], 124, 62),
      }) +
      person(elder, {
        at: [475, 790],
        size: 430,
        view: "right",
        mood: "smile",
        look: [760, 640],
        hands: [[503, 608], "chest"],
        holds: bag([503, 608], 62, c.red),
      }) +
      pram.markup +
      person(mother, {
        at: [925, 820],
        size: 440,
        view: "left",
        pose: "lean",
        mood: "smile",
        look: [700, 470],
        hands: [pram.grip, [862, 590]],
      }) +
      person(lifter, {
        at: [632, 820],
        size: 440,
        view: "right",
        pose: "stoop",
        mood: "focus",
        look: [760, 690],
        hands: [
          [700, 676],
          [712, 668],
        ],
      }) +
      person(runner, {
        at: [335, 870],
        size: 460,
        view: "right",
        pose: "run",
        mood: "worry",
        look: [690, 480],
        hands: [[415, 610], "back"],
      })
    );
  },
});
