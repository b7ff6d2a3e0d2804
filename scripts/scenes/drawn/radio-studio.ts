import { defineScene } from "../define-scene";
import { c } from "../kit/palette";
import { ellipse } from "../kit/geometry";
import { disc, flat, flatBox } from "../kit/shapes";
import { shirt, sweater, tee, trousers, who } from "../kit/people/clothes";
import { person, personParts } from "../kit/people/draw-person";
import { tray } from "../kit/things/carry";
import { cup } from "../kit/things/food";
import { chair, shelves, table } from "../kit/things/furniture";
import { books } from "../kit/things/goods";
import { sheet } from "../kit/things/held";
import { plant } from "../kit/things/plants";
import { guitar } from "../kit/things/play";
import { room, rug, window } from "../kit/things/rooms";
import { microphone, mixer, panels } from "../kit/things/studio";

const host = who("deep", ["puffs"], sweater(c.ochre), trousers(c.plum), {
  hat: "headphones",
  hatColor: c.red,
  earrings: true,
});
const guest = who("brown", ["bald"], shirt(c.cream), trousers(c.bark), { age: "elder", beard: "full" });
const producer = who("olive", ["short"], tee(c.teal), trousers(c.coal), {
  hat: "headphones",
  hatColor: c.coal,
});
const engineer = who("deep", ["braids"], shirt(c.lilac), trousers(c.navy), { glasses: true });
const helper = who(
  "tan",
  ["fringe", "chestnut"],
  tee(c.red, { pattern: "band", second: c.white }),
  trousers(c.denim),
  { age: "teen" },
);

export const scene = defineScene({
  setting: "work",
  subject: "media",
  region: "africa",
  actions: [
    "a host with headphones speaks into a microphone",
    "an old man plays the guitar across from her",
    "a producer behind the glass holds up a hand",
    "a woman moves the sliders of a desk",
    "a teenager carries a tray with two cups on tiptoe",
  ],
  inferences: [
    "The show is live, so the teenager tries not to make a sound.",
    "The old man is a local musician and talks about his songs.",
    "The producer's hand means that little time is left.",
  ],
  alt: "In a small radio studio a host speaks into a microphone, an old man plays the guitar, and a teenager brings tea.",
  description:
    "A small radio studio with soft violet and teal panels on the wall and a red lamp. Behind a wide window, two people work in a second room. A man with headphones holds up his open hand, and a woman with glasses works at a desk with sliders. In front of the window, a host in an orange sweater and red headphones sits at a table and speaks into a microphone. Across from her, an old man with a white shirt and a full beard plays a guitar. On the left, a teenager in red walks on tiptoe with two cups on a tray.",
  draw: () => {
    const sits = personParts(engineer, {
      at: [700, 560],
      size: 390,
      view: "front",
      bust: true,
      mood: "calm",
      look: [700, 420],
      hands: [
        [655, 402],
        [742, 402],
      ],
    });
    const speaks = personParts(host, {
      at: [430, 800],
      size: 460,
      view: "right",
      pose: "sit",
      seat: 130,
      mood: "talk",
      look: [800, 480],
      hands: [
        [556, 606],
        [560, 560],
      ],
    });
    return (
      room("#cfc3dd", "#7d6f86", 600) +
      panels(0, 20, 3, 6, 92, [c.violet, c.teal, c.plum]) +
      panels(1020, 20, 2, 6, 92, [c.plum, c.violet, c.teal]) +
      window(330, 100, 640, 320, {
        glass: "#f2dfb4",
        frame: c.slate,
        bars: false,
        view:
          flatBox(330, 100, 640, 60, "#e6cf9d") +
          shelves(820, 130, 130, 170, 2, c.oak, (x, y, w, row) => books(x, y, w, 71 + row, 60)) +
          person(producer, {
            at: [480, 612],
            size: 400,
            view: "front",
            bust: true,
            mood: "focus",
            look: [480, 500],
            hands: [[404, 228], "hip"],
          }) +
          sits.body +
          mixer(560, 424, 280) +
          sits.arms,
      }) +
      disc([650, 54], 20, c.red) +
      flat(ellipse([650, 54], 44), c.red, 0.25) +
      rug([650, 850], 420, 44, c.plum) +
      chair([430, 800], 126, c.coal, 1) +
      speaks.body +
      chair([905, 810], 126, c.coal, -1) +
      person(guest, {
        at: [900, 820],
        size: 460,
        view: "left",
        pose: "sit",
        seat: 130,
        mood: "smile",
        look: [560, 470],
        hands: [
          [806, 640],
          [930, 560],
        ],
      }) +
      guitar([858, 628], 130, 60) +
      table([640, 840], 330, 196, c.oak, 56) +
      microphone([600, 622], [528, 470]) +
      microphone([690, 622], [778, 470]) +
      sheet([640, 626], 44, 80) +
      speaks.arms +
      person(helper, {
        at: [180, 830],
        size: 470,
        view: "right",
        pose: "reach",
        mood: "worry",
        look: [440, 500],
        hands: [
          [300, 570],
          [306, 566],
        ],
        holds: tray([318, 568], 120, cup([290, 560], 36, c.cream) + cup([346, 560], 36, c.marker)),
      }) +
      plant([1110, 780], 190, "fern", c.clay)
    );
  },
});
