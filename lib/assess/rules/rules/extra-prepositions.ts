import { everyForm } from "@/lib/assess/rules/words/verbs";
import { among } from "@/lib/assess/rules/words/among";
import { classesFor } from "@/lib/assess/rules/words/classes";
import { lowAt, remove, replaceSpan, rule, type Rule } from "@/lib/assess/rules/match/rule";

/** Verbs with an object and nothing between. */
const extra = (id: string, pattern: string, confidence = 0.85): Rule =>
  rule(
    "preposition-extra",
    pattern,
    ([cue, preposition]) => (cue.tag !== "NOUN" ? remove(preposition, cue.text) : null),
    { id, confidence },
  );

const thing = "@determiner|@object|@proper";
const rooms =
  "room|house|building|school|shop|store|office|hotel|museum|church|kitchen|classroom|restaurant|cave|station|park|city|country|garden|university";

const superfluous: readonly Rule[] = [
  extra("gave-to-me", "<give|gave|gives|show|showed> <to> me|him|her|us|them a|an|the|some|my|two", 0.8),
  rule("preposition-extra", "<because> <of> i|we|he|she|they @any", ([cue, word]) => remove(word, cue.text), {
    id: "because-of-i",
    confidence: 0.85,
  }),
  extra("allow-to-me", "<allow|allows|allowed|permit> <to> me|him|her|us|them|people|students", 0.85),
  extra("answer-to-all", "<answer|answers|answered> <to> all|my|his|her|every|these|those|this|the", 0.8),
  extra("phone-to-the", "<phone|phoned|phones> <to> the|a|my", 0.8),
  extra("discuss-about", `<${everyForm("discuss")}> <about|on|of> @any`),
  extra("mention-about", `<${everyForm("mention")}> <about|of> ${thing}|@noun`),
  extra("enter-to", `<${everyForm("enter")}> <to|in> @determiner`),
  // One does enter into a discussion.
  extra("enter-to", `<${everyForm("enter")}> <into> @determiner @adj? ${rooms}`),
  extra("marry-with", "<marry|marries|marrying> <with|to> @any", 0.8),
  rule(
    "preposition-extra",
    "i|he|she|they|we|who|parents|and|later <married> <with> @any",
    ([cue, preposition]) => remove(preposition, cue.text),
    { id: "married-with", confidence: 0.8 },
  ),
  extra("call-to", `<${everyForm("call")}> <to> @possessive|@object @any`, 0.8),
  extra("reach-to", `<${everyForm("reach")}> <to|at|in> @determiner @any`, 0.7),
  extra("contact-with", `<${everyForm("contact")}> <with|to> ${thing}`, 0.8),
  extra(
    "answer-to",
    "<answer|answers|answered|answering> <to> @determiner question|questions|email|letter|phone|message",
  ),
  extra(
    "attend-to",
    `<${everyForm("attend")}> <to|at|in> @determiner? school|class|classes|university|meeting|party|concert|lecture|course|wedding|conference|lessons`,
  ),
  extra("join-to", `<join|joins|joining|joined> <to> the|a|my|our`, 0.65),
  extra("resemble-to", `<${everyForm("resemble")}> <to|with|like> @any`),
  extra("approach-to", `<${everyForm("approach")}> <to> @determiner`, 0.8),
  extra("obey-to", `<${everyForm("obey")}> <to> @any`),
  extra("visit-to", `<${everyForm("visit")}> <to|in> @determiner|@proper`, 0.75),
  extra("ask-to", `<${everyForm("ask")}> <to> me|him|her|us|them|my|his|their|our @any`, 0.8),
  extra(
    "tell-to",
    "i|he|she|we|they|to|can|will|n't|not|always|and <tell|tells|told> <to> me|him|her|us|them|my|his|their|our|you|people",
    0.85,
  ),
  rule(
    "infinitive-after-verb",
    "<tell|tells|told> <to> <me|him|her|us|them|you> <@base+@verb>",
    ([, to, object, verb]) =>
      classesFor(verb.low).startsWith("v")
        ? replaceSpan(to, verb, `${object.text} to ${verb.text}`, "tell")
        : null,
    { id: "tell-to", confidence: 0.9 },
  ),
  extra("help-to", `<${everyForm("help")}> <to> me|him|her|us|them|my|our|their`, 0.8),
  extra("thank-to", "<thank|thanked> <to|for> you|him|her|them|my|me", 0.7),
  extra("need-of", "i|we|they|you|people|he|she|also|really|and <need|needs|needed> <of> @any", 0.7),
  extra("lack-of", "i|we|they|you|people|he|she|also|who <lack|lacks|lacked> <of> @any", 0.8),
  extra("phone-to", `<${everyForm("phone")}> <to> @possessive|@object`, 0.7),
  rule(
    "preposition-extra",
    `<${everyForm("affect")}> <to|on|in> ${thing}|@noun|people`,
    ([cue, preposition], { sentence }) => {
      const isNoun = among("ADJ DET", sentence.words[cue.index - 1]?.tag) || cue.tag === "NOUN";
      const isExtent = among("some extent many a any different", lowAt(sentence, preposition.index + 1));
      return isNoun || isExtent ? null : remove(preposition, cue.text);
    },
    { id: "affect-to", confidence: 0.75 },
  ),
  rule(
    "preposition-extra",
    "can|will|may|could|to|also|strongly <influence> <on|to|in> @determiner|@object",
    ([cue, preposition], { sentence }) =>
      among("any some a many different", lowAt(sentence, preposition.index + 1))
        ? null
        : remove(preposition, cue.text),
    { id: "influence-on", confidence: 0.6 },
  ),
  extra("follow-to", `<${everyForm("follow")}> <to|after> @determiner|@object`, 0.6),
  extra("emphasize-on", `<${everyForm("emphasize")}> <on|about> @any`),
  extra("kiss-to", `<${everyForm("kiss")}> <to> @any`),
  extra("regret-about", `<${everyForm("regret")}> <about|of> @any`, 0.8),
  extra("describe-about", `<${everyForm("describe")}> <about|of> @determiner`, 0.8),
  extra("explain-about", `<${everyForm("explain")}> <about> @determiner`, 0.6),
  rule("despite-of", "<in> <despite> <of>", ([first, , last]) => replaceSpan(first, last, "despite"), {
    id: "in-despite-of",
    confidence: 0.98,
  }),
  rule(
    "despite-of",
    "<in> <despite> @determiner|@possessive|@object|@ing|what|all",
    ([first, second]) => replaceSpan(first, second, "despite"),
    {
      id: "in-despite",
      confidence: 0.96,
    },
  ),
  rule("despite-of", "<despite> <of> @any", ([cue, preposition]) => remove(preposition, cue.text), {
    id: "despite-of",
    confidence: 0.95,
  }),
  extra("near-to", "<near> <of> @determiner|@noun", 0.6),
  rule(
    "preposition-extra",
    "<in|at|on> <nowadays|today|tomorrow|yesterday> !('s)",
    ([preposition, cue], { sentence }) => {
      const before = sentence.words[preposition.index - 1];
      const isLoose = cue.low === "nowadays" || !before || among(", and but", before.low);
      return isLoose ? remove(preposition, cue.text) : null;
    },
    { id: "in-nowadays", confidence: 0.75 },
  ),
  rule(
    "preposition-extra",
    "@verb <in|on|at> <last|next|every> <week|month|year|night|day|monday|friday|saturday|sunday|summer|weekend|morning|winter> $|,|@subject|and|because|with",
    ([preposition, cue, unit]) => remove(preposition, `${cue.text} ${unit.text}`),
    { id: "in-last-week", confidence: 0.75 },
  ),
  rule(
    "preposition-extra",
    "^ <in|on|at> <last|next|every> <week|month|year|night|day|monday|friday|saturday|sunday|summer|weekend> ,? @subject",
    ([preposition, cue, unit]) => remove(preposition, `${cue.text} ${unit.text}`),
    { id: "in-last-week-first", confidence: 0.75 },
  ),
  rule(
    "preposition-extra",
    `<${everyForm("go come arrive get return")}> back? <to|at> <home|abroad|there|here|downtown|upstairs>`,
    ([, preposition, place]) => remove(preposition, place.text),
    { id: "go-to-home", confidence: 0.85 },
  ),
  rule(
    "preposition-extra",
    `<live|lives|lived|living|study|studying|work|working|studied|worked|travel|traveling> <in|at|to> <abroad|there|here|overseas>`,
    ([, preposition, place]) => remove(preposition, place.text),
    { id: "in-abroad", confidence: 0.8 },
  ),
];

export const extraPrepositionRules: readonly Rule[] = [...superfluous];
