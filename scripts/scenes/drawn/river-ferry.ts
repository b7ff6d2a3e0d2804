import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { coat, jacket, longSkirt, shirt, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { box, disc, fill, flatBox, pole, stroke } from "../kit/shapes";
import { bird, goat } from "../kit/things/animals";
import { basket } from "../kit/things/food";
import { camera, umbrella } from "../kit/things/held";
import { cloud, hills, sky, water } from "../kit/things/outdoors";
import { palm, tree } from "../kit/things/plants";
import { bike, boat } from "../kit/things/vehicles";

const captain = who("brown", ["crop", "grey"], shirt(c.white), trousers(c.navy), {
  hat: "cap",
  hatColor: c.navy,
  beard: "mustache",
});
const cyclist = who("tan", ["short"], tee(c.teal), trousers(c.slate), { backpack: c.brick });
const seller = who("deep", ["long"], shirt(c.marker), longSkirt(c.brick), {
  hat: "headscarf",
  hatColor: c.red,
});
const boy = who("deep", ["crop"], tee(c.lake), trousers(c.bark), { age: "child" });
const tourist = who("porcelain", ["bob", "ginger"], jacket(c.sage), trousers(c.denim), {
  hat: "brim",
  hatColor: c.wheat,
});
const ropes = who("olive", ["curly"], sweater(c.navy), trousers(c.coal), { gloves: c.ochre });
const elder = who("fair", ["bun", "silver"], coat(c.violet), longSkirt(c.slate), { age: "elder" });

export const scene = defineScene({
  setting: "travel",
  subject: "water",
  region: "africa",
  actions: [
    "a captain steers the ferry",
    "a man gets a rope ready",
    "a woman guards a big basket of fruit",
    "a boy points at birds over the water",
    "a cyclist holds his bicycle",
    "an old woman holds an umbrella against the sun",
  ],
  inferences: [
    "The ferry is about to arrive, because the man has the rope ready.",
    "The woman is on her way to the market to sell fruit.",
    "There is no bridge near here, so everybody takes the ferry.",
  ],
  alt: "Passengers with a bicycle, a goat, and a basket of fruit cross a wide river on a ferry while a man holds a rope.",
  description:
    "A wide river with green hills and palm trees. A flat red ferry fills the picture. On the left, in a small white cabin, a captain with a mustache and a cap steers the boat. In the middle, a cyclist with a backpack holds his bicycle, and a woman in a red headscarf sits beside a basket full of oranges, with a white goat next to her. An old woman holds an umbrella against the sun. On the right, a small boy points at birds over the water, a tourist takes a photograph, and a man with gloves holds a rope.",
  draw: () => {
    const b = bike([480, 730], 320, c.marker, 1);
    return (
      sky(c.sky, 460, c.lake) +
      cloud([240, 100], 230) +
      cloud([820, 140], 200) +
      hills(430, 110, "#b4d0a8", 2) +
      hills(450, 60, "#94bd8c", 4) +
      [640, 760, 1130].map((x) => palm([x, 460], 170, c.green)).join("") +
      tree([420, 455], 140, c.leaf, true) +
      water(455, 450, c.lake, 8) +
      boat([960, 520], 140, c.teal) +
      bird([1000, 200], 60, c.slate, 1, true) +
      bird([1090, 250], 48, c.slate, 1, true) +
      bird([930, 270], 40, c.slate, 1, true) +
      stroke("M330 560H1190M330 620H1190", { width: 7, color: c.white }) +
      [330, 500, 670, 840, 1010, 1180]
        .map((x) =>
          pole(
            [
              [x, 760],
              [x, 556],
            ],
            7,
            c.white,
          ),
        )
        .join("") +
      box(30, 250, 270, 460, c.white, 6) +
      box(60, 300, 210, 160, c.mist, 4) +
      box(10, 220, 310, 40, c.red, 8) +
      person(captain, {
        at: [150, 640],
        size: 380,
        view: "right",
        bust: true,
        mood: "smile",
        look: [320, 380],
        hands: [
          [222, 452],
          [230, 440],
        ],
      }) +
      disc([236, 452], 34, "#e4eef0").replace('fill="#e4eef0"', 'fill="none" stroke-width="8"') +
      box(34, 464, 262, 244, c.white, 3) +
      stroke("M60 560h210", { color: c.red, width: 12 }) +
      person(tourist, {
        at: [860, 730],
        size: 380,
        view: "right",
        mood: "smile",
        look: [1000, 260],
        hands: [
          [912, 430],
          [904, 440],
        ],
        holds: camera([916, 446], 40),
      }) +
      b.back +
      person(cyclist, {
        at: [400, 750],
        size: 400,
        view: "right",
        mood: "calm",
        look: [560, 520],
        hands: [[496, 530], "down"],
      }) +
      person(elder, {
        at: [690, 750],
        size: 400,
        view: "left",
        mood: "smile",
        look: [590, 640],
        hands: [[646, 480], "down"],
        holds: umbrella([646, 480], 230, c.rose),
      }) +
      fill("M-10 752H1210V790H-10Z", c.oak) +
      fill("M-10 790H1210V910H-10Z", c.red) +
      stroke("M0 846H1200", { color: c.white, width: 10 }) +
      flatBox(0, 890, 1200, 20, c.lake) +
      goat([770, 790], 130, c.white, 1) +
      person(seller, {
        at: [590, 800],
        size: 410,
        view: "right",
        pose: "sit-floor",
        mood: "calm",
        look: [700, 720],
        hands: [[660, 730], "lap"],
      }) +
      basket([690, 800], 110, c.wheat, "orange") +
      person(boy, {
        at: [950, 790],
        size: 410,
        view: "right",
        pose: "reach",
        mood: "laugh",
        look: [1060, 300],
        hands: [
          [1020, 560],
          [1000, 620],
        ],
      }) +
      person(ropes, {
        at: [1100, 800],
        size: 430,
        view: "right",
        pose: "stand",
        mood: "focus",
        look: [1190, 560],
        hands: [
          [1160, 560],
          [1140, 600],
        ],
        holds:
          stroke("M1160 560q60-60 60-10M1140 600q-20 60 10 90t-10 60", { width: 8 }) +
          stroke("M1160 560q60-60 60-10M1140 600q-20 60 10 90t-10 60", { color: c.cream, width: 4 }),
      })
    );
  },
});
