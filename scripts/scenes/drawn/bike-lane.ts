import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { box, disc, fill, flatBox, move, stroke } from "../kit/shapes";
import { coat, jacket, shirt, skirt, sweater, trousers, vest, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { glow, sun } from "../kit/things/outdoors";
import { tree } from "../kit/things/plants";
import { spark } from "../kit/things/play";
import { farHouse, shop } from "../kit/things/street";
import { broom } from "../kit/things/tools";
import { bike } from "../kit/things/vehicles";

const first = who("deep", ["braids"], shirt(c.marker), trousers(c.navy), {
  hat: "helmet",
  hatColor: c.teal,
  backpack: c.brick,
});
const second = who("porcelain", ["short", "grey"], jacket(c.slate, { second: c.white }), trousers(c.coal), {
  glasses: true,
  hat: "helmet",
  hatColor: c.cream,
  beard: "short",
});
const walker = who("tan", ["wavy", "dark"], coat(c.rose), trousers(c.denim));
const sweeper = who("brown", ["crop"], vest(c.ochre, { second: c.teal }), trousers(c.teal), {
  hat: "cap",
  hatColor: c.ochre,
});
const girl = who("fair", ["ponytail", "ginger"], sweater(c.violet), skirt(c.navy), {
  age: "child",
  backpack: c.red,
});

const flyingCup = ([x, y]: readonly [number, number]) =>
  move(box(-15, -40, 30, 52, c.white, 3) + box(-15, -22, 30, 18, c.brick, 1), [x, y], { turn: -26 }) +
  fill("M962 500q-14-34-44-38q-28-2-34 10q-22 4-12 18q26 2 36 14q22 12 54-4Z", c.bark) +
  disc([872, 516], 7, c.bark) +
  disc([896, 444], 6, c.bark) +
  disc([846, 470], 5, c.bark);

export const scene = defineScene({
  setting: "street",
  subject: "cities",
  region: "americas",
  actions: [
    "two people ride bicycles in a green lane",
    "a woman steps back and spills her coffee",
    "a man in an orange vest sweeps the sidewalk",
    "a girl with a backpack waits at the edge",
    "the woman in front rings her bell",
  ],
  inferences: [
    "The woman with the coffee did not look before she stepped into the lane.",
    "It is early, and everybody is on the way to work or school.",
    "The cyclists use this way every day.",
  ],
  alt: "Two people cycle along a green lane in the morning while a woman with coffee steps back and a man sweeps the sidewalk.",
  description:
    "A wide street on a clear morning, with shops, trees and a low sun behind the houses. A green bicycle lane runs across the picture. On the left, a man with a gray beard, glasses and a jacket rides a blue bicycle. In front of him, a woman with braids, a yellow shirt and a teal helmet rides a red one and holds the bell. On the right, a woman in a pink coat steps back in surprise, and coffee flies out of her cup. Behind the lane, a man in an orange vest sweeps the sidewalk, and a girl with a red backpack waits.",
  draw: () => {
    const red = bike([660, 820], 400, c.red, 1);
    const blue = bike([210, 780], 380, c.denim, 1);
    return (
      glow(["#cfe4ea", "#f3e3c6", "#f7d3ae"], 520) +
      flatBox(0, 515, 1200, 60, c.stone) +
      sun([980, 200], 56, "#f8cf72") +
      farHouse(-20, 560, 170, 380, c.lilac) +
      farHouse(430, 560, 150, 400, c.mint) +
      farHouse(860, 560, 130, 300, c.cream) +
      farHouse(1090, 560, 140, 380, c.blush) +
      shop(140, 570, 290, 320, c.cream, { awning: c.green }) +
      shop(580, 570, 290, 310, c.blush, { awning: c.denim }) +
      tree([470, 585], 250, c.leaf) +
      tree([1010, 585], 270, c.sage) +
      flatBox(0, 570, 1200, 120, c.fog) +
      stroke("M0 630H1200M120 570l-40 120M420 570l-14 120M800 570l14 120M1080 570l40 120", {
        color: c.stone,
        width: 2,
      }) +
      person(sweeper, {
        at: [440, 655],
        size: 370,
        view: "right",
        pose: "lean",
        mood: "calm",
        look: [560, 620],
        hands: [
          [498, 470],
          [510, 510],
        ],
        holds: broom([488, 440], [548, 600]),
      }) +
      person(girl, {
        at: [800, 665],
        size: 390,
        view: "left",
        mood: "smile",
        look: [680, 500],
        hands: ["chest", "down"],
      }) +
      flatBox(0, 690, 1200, 160, "#7fb08c") +
      flatBox(0, 690, 1200, 8, c.white) +
      stroke("M20 740h90M400 740h90M880 740h90", { color: c.white, width: 6 }) +
      flatBox(0, 850, 1200, 50, c.fog) +
      stroke("M0 850H1200", { width: 3 }) +
      blue.back +
      person(second, {
        at: [155, 780],
        size: 400,
        view: "right",
        pose: "ride",
        seat: 214,
        mood: "smile",
        look: [600, 480],
        hands: [blue.grip, blue.grip],
        feet: [blue.pedals[0], blue.pedals[1]],
      }) +
      red.back +
      person(first, {
        at: [602, 820],
        size: 420,
        view: "right",
        pose: "ride",
        seat: 226,
        mood: "talk",
        look: [1000, 480],
        hands: [red.grip, red.grip],
        feet: [red.pedals[0], red.pedals[1]],
      }) +
      disc([red.grip[0] + 4, red.grip[1] - 14], 10, c.marker) +
      spark([red.grip[0] + 14, red.grip[1] - 26], 26, c.slate) +
      person(walker, {
        at: [1065, 850],
        size: 470,
        view: "left",
        pose: "pull",
        mood: "surprise",
        look: [740, 520],
        hands: [[980, 540], "out"],
        holds: flyingCup([980, 540]),
      })
    );
  },
});
