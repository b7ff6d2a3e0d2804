import { among } from "@/lib/assess/rules/words/among";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import { lowAt, replace, rule, type Rule } from "@/lib/assess/rules/match/rule";
import { isBe } from "@/lib/assess/rules/words/closed";
import { pairOf } from "@/lib/assess/rules/words/confused-pairs";
import { inflect, verbAs, verbReadings } from "@/lib/assess/rules/words/verbs";

/** Pattern (the kept word is the wrong one) and what is meant. */
const pairs: readonly (readonly [pattern: string, right: string, confidence?: number])[] = [
  ["forgot|forget|remember|know|knows|see|ask|asked <were> i|you|he|she|it|we|they|the|my", "where", 0.85],
  ["he|she|it|that|who|@singular <dose> not|n't|@base", "does", 0.85],
  ["i|you|we|they|people|@plural <dose> not|n't|@base", "do", 0.85],
  ["<borrow|borrowed|borrows> me|him|us|them @determiner|some|money", "lend", 0.9],
  ["be|please|very|so|keep|is|are|was|were <quite> $|,|because|and|place|when", "quiet"],
  ["a|very|and <quite> place|area|street|neighborhood|town|village|room", "quiet"],
  ["a|an <quiet> good|interesting|difficult|different|expensive|easy|big|often|important", "quite"],
  [
    "is|was|are|were|it's <quiet> a|an|good|interesting|difficult|different|expensive|easy|big|often|important",
    "quite",
  ],
  [
    "to|will|can|could|would|might|may|n't|not|you|we|they|i|and <loose> @determiner|weight|time|money|control|everything|@object|interest|hope|contact|touch|their|his",
    "lose",
  ],
  ["is|was|are|without|of|by|avoid|keep|be <loosing> @any", "losing"],
  ["^|that|and|because|think|,|but <their> is|are|was|were|will|has|have", "there"],
  ["^|,|that|because <their> @plural|people that|who", "there are"],
  [
    "that|because|if|when|but|so <there> work|like|think|know|feel|live|learn|play|love|get|go to|in|on|at|for|only|hard|too|about|@determiner|with",
    "they",
  ],
  ["^|that|and|because|think|,|but <they're> is|are|was|were", "there"],
  [
    "in|with|of|for|to|at|on|and|lost|have <there> own|parents|friends|children|life|lives|family|families|country|jobs|time|money|house|homes|names|students|work|minds|future|health",
    "their",
  ],
  ["some|an|the|my|your|his|her|good|any|this|that|of|give|need|useful|their <advise> !(@base)", "advice"],
  [
    "to|would|will|can|could|i|we|they|must <advice> you|him|her|them|me|us|people|@possessive|students",
    "advise",
  ],
  ["have|has|had|a|an|the|great|big|negative|positive|bad|good|no <affect> on|of|is|in", "effect"],
  [
    "can|will|may|might|could|to|not|n't|would|also <effect> @determiner|people|@object|our|students",
    "affect",
  ],
  [
    "is|are|was|were|been|it's|it <to> much|late|expensive|difficult|far|hard|big|small|young|old|long|hot|cold|many|busy",
    "too",
    0.75,
  ],
  ["@modal|to|n't <except> @determiner|this|that|it|the", "accept"],
  ["everyone|everything|every|all|nothing|nobody|days <accept> @determiner|me|him|for|sunday|my", "except"],
  ["^|i|we|they|he|she|@noun|that|you <were> i|he|she|it is|was", "where", 0.5],
  ["the|hot|cold|nice|bad|good|rainy|sunny <whether> is|was|will|in|and|$|,|here|today|forecast", "weather"],
  ["know|wonder|ask|asked|sure|decide <weather> i|you|he|she|it|we|they|or|to|@determiner", "whether"],
  [
    "in|of|my|your|his|her|our|their|daily|whole|modern|better|good|happy|city|the|social|real <live> is|was|$|,|and|in|of|will|has|because",
    "life",
  ],
  ["i|we|they|people|you|who|not|n't|can|would <life> in|with|at|near|here|there|alone|together", "live"],
  ["my|your|his|her|our|their|strong|religious|the|a <believe> is|that|in|$|was", "belief"],
  ["i|we|they|you|to|not|n't|really|people <belief> that|in|it|you", "believe"],
  ["to|can|n't|not|hard|could <breath> $|in|well|the|fresh|deeply|clean|air|and", "breathe"],
  ["@modal|to|n't|not <chose> @any", "choose"],
  ["have|has|i|we|they|she|he|had|time|years|days <past> the|my|an|away|by", "passed", 0.5],
  ["even <thought>", "though"],
  ["delicious|sweet|eat|ate <desert> $|after|and|was|was|,|menu|like", "dessert", 0.6],
  ["can|could|n't|to|i|we|you <here> music|noise|voices|voice|sounds|the|a|him|her|them", "hear", 0.6],
  ["n't|not|to|i|we|you|they <now> how|that|what|who|him|her|them|where|why", "know", 0.6],
  ["<brake> the|a law|record|rule|leg|arm", "break"],
  [
    "my|new|her|his|some|of|buy|wear|wearing|bought|these|their|wash|warm|clean|many|expensive <clothe|cloths> $|,|and|for|in|that|are|from|because",
    "clothes",
  ],
  [
    "my|new|her|his|buy|wear|wearing|bought|their|wash|warm|expensive <cloth> $|,|and|for|in|are|because",
    "clothes",
    0.7,
  ],
  [
    "because|front|instead|kind|lot|lots|one|some|most|out|many|afraid|number|part|end|rest|all|both|tired <off> the|my|a|his|her|their|people|them|course|things",
    "of",
    0.75,
  ],
  [
    "take|took|turn|turned|get|got|switch|switched|takes|taking|turning <of> the|your|my|his|her light|lights|tv|shoes|bus|train|clothes|coat|phone|computer|hat",
    "off",
  ],
  ["world|inner <piece> $|,|and|in", "peace"],
  ["in|live|for|world|of <piece> $|,|and|in", "peace", 0.6],
  ["a|one|small|another|this|two <peace> of", "piece"],
  ["<principle> of the|my|our school", "principal"],
  ["the|our|my <principle> said|told|is|was", "principal", 0.6],
  ["have|has|'ve|had <being> @adj|@part|there|to|in|a|the", "been", 0.75],
  ["am|is|are|was|were|'m|'re <been> @any", "being", 0.6],
  ["of|without|for|after|before|about|by|from|in|like|hate|love|enjoy <been> @any", "being", 0.7],
  ["<your> welcome|right|wrong|going|doing|looking|very|so|not", "you're", 0.7],
  [
    "<its> very|too|also|just|only|called|impossible|possible|true|clear|better|good|bad|like|always",
    "it's",
    0.75,
  ],
  [
    "when|if|that|because|while|since|where|think|know|hope <your> in|at|on|not|going|a|an|the|with|young|older|sick|tired|sad|happy|alone|bored",
    "you're",
    0.75,
  ],
  ["@object <to> much|many $|,|and|because|for|in", "too", 0.8],
  [
    "is|was|are|were|be|look|looks|looked|seem|seems|becomes|become <to> big|small|expensive|difficult|tired|pretty|busy|young|high|short|tall|loud|dangerous|heavy|lazy|far|important|easy|strict|risky|old|sad|bad|good|late|early|boring",
    "too",
    0.8,
  ],
  ["<its> a|an|the|not|so|important|difficult|been|going|because|really|hard|easy", "it's", 0.7],
  [
    "i|we|you|they|he|she|and|to|can|could <by> a|some|new|it|the|food|clothes|things car|house|new|bread|food|phone|clothes|book|$|ticket|computer",
    "buy",
    0.75,
  ],
  ["make|makes|made|have|has|no|more|common|any <since> $|to|of|for", "sense", 0.75],
  ["<dairy> every|about day|my", "diary", 0.5],
  ["to|@modal|n't|i|we|they <rise> my|the|your|their|money|children|a|his|her|prices|taxes", "raise"],
  [
    "prices|price|temperature|temperatures|population|sun|number|cost|costs|level <raised|raises|raise> $|in|by|last|every|quickly|during|and|,|very|to|over|slowly",
    "rise",
    0.8,
  ],
  ["to|@modal|please|n't|you|could|can <borrow> me|him|her|us|them", "lend", 0.9],
  ["can|could|may|to <lend> @determiner @adj? @noun from", "borrow", 0.8],
  ["<learned|learns|learn> me|us|him|them how|to|english|that|a|many|about|math|a", "teach", 0.9],
  [
    "to|@modal|can|please|always|n't|i|this|it|photo|song|picture|@noun|and|they <remember|remembers|remembered> me|us|him|them|her of|to|about",
    "remind",
    0.8,
  ],
  ["very|more|too|so|is|are|a <sensible> person|because|girl|boy|to|skin|topic|when", "sensitive", 0.45],
  [
    "a|an|the|another|new|my|long|short|good|nice|this|first|great|our <travel> to|was|with|in|around|$|,|last|and",
    "trip",
    0.7,
  ],
  [
    "i|we|they|he|she|can|to|always|'m|was|were|am|is|are|sit|never|often|usually|on <see|seeing> tv|television|videos",
    "watch",
    0.8,
  ],
  [
    "to|i|we|always|can|like|n't|am|is|are|was|love|usually|and|he|she|they|'m <hear|hearing> music|songs|podcasts|radio|lectures",
    "listen to",
    0.7,
  ],
  ["to|can|will|want|i|he|she|they <win> money|salary $|for|with|to|in|by|and", "earn", 0.6],
  [
    "the <economical> situation|crisis|growth|problem|problems|development|system|conditions|reasons",
    "economic",
  ],
  [
    "an|the|serious|big|global|for <economical> situation|crisis|growth|problem|problems|development|system|conditions|reasons",
    "economic",
  ],
  ["at <least> but", "last", 0.4],
  ["would|could|should|might|must|'d|n't <of> @part", "have", 0.9],
  ["used|use|get <too> @base", "to", 0.7],
  ["want|wanted|wants|need|have|going|like|able|how|order|time|used <too> @base", "to", 0.85],
  ["<alot> of|@any", "a lot", 0.85],
  ["at|to|from|my|the|go <collage> $|,|and|in|every|student|students|is|was|last|next", "college", 0.7],
  ["<where> a|two|three|many|very|so|not people|students|tired|happy", "were", 0.5],
  [
    "they|we|you|people|children|friends|students|parents <where> @adj|@ing|@part|in|at|very|so|not|a",
    "were",
    0.8,
  ],
  ["<wich|witch> is|are|was|has|have|can|i|you|we", "which", 0.85],
  ["has|had|have <lead> to|@determiner", "led", 0.7],
  [
    "go|went|walk|walked|pass|passed|look|goes|going|came|come <threw|trough|though> the|a|my|it",
    "through",
    0.8,
  ],
  ["the|of|my|her|his <stuffs> $|,|and|in|that", "stuff", 0.8],
  [
    "go|goes|study|work|works|play|it|run|walk|gym|school|english|@verb <everyday> $|,|and|because|at|with|after|before|in|to",
    "every day",
    0.8,
  ],
  ["it|this|that|they|there|he|she <maybe> @adj|be|a|@part|true|difficult", "may be", 0.7],
  ["<sometime> i|we|they|he|she|it|people|you|,", "sometimes", 0.8],
  ["can|n't|even|want|i <effort> to buy|pay|go|it", "afford", 0.7],
  ["@be|feel|very|so|more <save> and|$|,", "safe", 0.6],
  [
    "to|can|we|could|will|should|i|must|help <safe> money|time|the|water|energy|lives|our|electricity|a",
    "save",
    0.8,
  ],
  [
    "want|wants|wanted|need|needs|have|has|had|able|going|how|try|tries|trying|hope|like|chance|ability|order|ready to <success> in|at|@noun|$|,|and",
    "succeed",
    0.8,
  ],
  ["will|can|must|n't|not <success> in|$|,|and|is|because", "succeed", 0.6],
  [
    "he|she|i|we|they|you|will|to is|are|be|become|was|very|been <success> $|,|and|in|because|person|people|student|business",
    "successful",
    0.75,
  ],
  ["eat|eating|be|stay|keep|more|very <health> food|foods|$|lifestyle", "healthy", 0.7],
  [
    "more|very|so|less|really <danger|importance|difficulty|differents|beauty|convenience|confidence|independence|patience|silence> $|,|for|to|than|and|because|when",
    "",
    0.7,
  ],
  [
    "a|the|of|in|is|are <difference> countries|people|cultures|things|ways|places|kinds|languages|from|kind|ideas",
    "different",
    0.75,
  ],
  ["@possessive|the|a <choose> is|of|$|was|between", "choice", 0.75],
  ["the|my|a|his|her|of|this|some|many <arrive> of|in|at|is", "arrival", 0.5],
  ["the|a|of|good|better|their|my|big <grow> of|in|is", "growth", 0.6],
  ["the|a|my|our|their|his|of|this|big <lost> of|is", "loss", 0.6],
  ["the|his|her|my|their|of|'s <dead> of|is|was", "death", 0.5],
];

const nounToAdjective: Record<string, string> = {
  danger: "dangerous",
  importance: "important",
  difficulty: "difficult",
  differents: "different",
  beauty: "beautiful",
  convenience: "convenient",
  confidence: "confident",
  independence: "independent",
  patience: "patient",
  silence: "silent",
};

const verbs = new Set(["teach", "lend", "borrow", "remind", "watch", "rise", "listen to"]);

function rightWord(low: string, right: string): string {
  if (right === "") return nounToAdjective[low] ?? low;
  if (!verbs.has(right)) return right;
  const [head, ...rest] = right.split(" ");
  const form = verbReadings(low)[0]?.form ?? "base";
  return [inflect(head ?? right, form), ...rest].join(" ");
}

const saying = "think say says said know believe feel see hope why that because if when but and so";
/** "The beach its a calm spot": the subject is there already, and what was meant is "is". */
function isSecondSubject({ index }: Word, { words }: Sentence): boolean {
  // "Is its true": the verb is there already.
  if (isBe(words[index - 1]?.low ?? "")) return true;
  if (words[index - 1]?.tag !== "NOUN") return false;
  const before = words.findLastIndex(({ tag }, at) => at < index && !among("NOUN ADJ DET", tag));
  const opener = words[before];
  return opener === undefined || opener.tag === "PUNCT" || among(saying, opener.low);
}

/** "Its just wake them": what was meant is "it", since another verb stands there. */
const isOnlyIt = ({ index }: Word, { words }: Sentence) => {
  const verb = words[index + 2];
  return (
    among("also just always only really", words[index + 1]?.low) &&
    verb?.tag === "VERB" &&
    verbAs(verb.low, "base", "s") !== null
  );
};

const fromPairs: readonly Rule[] = pairs.map(([pattern, right, confidence = 0.85]) =>
  rule(
    pairOf[right] ?? "word-family",
    pattern,
    ([word], { sentence }) => {
      const isIt = right === "it's" && (isSecondSubject(word, sentence) || isOnlyIt(word, sentence));
      const isSame = word.low === right || isIt;
      return isSame || (word.low === "past" && lowAt(sentence, word.index - 1) === "time")
        ? null
        : replace(word, rightWord(word.low, right));
    },
    { id: `confused-${right.replaceAll(/[^a-z]+/gi, "-") || "noun"}`, confidence },
  ),
);

export const confusedWordRules: readonly Rule[] = [...fromPairs];
