type SpellingRule = { american: RegExp; british: string };

/** Applied to American spellings; a pair counts only where both forms are in the word list. */
const rules: SpellingRule[] = [
  {
    american: /or(?=(?:s|ed|ing|er|ers|ful|fully|able|ably|less|ite|ites|hood|hoods|ly|al|ist)?$)/,
    british: "our",
  },
  {
    american:
      /(?<=^(?:cent|met|centimet|kilomet|lit|theat|fib|calib|sab|somb|spect|lust|meag|scept|och|mit|goit))er(?=s?$)/,
    british: "re",
  },
  { american: /(?<=^cent)ered$/, british: "red" },
  { american: /iz(?=(?:e|es|ed|er|ers|ing|ation|ations|able)$)/, british: "is" },
  { american: /yz(?=(?:e|es|ed|er|ers|ing)$)/, british: "ys" },
  { american: /(?<=[aeiou])l(?=(?:ed|ing|er|ers|or|ors|ous|en)$)/, british: "ll" },
  { american: /og(?=s?$)/, british: "ogue" },
  { american: /ens(?=(?:e|es)$)/, british: "enc" },
];

/** Pairs that the rules would find and that are different words, by their American member. */
const differentWords = new Set(
  `prize prizes prized seize seizes seized sizer sizers maize assize holer soler tenor tenors piker
  pikers`.split(/\s+/),
);

const irregularPairs: readonly (readonly [american: string, british: string])[] = `
  gray grey, grayer greyer, grays greys, tire tyre, tires tyres, aluminum aluminium, program programme,
  programs programmes, curb kerb, curbs kerbs, plow plough, plows ploughs, plowed ploughed, mold mould, molds moulds,
  moldy mouldy, mustache moustache, pajamas pyjamas, skeptic sceptic, skeptics sceptics, skeptical sceptical,
  skepticism scepticism, jewelry jewellery, aging ageing, judgment judgement, judgments judgements,
  maneuver manoeuvre, maneuvers manoeuvres, pediatric paediatric, encyclopedia encyclopaedia,
  encyclopedias encyclopaedias, airplane aeroplane, airplanes aeroplanes, draft draught, drafts draughts, cozy cosy,
  whiskey whisky, donut doughnut, fulfill fulfil, enroll enrol, enrollment enrolment, installment instalment,
  skillful skilful, willful wilful, esthetic aesthetic, anesthetic anaesthetic, artifact artefact,
  artifacts artefacts, ax axe, mom mum, moms mums, acknowledgment acknowledgement, license licence,
  licenses licences, practice practise, practices practises, practiced practised, practicing practising,
  anemia anaemia, orthopedic orthopaedic, archeology archaeology, archeologist archaeologist, disk disc, disks discs,
  licorice liquorice, omelet omelette, omelets omelettes, sulfur sulphur, yogurt yoghurt, burned burnt,
  dreamed dreamt, spelled spelt, learned learnt, spoiled spoilt, leaped leapt, kneeled knelt, chili chilli,
  furor furore, toward towards, check cheque, checks cheques, specialty speciality, vise vice,
  catalog catalogue, dialog dialogue, aesthetically esthetically, ton tonne, tons tonnes, math maths, gram gramme,
  armory armoury, savory savoury
`
  .split(",")
  .map((pair) => pair.trim().split(" "))
  .flatMap(([american, british]) => (american && british ? [[american, british] as const] : []));

/** British members that are ordinary American words too, so that they do not mark a text as British. */
const fineInAmerican = new Set(
  `vice burnt dreamt learnt leapt knelt aesthetic aesthetically archaeology
  archaeologist catalogue dialogue disc doughnut whisky axe tonne towards omelette speciality`.split(/\s+/),
);

export type RegionalPairs = {
  /** The spelling on the other side of the ocean, for a word that has two. */
  otherForm: (word: string) => string | null;
  /** A spelling that an American reader takes for a mistake. */
  isBritish: (word: string) => boolean;
};

/** `count` is how often Americans write a word: the American member of a pair is the one they write more. */
export function regionalPairs(
  spellings: ReadonlySet<string>,
  count: (word: string) => number,
): RegionalPairs {
  const british = new Map<string, string>();
  const american = new Map<string, string>();

  const add = (here: string, there: string) => {
    american.set(here, there);
    british.set(there, here);
  };
  for (const word of spellings) {
    const there = britishForm(word, spellings);
    if (there && count(word) > 0 && count(word) >= count(there)) add(word, there);
  }
  for (const [here, there] of irregularPairs) add(here, there);

  return {
    otherForm: (word) => american.get(word) ?? british.get(word) ?? null,
    isBritish: (word) => british.has(word) && !american.has(word) && !fineInAmerican.has(word),
  };
}

function britishForm(word: string, spellings: ReadonlySet<string>): string | null {
  if (word.length < 5 || differentWords.has(word)) return null;
  for (const { american, british } of rules) {
    if (!american.test(word)) continue;
    if (british === "ll" && isSilentE(word, spellings)) continue;
    const there = word.replace(american, british);
    if (spellings.has(there)) return there;
  }
  return null;
}

/** "filed" comes from "file", so "filled" is another word; "canceled" does not come from "cancele". */
function isSilentE(word: string, spellings: ReadonlySet<string>) {
  const stem = word.replace(/(?:ed|ing|ers?|ors?|ous|en)$/, "");
  return spellings.has(`${stem}e`);
}
