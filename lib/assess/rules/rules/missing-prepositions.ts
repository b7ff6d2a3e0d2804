import { everyForm } from "@/lib/assess/rules/words/verbs";
import { insertBefore, replaceSpan, rule, type Rule } from "@/lib/assess/rules/match/rule";

const places =
  "airport|station|hotel|office|party|restaurant|theater|cinema|beach|bus|school|university|museum|supermarket|stadium|campsite|destination";

const missing = (id: string, pattern: string, preposition: string, confidence = 0.8): Rule =>
  rule(
    "preposition-missing",
    pattern,
    ([cue, object]) => (cue.tag !== "NOUN" ? insertBefore(object, preposition, cue.text) : null),
    { id, confidence },
  );

const lacking: readonly Rule[] = [
  missing(
    "go-to-any",
    "<go|goes|went> <the|my|a|an|his|her|our> <beach|park|cinema|supermarket|school|university|gym|market|doctor|office|restaurant|hospital|house|city|mall|library|museum|zoo|party|airport|station|bank|concert|pool|village|country|mountains> !(@noun|of)",
    "to",
    0.8,
  ),
  missing(
    "look-forward",
    "look|looks|looking|looked <forward> <my|the|your|his|her|our|this|@ing>",
    "to",
    0.9,
  ),
  missing("sit-on", "<sit|sits|sat|sitting> <a|the> <bench|chair|sofa|floor|table|couch|grass>", "on", 0.85),
  missing("arrive-in", "<arrive|arrives|arrived|arriving> <@proper> !(@verb)", "in", 0.7),
  rule(
    "preposition-missing",
    "<spend|spends|spent|spending> @word+!@verb* money <@noun>",
    ([cue, noun]) => insertBefore(noun, "on", cue.text),
    { id: "money-on", confidence: 0.8 },
  ),
  missing(
    "wait-for",
    `<${everyForm("wait")}> <the|a|my|his|her|our|their|me|you|him|us|them> !(minute|moment|second|few|long|little|while|hour|year|whole|couple|day|bit|week|longer|turn|turns|entire|full|next|other|same|last)`,
    "for",
    0.85,
  ),
  missing(
    "listen-to",
    `<${everyForm("listen")}> <the|a|my|his|her|our|their|me|you|him|us|them|music|musics|songs|english|podcasts|radio|this|that> !(movie|movies|film|films|picture|pictures|photo|photos|book|books)`,
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
  missing("belong-to", `<${everyForm("belong")}> <@possessive|@object|the>`, "to", 0.85),
  missing(
    "depend-on",
    `<${everyForm("depend")}> <the|my|your|his|her|their|our|them|him|us|weather>`,
    "on",
    0.85,
  ),
  missing("agree-with", `<agree|agrees|agreed|disagree> <you|him|her|them|this|my> !(@verb)`, "with", 0.7),
  missing(
    "agree-with-the",
    "agree|agrees|agreed|disagree <the> @adj? idea|statement|opinion|plan|decision|argument|policy|author|quote",
    "with",
    0.75,
  ),
  missing(
    "participate-in",
    `<${everyForm("participate")}> <the|a|this|my|many|various|sports|activities|an>`,
    "in",
    0.85,
  ),
  missing(
    "graduate-from",
    `<${everyForm("graduate")}> <the|my|high|university|college|school> !(year|month|week)`,
    "from",
    0.75,
  ),
  missing("explain-to", "<explain|explains|explained|explaining> <me|us|him|you>", "to", 0.8),
  missing("pay-for", `<${everyForm("pay")}> <dinner|lunch|tickets|meal|food|drinks>`, "for", 0.6),
  missing(
    "apply-for",
    "<apply|applied|applying|applies> <a|the> <job|position|scholarship|visa>",
    "for",
    0.85,
  ),
  missing("arrive-at", `<${everyForm("arrive")}> <the|my|our|a> <${places}>`, "at", 0.8),
  missing(
    "go-to",
    "<go|goes|went|going> <school|church|university|college|beach|bed|class> $|@preposition|every|by|and|because|,|yesterday|today|tomorrow|on|at|with",
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

export const missingPrepositionRules: readonly Rule[] = [...lacking, byForms];
