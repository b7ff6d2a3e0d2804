const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
const has = (words: ReadonlySet<string>) => (low: string) => words.has(low);

export const isModal = has(list("can could will would shall should may might must 'll"));
export const isBe = has(list("be am is are was were been being 'm 're"));
export const isHave = has(list("have has had having 've"));
export const isDo = has(list("do does did"));
export const isSubjectPronoun = has(list("i you he she it we they"));
export const isThirdSingularPronoun = has(list("he she it"));
export const isPossessive = has(list("my your his her its our their"));
export const isArticle = has(list("a an the"));
export const isDeterminer = has(
  list(
    "a an the this that these those my your his her its our their some any no every each another either neither",
  ),
);
export const isPreposition = has(
  list(`of in on at to for with by from about into onto over under after before between during without within through
  against among around behind beside below above across along near inside outside toward towards upon since until till
  despite per via beyond off up down out as like than except opposite past`),
);
export const isConjunction = has(list("and or but nor yet so"));
export const isSubordinator = has(
  list(`because although though if when while whereas unless that whether since until before after once as so why how what
  where which who whom whose whenever wherever whatever whoever`),
);
export const isRelative = has(list("who which that"));
export const isQuestionWord = has(list("what where when why how who whom whose which"));
export const isFrequency = has(
  list(`always never often usually sometimes rarely seldom also still just already really probably certainly definitely
  generally normally frequently hardly ever even only actually currently constantly simply finally easily quickly slowly
  mostly mainly mostly both all each`),
);
export const isNumberAboveOne = has(
  list(`two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty thirty forty fifty sixty seventy eighty ninety`),
);
export const isObjectPronoun = has(list("me you him her it us them"));
export const isReflexive = has(
  list("myself yourself himself herself itself ourselves yourselves themselves"),
);

const closed = new Map<string, string>();
const say = (tag: string, words: string) => {
  for (const word of words.split(/\s+/)) closed.set(word, tag);
};
say(
  "DET",
  "a an the this these those my your his its our their some any no every each another either neither",
);
say(
  "AUX",
  "am is are was were be been being 'm 're can could will would shall should may might must 'll 've",
);
say(
  "PRON",
  `i you he she it we they me him us them myself yourself himself herself itself ourselves yourselves themselves
mine yours hers ours theirs who whom whose what which something anything nothing everything someone anyone everyone
somebody anybody everybody nobody none`,
);
say(
  "ADP",
  "of in at for with by from into onto during without within among toward towards upon despite via beside near",
);
say("CCONJ", "and or but nor");
say("SCONJ", "because although though if unless whether whereas while");
say(
  "ADV",
  `very too also always never often usually sometimes rarely seldom already really not here there then now ago
when where why how again away maybe perhaps however therefore moreover furthermore quite almost instead everywhere
somewhere anywhere nowhere soon later today yesterday tomorrow tonight even ever still just only`,
);
say("ADJ", "other many few several such");
say("PART", "n't");

/** The part of speech of a word of grammar that has but one in learners' sentences. */
export const closedTagOf = (low: string): string | null => closed.get(low) ?? null;
export const isClosedWord = (low: string): boolean =>
  closed.has(low) ||
  isPreposition(low) ||
  isConjunction(low) ||
  isSubordinator(low) ||
  isModal(low) ||
  low === "to" ||
  low === "her";
