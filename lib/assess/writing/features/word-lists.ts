const list = (words: string) => new Set(words.split(" "));

/** Words of grammar: they say nothing of what a text is about. */
export const functionWords = list(
  "a an the and or but nor so yet if then than that this these those there here i me my mine myself you your yours yourself he him his himself she her hers herself it its itself we us our ours ourselves they them their theirs themselves who whom whose which what when where why how am is are was were be been being do does did done doing have has had having can could may might must shall should will would ought not no yes of in on at by for from to with without about into onto over under after before between through during against among up down out off again further once all any both each few more most other some such only own same too very just also as because until while although though however therefore one ones don't doesn't didn't can't couldn't won't wouldn't isn't aren't wasn't weren't haven't hasn't hadn't shouldn't i'm i've i'll i'd you're it's he's she's we're they're that's there's let's get got much many lot lots really thing things",
);

/** What a sentence leans on a main one with. */
export const subordinators = list(
  "because although though while whereas since unless until when whenever where wherever if whether that which who whom whose after before once so as than how why what whatever",
);

/** Everyday words that say little; more precise ones are at hand for each. */
export const generalWords = list(
  "good bad nice big small thing things stuff very really lot lots happy sad beautiful great interesting important get got make made do did people",
);

/** What stands in the past in a sentence about "yesterday" and the like is the rules' business; here only forms count. */
export const modalWords = list("can could may might must shall should will would");
export const perfectWords = list("have has had having");
export const beWords = list("am is are was were be been being");
