import { among } from "@/lib/assess/rules/words/among";
import { lowAt, replace, rule, type Rule } from "@/lib/assess/rules/match/rule";
import { isPersonNoun } from "@/lib/assess/rules/words/countable";

const feelings: Record<string, string> = {
  boring: "bored",
  interesting: "interested",
  exciting: "excited",
  tiring: "tired",
  disappointing: "disappointed",
  surprising: "surprised",
  confusing: "confused",
  annoying: "annoyed",
  embarrassing: "embarrassed",
  frightening: "frightened",
  exhausting: "exhausted",
  shocking: "shocked",
  amazing: "amazed",
  satisfying: "satisfied",
  worrying: "worried",
  relaxing: "relaxed",
  depressing: "depressed",
};

const causes = Object.fromEntries(Object.entries(feelings).map(([ing, ed]) => [ed, ing]));

const ings = Object.keys(feelings).join("|");

const eds = Object.keys(causes).join("|");

const thingNouns =
  "lecture|movie|film|book|lesson|class|classes|story|game|trip|match|news|speech|job|work|course|concert|show|party|article|novel|series|subject|homework|museum|exhibition|conversation|meeting|journey|result|results|experience|idea|place|city|place|country|instructions|explanation|rules|weather|exercise|exercises|speaker|instruction|presentation|documentary|video|program|activity|website";

const degree =
  "very|so|really|too|quite|extremely|all|not|n't|also|always|more|most|always|often|a|bit|little";

const ingEd: readonly Rule[] = [
  rule(
    "ing-ed-adjective",
    `<i|we|they|he|she|people|students|parents|everyone|everybody> <am|is|are|was|were|'m|'re|feel|feels|felt|got|get|become|became> ${degree}* <${ings}> $|,|and|because|about|in|with|by|of|when|to|but|at|that|after|during|all|for|yesterday|today|after|before|the`,
    ([subject, verb], { sentence, last: word }) => {
      const right = feelings[word.low];
      const next = lowAt(sentence, word.index + 1);
      const isFelt = among("feel felt feels got get", verb.low);
      const isOfOthers =
        among("they he she", subject.low) && !among("about in with by at that", next) && !isFelt;
      const isOfMany = among("people students parents everyone everybody", subject.low) && !isFelt;
      const isUnclear =
        (isOfMany && !among("boring interesting exciting confusing tiring", word.low)) ||
        (word.low === "relaxing" && verb.low !== "feel") ||
        (word.low === "amazing" && !among("by at", next));
      return right && !isOfOthers && !isUnclear ? replace(word, right, subject.text) : null;
    },
    { confidence: 0.8 },
  ),
  rule(
    "ing-ed-adjective",
    `<${thingNouns}|it> <is|are|was|were|'s> ${degree}* <${eds}> $|,|and|because|for|that|when|but|to`,
    ([subject], { sentence, last: word }) => {
      const right = word && causes[word.low];
      if (
        !subject ||
        !right ||
        (["it"].includes(subject.low) && !among("interested bored excited", word.low))
      )
        return null;
      return sentence.words.slice(0, subject.index).some(({ low }) => low === "dog" || low === "cat")
        ? null
        : replace(word, right, subject.text);
    },
    { id: "thing-ed", confidence: 0.8 },
  ),
  rule(
    "ing-ed-adjective",
    `<${eds}> <${thingNouns}|thing|things|way>`,
    ([word, noun]) => {
      const right = word && causes[word.low];
      return right && !among("tired satisfied relaxed worried shocked amazed", word.low)
        ? replace(word, right, noun.text)
        : null;
    },
    { id: "ed-noun", confidence: 0.75 },
  ),
  rule(
    "ing-ed-adjective",
    `<${ings}> <in|about> <@ing|the|this|that|it|my|english|music|sports|history>`,
    ([word, preposition], { sentence }) => {
      const before = lowAt(sentence, (word.index ?? 0) - 1);
      const isFelt =
        word &&
        among("interesting exciting", word.low) &&
        among("am 'm very are so really is get was were more", before);
      const isPerson = sentence.words
        .slice(0, word.index ?? 0)
        .some(({ low }) => among("i we he she they people students", low) || isPersonNoun(low));
      return isFelt &&
        isPerson &&
        !sentence.words.slice(0, word.index).some(({ low }) => among("what it thing something that", low))
        ? replace(word, feelings[word.low] ?? word.low, preposition.text)
        : null;
    },
    { id: "interesting-in", confidence: 0.75 },
  ),
];

export const feelingRules: readonly Rule[] = [...ingEd];
