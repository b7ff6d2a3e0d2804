import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { ellipse } from "../kit/geometry";
import { disc, fill, flat, flatBox, move, stroke } from "../kit/shapes";
import { longSkirt, shirt, shorts, tank, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { goat } from "../kit/things/animals";
import { map } from "../kit/things/carry";
import { glass } from "../kit/things/food";
import { cloud, glow, hills, sun } from "../kit/things/outdoors";
import { grass, palm } from "../kit/things/plants";
import { rug } from "../kit/things/rooms";
import { stall } from "../kit/things/street";
import { bucket } from "../kit/things/tools";
import { van } from "../kit/things/transit";

const host = who("olive", ["short"], shirt(c.white), trousers(c.sand), {
  hat: "turban",
  hatColor: c.brick,
  beard: "full",
});
const driver = who("tan", ["short", "dark"], tee(c.teal), trousers(c.denim), {
  hat: "cap",
  hatColor: c.marker,
});
const mother = who("brown", ["long"], shirt(c.violet), longSkirt(c.deep), {
  hat: "headscarf",
  hatColor: c.rose,
});
const boy = who("brown", ["curly"], tee(c.marker, { pattern: "stripes", second: c.clay }), shorts(c.denim), {
  age: "child",
});
const traveler = who("porcelain", ["ponytail", "ginger"], tank(c.sage), shorts(c.bark), {
  backpack: c.navy,
  glasses: true,
});

const teapot = ([x, y]: readonly [number, number]) =>
  move(
    fill("M-26 26q-6-40 26-44q32 4 26 44Z", c.steel) +
      fill("M22 10l26-20l8 8l-30 26Z", c.steel) +
      disc([0, -22], 5, c.marker),
    [x, y],
    { turn: 30 },
  );
export const scene = defineScene({
  setting: "travel",
  subject: "geography",
  region: "middle-east",
  actions: [
    "a driver bends over the open front of a van",
    "a man with a red turban pours tea from high above",
    "a woman under the roof holds out a glass",
    "a boy gives water to a goat",
    "a traveler with glasses studies a map",
  ],
  inferences: [
    "The van became too hot, so the travelers have to wait.",
    "The man with the turban lives here and welcomes guests.",
    "They will drive on when the engine is cool again.",
  ],
  alt: "At a rest stop in the desert a man pours tea for guests while a driver looks into the steaming front of a van.",
  description:
    "A hot desert with yellow sand hills, three palms and a strong sun. On the right, a white van stands with white steam over its open front, and a driver with a yellow cap bends over it. On the left, a striped roof on posts gives shade. Under it, a bearded man with a red turban pours tea from high above into a glass. A woman with a pink headscarf sits there and holds a second glass. In the middle, a woman with a red ponytail and glasses studies a large map. In front, a boy holds a bucket of water for a goat.",
  draw: () => {
    const shade = stall(20, 690, 430, { h: 430, color: c.brick, second: c.cream });
    return (
      glow(["#bfe0e8", "#d6e6df", "#f4e4bd"], 470) +
      flatBox(0, 465, 1200, 435, "#ecd29a") +
      sun([760, 120], 62) +
      hills(500, 120, "#e3bd7c", 0.4) +
      hills(560, 110, "#e8c98c", 2.2) +
      palm([540, 590], 250) +
      palm([620, 600], 200, c.leaf) +
      palm([1120, 560], 220) +
      flat("M-10 640Q400 590 700 640T1220 620V900H-10Z", "#ecd29a") +
      van([960, 720], 430, c.white, -1) +
      fill("M810 586L764 508l12-7l46 80Z", c.fog) +
      cloud([806, 480], 90) +
      cloud([842, 420], 120) +
      cloud([800, 370], 80) +
      person(driver, {
        at: [655, 740],
        size: 420,
        view: "right",
        pose: "stoop",
        mood: "worry",
        look: [770, 600],
        hands: [
          [748, 600],
          [756, 606],
        ],
      }) +
      shade.back +
      flat("M30 690H460L520 740H60Z", c.oak, 0.25) +
      rug([230, 760], 230, 40, c.brick) +
      person(mother, {
        at: [345, 760],
        size: 420,
        view: "left",
        pose: "sit-floor",
        mood: "smile",
        look: [180, 560],
        hands: [[262, 660], "lap"],
        holds: glass([262, 676], 44, c.ochre),
      }) +
      person(host, {
        at: [110, 780],
        size: 430,
        view: "right",
        mood: "smile",
        look: [200, 640],
        hands: [
          [170, 440],
          [200, 590],
        ],
        holds:
          stroke("M206 458V580", { color: c.oak, width: 4 }) +
          teapot([176, 450]) +
          glass([203, 612], 46, c.ochre),
      }) +
      person(traveler, {
        at: [535, 850],
        size: 450,
        view: "front",
        mood: "focus",
        look: [535, 650],
        hands: [
          [468, 610],
          [602, 610],
        ],
        holds: map([535, 606], 150),
      }) +
      goat([1070, 860], 190, c.oak, -1) +
      person(boy, {
        at: [850, 860],
        size: 450,
        view: "right",
        pose: "lean",
        mood: "smile",
        look: [970, 730],
        hands: [
          [918, 722],
          [926, 716],
        ],
        holds: bucket([936, 802], 84, c.lake, flat(ellipse([936, 734], 40, 8), c.mist)),
      }) +
      grass(
        [
          [620, 870],
          [1180, 800],
          [40, 880],
        ],
        c.sage,
      )
    );
  },
});
