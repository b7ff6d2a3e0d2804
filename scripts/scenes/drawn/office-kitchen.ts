import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { jacket, longSkirt, shirt, skirt, sweater, trousers, who } from "../kit/people/clothes";
import { person, personParts } from "../kit/people/draw-person";
import { box, flat } from "../kit/shapes";
import { ellipse } from "../kit/geometry";
import { bowl, cup, piece } from "../kit/things/food";
import { cabinet, counter, stool, table } from "../kit/things/furniture";
import { parcel, phone } from "../kit/things/held";
import { openFridge, sink } from "../kit/things/machines";
import { plant } from "../kit/things/plants";
import { clock, floorLines, room, tiles, window } from "../kit/things/rooms";
import { farHouse } from "../kit/things/street";
import { sky } from "../kit/things/outdoors";

const spiller = who("porcelain", ["parted", "ginger"], shirt(c.white, { second: c.mist }), trousers(c.navy));
const wiper = who("tan", ["ponytail"], sweater(c.marker), trousers(c.coal));
const talker = who("brown", ["wavy"], jacket(c.teal, { second: c.white }), skirt(c.plum), { earrings: true });
const listener = who("deep", ["crop", "grey"], sweater(c.brick), trousers(c.slate), {
  glasses: true,
  beard: "short",
});
const late = who("olive", ["bob", "chestnut"], jacket(c.rose, { second: c.cream }), longSkirt(c.navy));

export const scene = defineScene({
  setting: "work",
  subject: "work",
  region: "anywhere",
  actions: [
    "a man spills coffee over his shirt",
    "a woman brings a cloth to help him",
    "two people talk and laugh at a table",
    "a woman takes her lunch out of the fridge",
  ],
  inferences: [
    "The man was in a hurry, perhaps because he has a meeting soon.",
    "The two people at the table are friends, since they do not talk about work.",
    "It is lunchtime, because it is just after noon and people bring food.",
  ],
  alt: "In an office kitchen, a man spills coffee on his white shirt while a colleague offers a cloth and others talk and laugh.",
  description:
    "A modern office kitchen with a view of tall buildings. The clock shows that it is just after noon. In the middle, a man with orange hair in a white shirt looks down in surprise at a brown stain, because the coffee has jumped out of his cup. A woman in a yellow sweater comes from the left and holds out a cloth. On the right, a woman in a green jacket and a man with glasses sit at a table with a bowl of fruit and laugh at something on a phone. At the back, a woman in a pink jacket takes a box of lunch out of the fridge.",
  draw: () => {
    const left = personParts(talker, {
      at: [830, 800],
      size: 450,
      view: "right",
      pose: "sit",
      seat: 150,
      mood: "laugh",
      look: [1010, 520],
      hands: [
        [930, 570],
        [935, 590],
      ],
      holds: phone([930, 574], 28, 10),
    });
    const right = personParts(listener, {
      at: [1110, 800],
      size: 460,
      view: "left",
      pose: "sit",
      seat: 150,
      mood: "laugh",
      look: [930, 560],
      hands: [
        [1016, 582],
        [1030, 590],
      ],
      holds: cup([1012, 596], 34, c.teal, false),
    });
    return (
      room("#e7ecec", "#d6c7ad", 590) +
      floorLines(590, "#bdae94") +
      tiles(330, 330, 400, 244, c.mint) +
      cabinet(330, 90, 400, 150, c.teal, 3) +
      clock([810, 130], 44, 12, 20) +
      window(900, 100, 250, 250, {
        bars: false,
        view:
          sky(c.sky, 380, c.sky) +
          [890, 960, 1040, 1100]
            .map((x, i) =>
              farHouse(x, 360, 80, 130 + (i % 2) * 70, [c.lilac, c.blush, c.mint, c.fog][i] ?? c.fog),
            )
            .join(""),
      }) +
      openFridge(60, 660, 170, 460, c.mist) +
      counter(310, 660, 450, 220, c.cream, c.oak) +
      sink([420, 440], 70) +
      cup([540, 440], 36, c.red, false) +
      cup([590, 440], 36, c.marker, false) +
      box(640, 350, 80, 90, c.coal, 8) +
      box(656, 400, 48, 40, c.slate, 3) +
      plant([350, 440], 80, "leaves") +
      person(late, {
        at: [310, 690],
        size: 410,
        view: "left",
        pose: "stand",
        mood: "smile",
        look: [180, 500],
        hands: [
          [210, 480],
          [206, 500],
        ],
        holds: parcel(168, 500, 70, 40, c.marker),
      }) +
      person(wiper, {
        at: [360, 840],
        size: 460,
        view: "right",
        pose: "walk",
        mood: "worry",
        look: [560, 560],
        hands: [[470, 570], "down"],
        holds: box(450, 560, 62, 50, c.lake, 6),
      }) +
      person(spiller, {
        at: [620, 850],
        size: 470,
        view: "left",
        pose: "stand",
        lean: -8,
        mood: "surprise",
        look: [560, 640],
        hands: [[540, 560], "out"],
        holds:
          flat(ellipse([612, 560], 18, 26) + ellipse([602, 594], 12, 16), c.bark) +
          `<g transform="rotate(40 512 556)">${cup([512, 566], 40, c.brick, false)}</g>` +
          flat(ellipse([570, 530], 8) + ellipse([586, 546], 6) + ellipse([562, 512], 5), c.bark),
      }) +
      stool([820, 810], 148, c.wood) +
      stool([1120, 810], 148, c.wood) +
      left.body +
      right.body +
      table([970, 860], 260, 250, c.wood, 56) +
      bowl([975, 600], 84, c.white, c.ochre) +
      piece.apple([960, 568], 14) +
      piece.orange([986, 570], 14) +
      left.arms +
      right.arms +
      flat(ellipse([560, 870], 46, 10), c.bark)
    );
  },
});
