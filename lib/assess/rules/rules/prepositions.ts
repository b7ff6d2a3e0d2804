import {
  insertBefore,
  lowAt,
  remove,
  replace,
  replaceSpan,
  rule,
  type Rule,
} from "@/lib/assess/rules/match/rule";
import { inflect, type VerbForm } from "@/lib/assess/rules/words/verbs";

const forms: readonly VerbForm[] = ["base", "s", "past", "part", "ing"];
const all = (lemmas: string) =>
  [...new Set(lemmas.split("/").flatMap((lemma) => forms.map((form) => inflect(lemma, form))))].join("|");

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
a different | of/with | from
a afraid | from/about/with/by | of
a proud | for/about/from/on/with | of
a responsible | of/about/to | for
a famous | of/by/with | for
a capable | for/in/on/to | of
a full | with/by | of
a tired | from | of
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

const fromTable: readonly Rule[] = rows.map(([head = "", wrong = "", right = ""]) => {
  const [letter, words = ""] = head.split(" ");
  const heads = letter === "v" ? all(words) : words;
  return rule(
    "preposition-wrong",
    `<${heads}> <${wrong.replaceAll("/", "|")}> !(${letter === "v" ? "time|first|least|all|last|once|@question" : "time|least|all|once"}) @any`,
    ([cue, preposition], { sentence }) => {
      if (letter === "v" && cue.tag === "NOUN") return null;
      const next = sentence.words[preposition.index + 1];
      if (preposition.low === "to" && (next?.tag === "VERB" || next?.tag === "AUX")) return null;
      return next?.tag === "NUM" || next?.low === "home" ? null : replace(preposition, right, cue.text);
    },
    { id: `preposition-after-${words.replace(/\/.*/, "")}`, confidence: 0.8 },
  );
});

const wrong = (id: string, pattern: string, right: string, confidence = 0.8): Rule =>
  rule("preposition-wrong", pattern, ([preposition, cue]) => replace(preposition, right, cue.text), {
    id,
    confidence,
  });

const weekdays =
  "monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays";
const months = "january|february|march|april|may|june|july|august|september|october|november|december";
const places =
  "airport|station|hotel|office|party|restaurant|theater|cinema|beach|bus|school|university|museum|supermarket|stadium|campsite|destination";
const isYear = (low: string) => /^(?:1[5-9]|20)\d\d$/.test(low);

const times: readonly Rule[] = [
  wrong("on-weekday", `<in|at> <${weekdays}> !(@noun|'s)`, "on", 0.9),
  wrong("on-weekday-the", `<in> every? next? <${weekdays}> morning|evening|night|afternoon`, "on", 0.85),
  rule(
    "preposition-wrong",
    `<on|at> <${months}> <@any>`,
    ([preposition, month, next]) =>
      next && /^[A-Z]/.test(month.text) && !/^\d/.test(next.low) && next.low !== "the" && next.tag !== "NOUN"
        ? replace(preposition, "in", month.text)
        : null,
    { id: "in-month", confidence: 0.85 },
  ),
  rule(
    "preposition-wrong",
    `<in|at> <${months}> the? <@any>`,
    ([preposition, month, next]) =>
      next && /^[A-Z]/.test(month.text) && /^\d{1,2}(?:st|nd|rd|th)?$/.test(next.low)
        ? replace(preposition, "on", `${month.text} ${next.text}`)
        : null,
    { id: "on-date", confidence: 0.85 },
  ),
  rule(
    "preposition-wrong",
    "<on|at> <@any>",
    ([preposition, year], { sentence }) =>
      isYear(year.low) && !/^(?:@|NOUN)$/.test(sentence.words[year.index + 1]?.tag ?? "")
        ? replace(preposition, "in", year.text)
        : null,
    { id: "in-year", confidence: 0.85 },
  ),
  rule(
    "preposition-wrong",
    "@verb up? work? home? <in|on> <@any> o'clock|am|pm|a.m.|p.m.",
    ([preposition, time]) => replace(preposition, "at", time.text),
    { id: "at-oclock", confidence: 0.9 },
  ),
  wrong(
    "at-clock",
    "<in|on> <one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|7|8|9|10|11|6|5> o'clock",
    "at",
    0.9,
  ),
  wrong("at-night", "<in|on> <night> $|,|and|@subject", "at"),
  wrong("at-noon", "<in|on> <noon|midnight>", "at"),
  wrong(
    "in-the-morning",
    "<on|at> the <morning|afternoon|evening> !(itself|in|of|before|after|@noun|that|we|i|when|show|news|session|train)",
    "in",
    0.75,
  ),
  wrong("at-the-weekend", "<in> the <weekend|weekends>", "on"),
  wrong("in-season", "<at|on> the? <summer|winter|spring|autumn> $|,|and|@subject", "in", 0.75),
  wrong("at-age", "<in|on> the <age> of", "at", 0.8),
  wrong("at-the-moment", "<in|on> the <moment> $|,|@subject", "at"),
  wrong("at-the-same-time", "<in|on> the same <time> $|,|@subject|and|as", "at", 0.8),
];

const phrases: readonly Rule[] = [
  rule(
    "preposition-wrong",
    "<good|bad|excellent|terrible|better|great> <in|on> <math|maths|mathematics|english|science|sports|sport|cooking|drawing|singing|dancing|playing|swimming|writing|reading|speaking|physics|chemistry|languages|history|tennis|football|soccer|chess|music|art|painting|running|@ing>",
    ([cue, preposition, next]) =>
      next && cue.tag === "ADJ" && !/^(?:during|being|living)$/.test(next.low)
        ? replace(preposition, "at", cue.text)
        : null,
    { id: "good-at", confidence: 0.8 },
  ),
  wrong("on-foot", "<by> <foot>", "on", 0.9),
  wrong("on-my-own", "<by> my|your|his|her|our|their <own> $|,|and|because|when", "on"),
  wrong("by-car", "<with|in> <train|bus|plane|car|bicycle|bike> $|,|and|because|to", "by", 0.6),
  rule(
    "preposition-wrong",
    `<${all("arrive")}> <to> <the|my|our|a|this|his|her|their|school|work> <@any>`,
    ([cue, to, , place]) => {
      return replace(
        to,
        /^(?:city|country|town|village|capital|world|u\.s\.|states)$/.test(place.low) ? "in" : "at",
        cue.text,
      );
    },
    { id: "arrive-to", confidence: 0.8 },
  ),
  rule("preposition-wrong", `<${all("arrive")}> <to> <@proper>`, ([cue, to]) => replace(to, "in", cue.text), {
    id: "arrive-to-city",
    confidence: 0.75,
  }),
  rule(
    "preposition-wrong",
    `<${all("spend")}> @any* money|time|hours|lot <in|for> <@any>`,
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
    `<${all("pay")}> more|much|close|no|any|special|great|careful|some? <attention> <on|in|at>`,
    ([, noun, preposition]) => replace(preposition, "to", noun.text),
    { id: "attention-to", confidence: 0.8 },
  ),
  rule(
    "preposition-wrong",
    "in <love> <of|to|by>",
    ([cue, preposition]) => replace(preposition, "with", cue.text),
    { id: "love-with", confidence: 0.6 },
  ),
  wrong("take-part-in", "take|takes|took|taking|taken part <at|on|to|of>", "in"),
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
  wrong("on-the-street", "<on|at> the <sky> $|,|and", "in", 0.7),
  wrong("on-holiday", "<in|at> <holiday|vacation> $|,|and|with|in|to|last|next", "on", 0.75),
  wrong("for-example", "<by|as> <example> ,", "for"),
  wrong("on-the-other-hand", "<in|from|at> the other <hand>", "on", 0.85),
  wrong("on-the-one-hand", "<in|from|at> one <hand> ,", "on", 0.75),
  wrong("in-my-opinion", "<at|on|from|by|according|for> <my> opinion", "in", 0.7),
  wrong("with-my-point", "<on|at|by> my point of <view>", "from", 0.85),
];

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
  extra("discuss-about", `<${all("discuss")}> <about|on|of> @any`),
  extra("mention-about", `<${all("mention")}> <about|of> ${thing}|@noun`),
  extra("enter-to", `<${all("enter")}> <to|in|into> @determiner`),
  extra("marry-with", `<${all("marry")}> <with|to> @any`, 0.8),
  extra("call-to", `<${all("call")}> <to> @possessive|@object @any`, 0.8),
  extra("reach-to", `<${all("reach")}> <to|at|in> @determiner @any`, 0.7),
  extra("contact-with", `<${all("contact")}> <with|to> ${thing}`, 0.8),
  extra(
    "answer-to",
    "<answer|answers|answered|answering> <to> @determiner question|questions|email|letter|phone|message",
  ),
  extra(
    "attend-to",
    `<${all("attend")}> <to|at|in> @determiner? school|class|classes|university|meeting|party|concert|lecture|course|wedding|conference|lessons`,
  ),
  extra("join-to", `<join|joins|joining|joined> <to> the|a|my|our`, 0.65),
  extra("resemble-to", `<${all("resemble")}> <to|with|like> @any`),
  extra("approach-to", `<${all("approach")}> <to> @determiner`, 0.8),
  extra("obey-to", `<${all("obey")}> <to> @any`),
  extra("visit-to", `<${all("visit")}> <to|in|at> @determiner|@proper`, 0.75),
  extra("ask-to", `<${all("ask")}> <to> me|him|her|us|them|my|his|their|our @any`, 0.8),
  extra(
    "tell-to",
    "i|he|she|we|they|to|can|will|n't|not|always|and <tell|tells|told> <to> me|him|her|us|them|my|his|their|our|you|people",
    0.85,
  ),
  extra("help-to", `<${all("help")}> <to> me|him|her|us|them|my|our|their`, 0.8),
  extra("thank-to", "<thank|thanked> <to|for> you|him|her|them|my|me", 0.7),
  extra("need-of", "i|we|they|you|people|he|she|also|really|and <need|needs|needed> <of> @any", 0.7),
  extra("lack-of", "i|we|they|you|people|he|she|also|who <lack|lacks|lacked> <of> @any", 0.8),
  extra("phone-to", `<${all("phone")}> <to> @possessive|@object`, 0.7),
  extra("affect-to", `<${all("affect")}> <to|on|in> ${thing}|@noun|people`, 0.75),
  extra(
    "influence-on",
    "can|will|may|could|to|also|strongly <influence> <on|to|in> @determiner|@object",
    0.6,
  ),
  extra("follow-to", `<${all("follow")}> <to|after> @determiner|@object`, 0.6),
  extra("emphasize-on", `<${all("emphasize")}> <on|about> @any`),
  extra("kiss-to", `<${all("kiss")}> <to> @any`),
  extra("regret-about", `<${all("regret")}> <about|of> @any`, 0.8),
  extra("describe-about", `<${all("describe")}> <about|of> @determiner`, 0.8),
  extra("explain-about", `<${all("explain")}> <about> @determiner`, 0.6),
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
    `<${all("go/come/arrive/get/return")}> back? <to|at> <home|abroad|there|here|downtown|upstairs>`,
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

const missing = (id: string, pattern: string, preposition: string, confidence = 0.8): Rule =>
  rule(
    "preposition-missing",
    pattern,
    ([cue, object]) => (cue.tag !== "NOUN" ? insertBefore(object, preposition, cue.text) : null),
    { id, confidence },
  );

const lacking: readonly Rule[] = [
  missing(
    "wait-for",
    `<${all("wait")}> <the|a|my|his|her|our|their|me|you|him|us|them> !(minute|moment|second|few|long|little|while|hour|year|whole|couple|day|bit|week|longer|turn|turns|entire|full|next|other|same|last)`,
    "for",
    0.85,
  ),
  missing(
    "listen-to",
    `<${all("listen")}> <the|a|my|his|her|our|their|me|you|him|us|them|music|songs|english|podcasts|radio|this|that>`,
    "to",
    0.9,
  ),
  missing(
    "look-at",
    "<look|looks|looked|looking> <the|this|my|these|those|that> !(way|same|part|type|kind|worse|best|more|most|other|age|better)",
    "at",
    0.75,
  ),
  missing(
    "talk-to",
    `<talk|talks|talked|talking|speak> <me|him|us|them|my|his|her|their> !(way|language|mind|heart|minds|native|own|first|time|english|mother|of)`,
    "to",
    0.6,
  ),
  missing(
    "talk-to-her",
    `<talk|talks|talked|talking> <her|my|his|their|our> mother|father|grandmother|friends|friend|parents|boss|teacher|brother|sister`,
    "to",
    0.85,
  ),
  missing(
    "ask-for",
    `<ask|asks|asked|asking> <help|advice|permission|money|information|directions|forgiveness|support> !(@noun|desk)`,
    "for",
    0.85,
  ),
  missing(
    "search-for",
    "<searching|search|searched> <my|a|his|her|their|information|some|jobs|work|new> !(house|home|room|name|memory|page)",
    "for",
    0.55,
  ),
  missing("belong-to", `<${all("belong")}> <@possessive|@object|the>`, "to", 0.85),
  missing(
    "depend-on",
    `<${all("depend")}> <the|my|your|his|her|their|our|them|him|us|what|how|weather>`,
    "on",
    0.85,
  ),
  missing(
    "agree-with",
    `<agree|agrees|agreed|disagree> <you|him|her|them|this|the|my> !(@verb)`,
    "with",
    0.7,
  ),
  missing(
    "participate-in",
    `<${all("participate")}> <the|a|this|my|many|various|sports|activities|an>`,
    "in",
    0.85,
  ),
  missing("graduate-from", `<${all("graduate")}> <the|a|my|high|university|college|school>`, "from", 0.75),
  missing("explain-to", "<explain|explains|explained|explaining> <me|us|him|you>", "to", 0.8),
  missing("pay-for", `<${all("pay")}> <dinner|lunch|tickets|meal|food|drinks>`, "for", 0.6),
  missing(
    "apply-for",
    "<apply|applied|applying|applies> <a|the> <job|position|scholarship|visa>",
    "for",
    0.85,
  ),
  missing("arrive-at", `<${all("arrive")}> <the|my|our|a> <${places}>`, "at", 0.8),
  missing(
    "go-to",
    "<go|goes|went|going> <school|church|university|college|beach|bed|work|class> $|@preposition|every|by|and|because|,|yesterday|today|tomorrow|on|at|with",
    "to",
    0.8,
  ),
  missing(
    "go-to-the",
    "<go|goes|went|going> <the|my|a> <beach|park|cinema|supermarket|school|university|gym|market|doctor|office|restaurant|hospital|house>",
    "to",
    0.85,
  ),
  missing(
    "come-to",
    "<come|comes|came|coming> <my|our|the|this> <house|school|country|party|city|office|home>",
    "to",
    0.8,
  ),
  missing("laugh-at", "<laugh|laughed|laughing|laughs> <me|him|us|them>", "at", 0.85),
  missing("care-about", "<care> <me|him|her|them|other|people|money>", "about", 0.6),
  missing(
    "think-about",
    "<thinking> <the|my|your|her|his|our|their> <future|past|problem|question|idea|life|money|answer>",
    "about",
    0.75,
  ),
  missing("dream-of", "<dreamed|dreaming> <becoming|being|having>", "of", 0.7),
  missing(
    "because-of",
    "^|, <because> <the> <rain|weather|traffic|noise|pollution|pandemic|snow|cold|heat> ,",
    "of",
    0.8,
  ),
  missing(
    "because-of-end",
    "<because> <the|my> <rain|weather|traffic|noise|snow|heat|work|job> $",
    "of",
    0.8,
  ),
  missing("out-of", "<out> <the> <house|room|window|door|car|box|city|country> $", "of", 0.5),
  missing("in-front-of", "<front> <the|my|our> <house|school|door|station|building>", "of", 0.7),
  rule("preposition-missing", "@verb <front> of", ([front]) => insertBefore(front, "in", "in front of"), {
    id: "in-front",
    confidence: 0.5,
  }),
  rule(
    "preposition-missing",
    "born <january|february|march|april|june|july|august|september|october|november|december>",
    ([month]) => insertBefore(month, "in", month.text),
    { id: "born-in-month", confidence: 0.7 },
  ),
  rule(
    "preposition-missing",
    "<in> <spite> <the|my|his|her|their|our|this>",
    ([, , next]) => (next ? insertBefore(next, "of", "in spite of") : null),
    { id: "in-spite-of" },
  ),
  rule(
    "preposition-missing",
    "<instead> <@ing>",
    ([cue, next]) => (next ? insertBefore(next, "of", cue.text) : null),
    { id: "instead-of", confidence: 0.8 },
  ),
];
const byForms = rule(
  "usual-phrase",
  "<according> <with|of> <@determiner>",
  ([cue, preposition]) => replaceSpan(cue, preposition, "according to"),
  { id: "according-to", confidence: 0.6 },
);

export const prepositionRules: readonly Rule[] = [
  ...fromTable,
  ...times,
  ...phrases,
  ...superfluous,
  ...lacking,
  byForms,
];
