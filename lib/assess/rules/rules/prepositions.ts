import { everyForm } from "@/lib/assess/rules/words/verbs";
import { among } from "@/lib/assess/rules/words/among";
import { isPersonNoun } from "@/lib/assess/rules/words/countable";
import { lowAt, replace, replaceSpan, rule, type Rule } from "@/lib/assess/rules/match/rule";
import * as closed from "@/lib/assess/rules/words/closed";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";

/** Verb or adjective, what learners put behind it, what stands there; a verb (`v`) in each of its forms. */
const wrongAfter = `
v depend/rely | of/from/in/to/about | on
v consist | from/on | of
v participate | at/to/on | in
v succeed | to/at/for | in
v believe | on/at | in
v belong | for/of | to
v laugh | of/on/to/from | at
v focus/concentrate | in/at/to/about | on
v dream | with/on | about
v insist | in/for | on
v graduate | of/at | from
v suffer | of/by/with | from
v apologize | of | for
v complain | for/on/of | about
v specialize | on/at | in
a married | with/from | to
a interested | on/for/about/at/to/of/with | in
a similar | with/of/as/like | to
a afraid | from/about/with/by | of
a proud | for/about/from/on/with | of
a responsible | of/about/to | for
a famous | of/by/with | for
a capable | for/in/on/to | of
a full | with/by | of
a satisfied | of/from/about/on | with
a bored | from/about | with
a addicted | in/on/at/with/for | to
a accustomed | with/in/of | to
a aware | about/on/for | of
a fond | in/for/about/with/to | of
a disappointed | from | with
a covered | of | with
a dressed | with/on | in
a surprised | of/from/for | at
a angry | on/to/of | with
a jealous | on/about/from/for/with | of
a ashamed | for/from/about | of
a sorry | of | for
a according | with/for/of | to
a instead | to | of
a because | from | of
`;

const rows = wrongAfter
  .trim()
  .split("\n")
  .map((row) => row.split("|").map((cell) => cell.trim()))
  .filter((row) => row[1] !== "");

/** "What I believe about it": the object stands before the verb, and the preposition is another matter. */
const saysWhat = (cue: Word, { words }: Sentence) =>
  words.slice(Math.max(0, cue.index - 5), cue.index).some(({ low }) => among("what whatever which", low));

const isTimeOrHome = ({ low, tag }: Word) => low === "home" || (tag === "NUM" && /^\d/.test(low));

const placesAndTimes =
  "library class classroom school university college room bedroom house home office city street country place park gym lab kitchen garden bus train morning afternoon evening night moment beginning end time summer winter silence peace noise crowd order front";
/** "He could never focus in the kitchen": where or when it was, and not on what. */
function isWhere(preposition: Word, { words }: Sentence): boolean {
  const rest = words.slice(preposition.index + 1, preposition.index + 5);
  const head = rest.find(({ tag }) => among("NOUN PROPN", tag));
  return among("in at on by", preposition.low) && among(placesAndTimes, head?.low);
}

const isVerbNext = (preposition: Word, next: Word | undefined) =>
  preposition.low === "to" && among("VERB AUX", next?.tag);

/** "Because from here we see it": the clause that "because" begins comes behind a place of its own. */
const hasClause = ({ index }: Word, { words }: Sentence) =>
  words[index - 1]?.low === "because" &&
  (words.slice(index + 1).some(({ low, tag }) => closed.isSubjectPronoun(low) || tag === "AUX") ||
    among("now then there here where what", words[index + 1]?.low));

const fromTable: readonly Rule[] = rows.map(([head = "", wrong = "", right = ""]) => {
  const [letter, words = ""] = head.split(" ");
  const heads = letter === "v" ? everyForm(words.replaceAll("/", " ")) : words;
  return rule(
    "preposition-wrong",
    `<${heads}> <${wrong.replaceAll("/", "|")}> !(${letter === "v" ? "time|first|least|all|last|once|@question" : "time|least|all|once"}) @any`,
    ([cue, preposition], { sentence }) => {
      if (letter === "v" && (cue.tag === "NOUN" || saysWhat(cue, sentence))) return null;
      const next = sentence.words[preposition.index + 1];
      if (isVerbNext(preposition, next) || hasClause(preposition, sentence)) return null;
      if (letter === "v" && !among("participate depend believe", words) && isWhere(preposition, sentence))
        return null;
      return next && isTimeOrHome(next) ? null : replace(preposition, right, cue.text);
    },
    { id: `preposition-after-${words.replace(/\/.*/, "")}`, confidence: 0.8 },
  );
});

export const wrong = (id: string, pattern: string, right: string, confidence = 0.8): Rule =>
  rule("preposition-wrong", pattern, ([preposition, cue]) => replace(preposition, right, cue.text), {
    id,
    confidence,
  });

const looking = new Set(everyForm("look point stare gaze glance shout aim").split("|"));
/** "He pointed up at the sky". */
const isLookedAt = ({ index }: Word, sentence: Sentence) => {
  const before = lowAt(sentence, index - 1);
  return looking.has(before === "up" ? lowAt(sentence, index - 2) : before);
};

const phrases: readonly Rule[] = [
  rule(
    "preposition-wrong",
    "@be|'s|'re|very|so|much|too|quite|completely <different> <of|with> @any",
    ([cue, preposition]) => replace(preposition, "from", cue.text),
    { id: "different-from", confidence: 0.8 },
  ),
  wrong("on-the-side", "<in> the other|left|right <side>", "on", 0.85),
  wrong("at-the-stop", "<in> the|a bus|train|tram <stop> $|,|and|with|when", "at", 0.7),
  rule(
    "preposition-wrong",
    "<prefer|prefers|preferred> <@noun|@ing> <than> @any",
    ([cue, , than]) => replace(than, "to", cue.text),
    { id: "prefer-to", confidence: 0.85 },
  ),
  rule(
    "preposition-wrong",
    "<thank|thanked|thanks> @object? <of|about> @any",
    ([cue, preposition]) => replace(preposition, "for", cue.text),
    { id: "thank-for", confidence: 0.8 },
  ),
  rule(
    "preposition-wrong",
    "<good|bad|excellent|terrible|better|great> <in|on> <math|maths|mathematics|english|science|sports|sport|cooking|drawing|singing|dancing|playing|swimming|writing|reading|speaking|physics|chemistry|languages|history|tennis|football|soccer|chess|music|art|painting|running|@ing>",
    ([cue, preposition, next], { sentence }) =>
      next &&
      cue.tag === "ADJ" &&
      !among("it them him her", lowAt(sentence, cue.index - 1)) &&
      !/^(?:during|being|living|having)$/.test(next.low)
        ? replace(preposition, "at", cue.text)
        : null,
    { id: "good-at", confidence: 0.8 },
  ),
  wrong("on-foot", "<by> <foot>", "on", 0.9),
  wrong("on-my-own", "<by> my|your|his|her|our|their <own> $|,|and|because|when", "on"),
  wrong(
    "by-car",
    "go|goes|went|going|travel|travels|traveled|traveling|come|comes|came|arrive|arrived|there|here|home|work|school <with|in> <train|bus|plane|car|bicycle|bike> $|,|and|because|to",
    "by",
    0.6,
  ),
  rule(
    "preposition-wrong",
    `<${everyForm("arrive")}> <to> <the|my|our|a|this|his|her|their|school|work> <@any>`,
    ([cue, to, , place]) => {
      if (isPersonNoun(place.low) || among("mother father mom dad family people", place.low)) return null;
      return replace(
        to,
        /^(?:city|country|town|village|capital|world|u\.s\.|states)$/.test(place.low) ? "in" : "at",
        cue.text,
      );
    },
    { id: "arrive-to", confidence: 0.8 },
  ),
  rule(
    "preposition-wrong",
    `<${everyForm("arrive")}> <to> <@proper>`,
    ([cue, to]) => replace(to, "in", cue.text),
    {
      id: "arrive-to-city",
      confidence: 0.75,
    },
  ),
  rule(
    "preposition-wrong",
    `<${everyForm("spend")}> @any* money|time|hours|lot <in|for> <@any>`,
    ([cue, preposition, next]) =>
      next &&
      /^(?:clothes|food|games|things|books|shoes|it|this|them|games|sports|unnecessary|buying|expensive|gadgets|music)$/.test(
        next.low,
      )
        ? replace(preposition, "on", cue.text)
        : null,
    { id: "spend-on", confidence: 0.7 },
  ),
  wrong("in-love-with", "fall|falls|fell|fallen|falling|be|is|am|was|are in <love> <of|to|for|by>", "with"),
  rule(
    "preposition-wrong",
    `<${everyForm("pay")}> more|much|close|no|any|special|great|careful|some? <attention> <on|in|at>`,
    ([, noun, preposition], { sentence }) => {
      const next = lowAt(sentence, preposition.index + 1);
      const isPlace = /^(?:class|classes|school|lessons|lectures|college|university|order|general)$/.test(
        next,
      );
      return isPlace ? null : replace(preposition, "to", noun.text);
    },
    { id: "attention-to", confidence: 0.8 },
  ),
  rule(
    "preposition-wrong",
    "in <love> <of|to|by>",
    ([cue, preposition]) => replace(preposition, "with", cue.text),
    { id: "love-with", confidence: 0.6 },
  ),
  wrong("take-part-in", "take|takes|took|taking|taken part <at|on|to|of> !(@possessive)", "in"),
  rule(
    "preposition-wrong",
    "<reason|reasons> <of|to> <this|that|my|his|her|their|the>",
    ([cue, preposition, next], { sentence }) =>
      next && preposition.low === "of" && !/^(?:existence)$/.test(lowAt(sentence, next.index + 1))
        ? replace(preposition, "for", cue.text)
        : null,
    { id: "reason-for", confidence: 0.6 },
  ),
  rule(
    "preposition-wrong",
    "<solution|solutions|answer|answers|key> <of|for> <the|this|these|that|my> <problem|problems|question|questions|issue>",
    ([cue, preposition]) => replace(preposition, "to", cue.text),
    { id: "solution-to", confidence: 0.7 },
  ),
  rule(
    "preposition-wrong",
    "look|looking|looks <forward> <for|on|of>",
    ([, preposition]) => replace(preposition, "to", "look forward"),
    { id: "look-forward-to", confidence: 0.8 },
  ),
  rule(
    "preposition-wrong",
    `<at|on> <the> <picture|photo|image> , <i|there|we|a|two|three|some>`,
    ([preposition, , noun]) => replace(preposition, "in", noun.text),
    { id: "in-the-photo", confidence: 0.75 },
  ),
  rule(
    "preposition-wrong",
    "there is|are @any* <on|at> the <photo|picture|image> $|,",
    ([preposition, noun]) => replace(preposition, "in", noun.text),
    { id: "in-photo", confidence: 0.7 },
  ),
  rule(
    "preposition-wrong",
    "<in> <the> <top> of the <mountain|hill|page|tower|list|building|table|cake>",
    ([preposition]) => replace(preposition, "at", "top"),
    { id: "at-the-top", confidence: 0.6 },
  ),
  wrong("on-the-bus", "<in> the <bus|plane|internet|radio|phone> $|,|and|to|when", "on", 0.6),
  wrong("on-tv", "<in|at> <tv|television> $|,|and|at|because|when", "on", 0.75),
  rule(
    "preposition-wrong",
    "<on|at> the <sky> $|,|and",
    ([preposition, sky], { sentence }) =>
      isLookedAt(preposition, sentence) ? null : replace(preposition, "in", sky.text),
    { id: "on-the-street", confidence: 0.7 },
  ),
  wrong("on-holiday", "<in|at> <holiday|vacation> $|,|and|with|in|to|last|next", "on", 0.75),
  wrong("for-example", "<by|as> <example> ,", "for"),
  rule(
    "usual-phrase",
    "<in|from|at> the other <hand>",
    ([preposition, hand]) => replaceSpan(preposition, hand, "on the other hand"),
    { id: "on-the-other-hand", confidence: 0.85 },
  ),
  wrong("on-the-one-hand", "<in|from|at> one <hand> ,", "on", 0.75),
  wrong("in-my-opinion", "^|, <at|on|from|by|according|for> <my> opinion ,|@subject|the|it", "in", 0.7),
  wrong("with-my-point", "<on|at|by> my point of <view>", "from", 0.85),
];

export const prepositionRules: readonly Rule[] = [...fromTable, ...phrases];
