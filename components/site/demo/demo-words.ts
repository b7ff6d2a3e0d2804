export type DemoWord = { word: string } & (
  | { isReal: true; /** As a learner's dictionary says it. */ gloss: string }
  | { isReal: false; /** The real word it is most easily taken for. */ nearest: string }
);

const real = (word: string, gloss: string): DemoWord => ({ word, isReal: true, gloss });
const invented = (word: string, nearest: string): DemoWord => ({ word, isReal: false, nearest });

/** How hard the words of a visit are, one after the other: a guess on the score scale. */
export const demoLevels = [35, 60, 85, 105, 130] as const;

/** Made for the demonstration only; none of them is in the question bank. A visit plays one row, the next visit the next. */
export const demoSets: readonly (readonly DemoWord[])[] = [
  [
    real("kitchen", "a room where food is cooked"),
    invented("glaspet", "glasses"),
    real("reluctant", "not wanting to do something"),
    invented("hestitude", "destitute"),
    real("gossamer", "something very light and thin"),
  ],
  [
    invented("tabrel", "table"),
    real("harvest", "the time when crops are gathered"),
    invented("momential", "potential"),
    real("scrutiny", "a very careful look at something"),
    real("ephemeral", "lasting only a short time"),
  ],
  [
    invented("sarpet", "carpet"),
    real("pillow", "something soft to rest your head on"),
    real("diligent", "working hard and with care"),
    real("taciturn", "saying very little"),
    invented("inclident", "incident"),
  ],
  [
    invented("candlow", "candle"),
    real("lantern", "a lamp that you can carry"),
    real("candid", "honest and open"),
    invented("quandrous", "wondrous"),
    real("ubiquitous", "seeming to be everywhere"),
  ],
  [
    real("island", "land with water all around it"),
    real("shallow", "not deep"),
    invented("stubbent", "student"),
    real("meticulous", "taking care over every detail"),
    invented("obtensive", "obsessive"),
  ],
  [
    real("blanket", "a large warm cover for a bed"),
    invented("plonder", "plunder"),
    invented("perdiction", "perfection"),
    real("lenient", "not as strict as could be expected"),
    real("laconic", "using few words"),
  ],
];
