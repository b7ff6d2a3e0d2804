import {
  insertBefore,
  lowAt,
  remove,
  replace,
  replaceSpan,
  rule,
  type Rule,
} from "@/lib/assess/rules/match/rule";
import { type Sentence } from "@/lib/assess/rules/text/word";
import { among } from "@/lib/assess/rules/words/among";

const isQuestion = ({ words }: Sentence) => words.slice(-2).some(({ low }) => low === "?");

const units = "year|years|month|months|week|weeks|day|days|hour|hours|minute|minutes";

/** "During three weeks": how long something takes. */
const howLong: readonly Rule[] = [
  rule(
    "preposition-wrong",
    `<during> about|almost|more|nearly? than? @number|many|several|one|a|two|three|half <${units}> $|,|.|and|but|because|@preposition`,
    ([during]) => replace(during, "for", "for"),
    { id: "during-weeks", confidence: 0.88 },
  ),
];

/** What descriptions of a picture begin with. */
const inPictures: readonly Rule[] = [
  rule(
    "preposition-wrong",
    "^ <on> the|this picture|photo|image|photograph i|you|we|there can|see|could|is|are",
    ([on]) => replace(on, "in", "in"),
    {
      id: "on-the-picture",
      confidence: 0.85,
    },
  ),
  rule(
    "preposition-wrong",
    "<on> the <background|foreground> $|of|there|you|we|,|.|i|a",
    ([on]) => replace(on, "in", "in"),
    {
      id: "on-the-background",
      confidence: 0.88,
    },
  ),
  rule(
    "preposition-wrong",
    "<in> the <left|right> of|there|you|we|,|side|i|is",
    ([on]) => replace(on, "on", "on"),
    {
      id: "in-the-left",
      confidence: 0.85,
    },
  ),
  rule(
    "missing-subject",
    "^ in the|this <picture|photo|image|photograph> <have|has> <a|an|one|two|three|four|many|some|several>",
    ([, verb, cue]) => replace(verb, among("a an one", cue.low) ? "there is" : "there are"),
    { id: "picture-have", confidence: 0.85 },
  ),
];

const prepositions: readonly Rule[] = [
  rule(
    "preposition-missing",
    "<listen|listens|listened|listening> <your|my|his|her|our|their> @noun",
    ([, whose]) => insertBefore(whose, "to"),
    {
      id: "listen-your",
      confidence: 0.9,
    },
  ),
  rule(
    "preposition-missing",
    "<wait|waits|waiting|waited> <your|his|her|their> <answer|reply|letter|email|call|message>",
    ([, whose]) => insertBefore(whose, "for"),
    { id: "wait-your-answer", confidence: 0.9 },
  ),
  rule(
    "usual-phrase",
    "<because> <of> <it|he|she|they|we|i|there> <is|was|are|were|has|had|have>",
    ([because, of]) => replaceSpan(because, of, because.text),
    {
      id: "because-of-it-was",
      confidence: 0.88,
    },
  ),
  rule(
    "usual-phrase",
    "<look|looks|looked> <like> <tired|happy|sad|angry|bored|excited|worried|nervous|surprised|relaxed|busy> $|and|,|.|because|but|or",
    ([verb, like]) => replaceSpan(verb, like, verb.text),
    { id: "looks-like-tired", confidence: 0.85 },
  ),
];

const pronouns: readonly Rule[] = [
  rule(
    "possessive-form",
    "<friend|friends|colleague|classmate> <of> <me|him|us|them> $|,|.|and|who|is|was|lives|lived|has|had|told|said|came|works|from|called|@preposition",
    ([, of, whose], { sentence }) => {
      const owners: Record<string, string> = { me: "mine", him: "his", us: "ours", them: "theirs" };
      const isShared =
        among("and or", lowAt(sentence, whose.index + 1)) && sentence.words[whose.index + 2]?.tag === "PRON";
      return isShared ? null : replaceSpan(of, whose, `of ${owners[whose.low]}`);
    },
    { id: "friend-of-me", confidence: 0.88 },
  ),
  rule(
    "confused-words",
    "man|woman|boy|girl|person|people|friend|student|teacher|child|children|family <who> <'s> bag|car|house|phone|name|parents|mother|father|brother|sister|son|daughter|dog|cat|book|job|wife|husband|eyes|hair",
    ([who, short]) => replaceSpan(who, short, "whose"),
    { id: "whos-bag", confidence: 0.85 },
  ),
  rule(
    "confused-words",
    "<a|the|this> <house|book|car|phone|film|movie|picture|photo|city|bag|shop|thing|computer|song|present|dress> <what> <i|he|she|we|they|you|is|was>",
    ([, , what], { sentence }) => (isQuestion(sentence) ? null : replace(what, "that")),
    { id: "house-what", confidence: 0.88 },
  ),
  rule(
    "reflexive",
    "<i> <feel|felt> <me> very|so|really? <@adj|tired|good|bad|happy|sick>",
    ([, verb, me]) => remove(me, verb.text),
    {
      id: "i-feel-me",
      confidence: 0.88,
    },
  ),
];

const quantities: readonly Rule[] = [
  rule(
    "article-extra",
    "<a> <many> <@plural|people>",
    ([a, many], { sentence }) =>
      among("great good", lowAt(sentence, many.index - 1)) ? null : remove(a, many.text),
    {
      id: "a-many",
      confidence: 0.9,
    },
  ),
  rule(
    "much-many",
    "have|has|had|give|gives|gave|need|needs|with|too|so <many> <work|help|time|homework|traffic|money|information|advice|furniture|luggage|rice|bread|water|food> $|,|.|and|but|because|in|on|at|for|to|with|this|today|every|now|left",
    ([many, noun]) => replace(many, "much", noun.text),
    { id: "many-work", confidence: 0.85 },
  ),
  rule(
    "usual-phrase",
    "^|,|and|that|because|but <almost> <people|students|teenagers|children|men|women|countries|families> !(-)",
    ([almost, noun]) => replaceSpan(almost, noun, `almost all ${noun.text}`),
    {
      id: "almost-people",
      confidence: 0.88,
    },
  ),
  rule(
    "article-missing",
    "<have|had|has|having> very|really|so? <good|great|nice|wonderful|fantastic|lovely> <time> $|,|.|and|with|in|at|there|together|on",
    ([, adjective]) => insertBefore(adjective, "a"),
    {
      id: "had-good-time",
      confidence: 0.85,
    },
  ),
  rule(
    "number-modifier",
    "<a|an|the|this> <@number> <years> <old> <@noun>",
    ([, number, years, old]) =>
      (old ? replaceSpan(number, old, `${number.text}-year-old`) : null) ?? replace(years, "year"),
    { id: "a-20-years-old", confidence: 0.9 },
  ),
];

const words: readonly Rule[] = [
  rule(
    "adjective-adverb",
    "<be|is|was|were|are> very|so|too? <hardly> to <@base>",
    ([, hardly, verb], { sentence }) =>
      among("blame say", verb.low) || isQuestion(sentence) ? null : replace(hardly, "hard"),
    {
      id: "hardly-to-find",
      confidence: 0.85,
    },
  ),
  rule(
    "adjective-adverb",
    "<study|studies|studied|studying|work|works|worked|working> <hardly> $|,|.|and|for|to|every|all|in|at|because",
    ([, hardly], { sentence }) =>
      among("any anything ever at", lowAt(sentence, hardly.index + 1)) &&
      lowAt(sentence, hardly.index + 2) === "all"
        ? null
        : replace(hardly, "hard"),
    { id: "work-hardly", confidence: 0.8 },
  ),
  rule(
    "usual-phrase",
    "<thanks|thank> <god>",
    ([first, god]) => (first.low === "thanks" ? replaceSpan(first, god, "thank God") : null),
    {
      id: "thank-god",
      confidence: 0.85,
    },
  ),
  rule(
    "double-subject",
    "^ <my|his|her|our> <mother|father|mom|dad|brother|sister|son|daughter|wife|husband|uncle|aunt|cousin|friend|boss|teacher|grandmother|grandfather> <he|she> <is|was|has|had|works|lives|likes|can|will|wants|goes|went|told|said|loves>",
    ([, person, pronoun]) => remove(pronoun, person.text),
    {
      id: "my-mother-she",
      confidence: 0.85,
    },
  ),
  rule(
    "missing-subject",
    "^ in <my|our|this|the> <country|city|town|village|region|summer|winter|spring|fall|picture> <is|was> <very|so|too|not|really> <hot|cold|important|difficult|easy|common|popular|warm|good|hard|dangerous|expensive|cheap|nice|normal|usual>",
    ([, , be]) => (be ? insertBefore(be, "it", be.text) : null),
    { id: "in-my-country-is", confidence: 0.85 },
  ),
];

export const plainPhraseRules: readonly Rule[] = [
  ...howLong,
  ...inPictures,
  ...prepositions,
  ...pronouns,
  ...quantities,
  ...words,
];
