import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { longSkirt, shirt, shorts, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person } from "../kit/people/draw-person";
import { box, disc, flatBox, stroke } from "../kit/shapes";
import { cat } from "../kit/things/animals";
import { sofa } from "../kit/things/furniture";
import { parcel, sheet } from "../kit/things/held";
import { cloud, sky } from "../kit/things/outdoors";
import { plant, tree } from "../kit/things/plants";
import { door, floorLamp, window } from "../kit/things/rooms";

const front = who("brown", ["crop"], tee(c.teal), trousers(c.coal), {
  build: "broad",
  beard: "full",
  gloves: c.ochre,
});
const back = who("tan", ["short"], tee(c.teal), trousers(c.coal), {
  hat: "cap",
  hatColor: c.teal,
  gloves: c.ochre,
});
const mother = who("deep", ["afro"], shirt(c.marker), trousers(c.denim));
const child = who("brown", ["puffs"], sweater(c.rose), shorts(c.plum), { age: "child" });
const neighbor = who("fair", ["bun", "silver"], sweater(c.violet), longSkirt(c.slate), {
  age: "elder",
  glasses: true,
});

export const scene = defineScene({
  setting: "home",
  subject: "home",
  region: "americas",
  actions: [
    "two men carry a sofa to the house",
    "a woman points out where it has to go",
    "a child carries a plant that is almost too big",
    "a neighbor leans out of the window and waves",
    "a cat hides in an open box",
  ],
  inferences: [
    "The family moves in today rather than out, since the things go to the door.",
    "The neighbor is curious and wants to be friendly.",
    "The men do this work every day, because they wear the same clothes.",
  ],
  alt: "Two men carry a sofa toward a house on moving day while a woman gives directions and a child carries a plant.",
  description:
    "A street in front of a brick house with a green door. A white truck full of boxes stands open on the left. In the middle, two men in teal shirts and gloves carry a red sofa toward the house, one in front and one behind. On the right, a woman with big curly hair and a yellow shirt holds a list and points at the door. In front of her, a child carries a large plant and can hardly see over it. A neighbor with gray hair waves from a window, and a cat sits among the boxes on the sidewalk.",
  draw: () =>
    sky(c.sky, 640, c.stone) +
    cloud([140, 90], 200) +
    tree([420, 620], 330, c.leaf, true) +
    box(560, 60, 660, 580, "#cf8a68", 2) +
    stroke(
      [120, 180, 240, 300, 360, 420, 480, 540, 600]
        .map((y, i) => `M${580 + (i % 2) * 40} ${y}h60M${900 + (i % 3) * 30} ${y}h46`)
        .join(""),
      { color: "#b8704f", width: 2 },
    ) +
    door(880, 330, 150, 310, c.green) +
    window(640, 150, 150, 170, { glass: c.coal, bars: false }) +
    person(neighbor, {
      at: [715, 520],
      size: 350,
      view: "front",
      bust: true,
      mood: "smile",
      look: [500, 420],
      hands: [[640, 215], "forward"],
    }) +
    box(620, 328, 190, 190, "#cf8a68", 0) +
    box(620, 328, 190, 16, c.white, 3) +
    stroke("M620 346v172M810 346v172", { color: "#cf8a68", width: 4 }) +
    window(1080, 130, 110, 150) +
    flatBox(0, 640, 1200, 260, "#cfc6b4") +
    stroke("M0 640H1200", { width: 2 }) +
    box(850, 630, 210, 26, c.fog, 3) +
    box(-60, 240, 360, 420, c.white, 8) +
    box(-20, 280, 290, 330, c.coal, 4) +
    parcel(0, 610, 110, 90, c.wood) +
    parcel(120, 610, 130, 110, c.wheat) +
    parcel(10, 520, 100, 80, c.wheat) +
    parcel(140, 500, 90, 70, c.wood) +
    floorLamp(220, 500, 150, c.teal, false) +
    box(-60, 612, 370, 30, c.slate, 3) +
    disc([60, 690], 52, c.coal) +
    disc([60, 690], 24, c.stone) +
    person(back, {
      at: [390, 770],
      size: 430,
      view: "right",
      pose: "walk",
      lean: 8,
      mood: "worry",
      look: [560, 560],
      hands: [
        [446, 598],
        [462, 594],
      ],
    }) +
    sofa(430, 670, 310, 170, c.red) +
    person(front, {
      at: [770, 790],
      size: 450,
      view: "right",
      pose: "walk",
      lean: 4,
      mood: "focus",
      look: [900, 480],
      hands: [
        [748, 616],
        [750, 612],
      ],
    }) +
    person(mother, {
      at: [1110, 800],
      size: 450,
      view: "left",
      mood: "talk",
      look: [780, 500],
      hands: [
        [1050, 590],
        [985, 500],
      ],
      holds: sheet([1046, 586], 54, -8),
    }) +
    person(child, {
      at: [930, 870],
      size: 460,
      view: "left",
      pose: "walk",
      mood: "smile",
      look: [780, 640],
      hands: [
        [880, 740],
        [866, 748],
      ],
      holds: plant([868, 780], 190, "leaves", c.marker),
    }) +
    parcel(480, 880, 140, 90, c.wood) +
    parcel(140, 880, 120, 84, c.wheat) +
    cat([320, 868], 100, c.ochre, 1) +
    box(270, 830, 120, 60, c.wood, 3),
});
