import { everyForm } from "@/lib/assess/rules/words/verbs";
import { remove, rule, type Rule } from "@/lib/assess/rules/match/rule";

/** Verbs with an object and nothing between. */
const extra = (id: string, pattern: string, confidence = 0.85): Rule =>
  rule(
    "preposition-extra",
    pattern,
    ([cue, preposition]) => (cue.tag !== "NOUN" ? remove(preposition, cue.text) : null),
    { id, confidence },
  );

const thing = "@determiner|@object|@proper";

const superfluous: readonly Rule[] = [
  extra("allow-to-me", "<allow|allows|allowed|permit> <to> me|him|her|us|them|people|students", 0.85),
  extra("answer-to-all", "<answer|answers|answered> <to> all|my|his|her|every|these|those|this|the", 0.8),
  extra("phone-to-the", "<phone|phoned|phones> <to> the|a|my", 0.8),
  extra("discuss-about", `<${everyForm("discuss")}> <about|on|of> @any`),
  extra("mention-about", `<${everyForm("mention")}> <about|of> ${thing}|@noun`),
  extra("enter-to", `<${everyForm("enter")}> <to|in|into> @determiner`),
  extra("marry-with", `<${everyForm("marry")}> <with|to> @any`, 0.8),
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
  extra("visit-to", `<${everyForm("visit")}> <to|in|at> @determiner|@proper`, 0.75),
  extra("ask-to", `<${everyForm("ask")}> <to> me|him|her|us|them|my|his|their|our @any`, 0.8),
  extra(
    "tell-to",
    "i|he|she|we|they|to|can|will|n't|not|always|and <tell|tells|told> <to> me|him|her|us|them|my|his|their|our|you|people",
    0.85,
  ),
  extra("help-to", `<${everyForm("help")}> <to> me|him|her|us|them|my|our|their`, 0.8),
  extra("thank-to", "<thank|thanked> <to|for> you|him|her|them|my|me", 0.7),
  extra("need-of", "i|we|they|you|people|he|she|also|really|and <need|needs|needed> <of> @any", 0.7),
  extra("lack-of", "i|we|they|you|people|he|she|also|who <lack|lacks|lacked> <of> @any", 0.8),
  extra("phone-to", `<${everyForm("phone")}> <to> @possessive|@object`, 0.7),
  extra("affect-to", `<${everyForm("affect")}> <to|on|in> ${thing}|@noun|people`, 0.75),
  extra(
    "influence-on",
    "can|will|may|could|to|also|strongly <influence> <on|to|in> @determiner|@object",
    0.6,
  ),
  extra("follow-to", `<${everyForm("follow")}> <to|after> @determiner|@object`, 0.6),
  extra("emphasize-on", `<${everyForm("emphasize")}> <on|about> @any`),
  extra("kiss-to", `<${everyForm("kiss")}> <to> @any`),
  extra("regret-about", `<${everyForm("regret")}> <about|of> @any`, 0.8),
  extra("describe-about", `<${everyForm("describe")}> <about|of> @determiner`, 0.8),
  extra("explain-about", `<${everyForm("explain")}> <about> @determiner`, 0.6),
  extra("despite-of", "<despite> <of> @any", 0.95),
  extra("near-to", "<near> <of> @determiner|@noun", 0.6),
  rule(
    "preposition-extra",
    "<in|at|on> <nowadays|today|tomorrow|yesterday> !('s)",
    ([preposition, cue]) => remove(preposition, cue.text),
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
