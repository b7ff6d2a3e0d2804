/** What each means is a message, in the reader's language as in practice. */
export const realWords = [
  "kitchen",
  "reluctant",
  "gossamer",
  "harvest",
  "scrutiny",
  "ephemeral",
  "pillow",
  "diligent",
  "taciturn",
  "lantern",
  "candid",
  "ubiquitous",
  "island",
  "shallow",
  "meticulous",
  "blanket",
  "lenient",
  "laconic",
] as const;
type RealWord = (typeof realWords)[number];

export type DemoWord =
  | { word: RealWord; isReal: true }
  | { word: string; isReal: false; /** The real word it is most easily taken for. */ nearest: string };

const real = (word: RealWord): DemoWord => ({ word, isReal: true });
const invented = (word: string, nearest: string): DemoWord => ({ word, isReal: false, nearest });

/** How hard the words of a visit are, one after the other: a guess on the score scale. */
export const demoLevels = [35, 60, 85, 105, 130] as const;

/** Made for the demonstration only; none of them is in the question bank. A visit plays one row, the next visit the next. */
export const demoSets: readonly (readonly DemoWord[])[] = [
  [
    real("kitchen"),
    invented("glaspet", "glasses"),
    real("reluctant"),
    invented("hestitude", "destitute"),
    real("gossamer"),
  ],
  [
    invented("tabrel", "table"),
    real("harvest"),
    invented("momential", "potential"),
    real("scrutiny"),
    real("ephemeral"),
  ],
  [
    invented("sarpet", "carpet"),
    real("pillow"),
    real("diligent"),
    real("taciturn"),
    invented("inclident", "incident"),
  ],
  [
    invented("candlow", "candle"),
    real("lantern"),
    real("candid"),
    invented("quandrous", "wondrous"),
    real("ubiquitous"),
  ],
  [
    real("island"),
    real("shallow"),
    invented("stubbent", "student"),
    real("meticulous"),
    invented("obtensive", "obsessive"),
  ],
  [
    real("blanket"),
    invented("plonder", "plunder"),
    invented("perdiction", "perfection"),
    real("lenient"),
    real("laconic"),
  ],
];
