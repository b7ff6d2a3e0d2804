import { among } from "@/lib/assess/rules/words/among";
import { replace, replaceSpan, rule, type Rule } from "@/lib/assess/rules/match/rule";
import { everyForm, inflect, verbAs, verbReadings } from "@/lib/assess/rules/words/verbs";

/** What is written on phones. */
const short: Record<string, string> = { u: "you", ur: "your", bc: "because", plz: "please", pls: "please" };

const phrases: readonly Rule[] = [
  rule("chat-spelling", "<u|ur|bc|plz|pls> !(.)", ([word]) => replace(word, short[word.low] ?? word.low), {
    id: "of-phones",
    confidence: 0.9,
  }),
  rule(
    "chat-spelling",
    "<cause> @subject|there",
    ([word]) => (word.tag === "SCONJ" ? replace(word, "because") : null),
    { id: "cause-because", confidence: 0.85 },
  ),
  rule(
    "usual-phrase",
    "i|we|they|you <very> <like|love|enjoy|want|need|hope|miss>",
    ([very, verb]) => replace(very, "really", verb.text),
    { id: "very-like", confidence: 0.85 },
  ),
  rule(
    "be-extra",
    "it|that <'s|is> <depends|means|seems|happens|looks|sounds>",
    ([be, verb]) => replaceSpan(be, verb, be.low === "is" ? verb.low : ` ${verb.low}`),
    { id: "is-depends", confidence: 0.85 },
  ),
  rule(
    "usual-phrase",
    "it <made|makes|make> very|so|too? <cold|hot|sunny|warm|windy>",
    ([verb, cue]) => replace(verb, verb.low === "made" ? "was" : "is", cue.text),
    { id: "it-made-cold", confidence: 0.85 },
  ),
  rule(
    "usual-phrase",
    "<i|he|she|we|they|you> <have|has|had> <@any> years old",
    ([subject, verb, number]) => {
      if (!subject || !verb || !number) return null;
      const be: Record<string, string> = { i: "am", he: "is", she: "is", we: "are", they: "are", you: "are" };
      const past = among("we they you", subject.low) ? "were" : "was";
      return replace(verb, verb.low === "had" ? past : (be[subject.low] ?? "are"), "years old");
    },
    { id: "have-years", confidence: 0.9 },
  ),
  rule(
    "usual-phrase",
    "<how> do|does|to <you|we|they|people> <call> @any",
    ([how]) => replace(how, "what", "call"),
    { id: "how-call", confidence: 0.8 },
  ),
  rule(
    "usual-phrase",
    "<how> is|was <the|he|she|it> weather? <look|looks> like",
    ([how]) => replace(how, "what", "like"),
    { id: "how-like", confidence: 0.6 },
  ),
  rule(
    "usual-phrase",
    "<in> <my|his|her|our|their|this|that|many|some> <point|points> of <view>",
    ([preposition]) => replace(preposition, "from", "point of view"),
    { id: "point-of-view", confidence: 0.9 },
  ),
  rule(
    "usual-phrase",
    "<big|strong|hard> <rain|traffic|snow> !(@noun|s)",
    ([adjective, noun]) => replace(adjective, "heavy", noun.text),
    { id: "heavy-rain", confidence: 0.8 },
  ),
  rule(
    "usual-phrase",
    "<according> to <me> ,?",
    ([first, me]) => (first && me ? replaceSpan(first, me, "in my opinion") : null),
    { id: "according-to-me", confidence: 0.8 },
  ),
  rule(
    "usual-phrase",
    "<with> <the> time ,",
    ([first, second]) => (first && second ? replaceSpan(first, second, "with") : null),
    { id: "with-time", confidence: 0.5 },
  ),
  rule(
    "usual-phrase",
    "<take|takes|took> the|a? <breakfast|lunch|dinner> $|at|with|and|,|in|every",
    ([verb, noun]) => {
      const right: Record<string, string> = { take: "have", takes: "has", took: "had" };
      return replace(verb, right[verb.low] ?? "have", noun.text);
    },
    { id: "have-breakfast", confidence: 0.75 },
  ),
  rule(
    "usual-phrase",
    "<make|makes|made|do|does> a? <walk|rest|look> $|with|in|and|,|at|every",
    ([verb, noun]) => {
      const lemma = noun.low === "walk" ? "take" : "have";
      return replace(verb, inflect(lemma, verbReadings(verb.low)[0]?.form ?? "base"), noun.text);
    },
    { id: "take-walk", confidence: 0.75 },
  ),
  rule(
    "usual-phrase",
    "<pass|passed|passing> <the|my|a|time|our> <time|weekend|vacation|holiday|day> with|in|at|doing|together|@ing|$",
    ([verb, whose, time]) => {
      // "To pass the time, we played cards": to let it go by.
      if (whose.low === "the" && time.low === "time") return null;
      const form = verbAs(verb.low, "past") ? "past" : (verbReadings(verb.low)[0]?.form ?? "base");
      return replace(verb, inflect("spend", form), "time");
    },
    { id: "spend-time", confidence: 0.7 },
  ),
  rule("usual-phrase", "<at> <first> <of> <all>", ([at, , , all]) => replaceSpan(at, all, "first of all"), {
    id: "first-of-all",
    confidence: 0.85,
  }),
  rule("usual-phrase", "<in> the <contrary>", ([preposition]) => replace(preposition, "on", "the contrary"), {
    id: "on-the-contrary",
    confidence: 0.8,
  }),
  rule(
    "usual-phrase",
    "<on> <conclusion> ,",
    ([preposition, noun]) => replace(preposition, "in", noun.text),
    { id: "in-conclusion", confidence: 0.9 },
  ),
  rule(
    "usual-phrase",
    "<as> <conclusion> ,?",
    ([preposition, noun]) => replace(preposition, "in", noun.text),
    { id: "as-conclusion", confidence: 0.8 },
  ),
  rule(
    "usual-phrase",
    "<in> <resume> ,",
    ([preposition, noun]) => replaceSpan(preposition, noun, "in summary"),
    { id: "in-summary", confidence: 0.85 },
  ),
  rule(
    "usual-phrase",
    "the? <most> <of> <people|students|children|teenagers|parents|countries|things|teachers|companies>",
    ([most, , noun], { sentence, from }) =>
      replaceSpan(sentence.words[from] ?? most, noun, `most ${noun.text}`),
    { id: "most-of-people", confidence: 0.87 },
  ),
  rule(
    "usual-phrase",
    "^|,|so|and|but why <not> <to> <@base>",
    ([not, , verb]) => replaceSpan(not, verb, `not ${verb.text}`),
    {
      id: "why-not-to",
      confidence: 0.85,
    },
  ),
  rule(
    "usual-phrase",
    "<a|an> <such> @adj? @common",
    ([article, such]) => replaceSpan(article, such, "such a"),
    {
      id: "a-such",
      confidence: 0.9,
    },
  ),
  rule(
    "usual-phrase",
    `<${everyForm("go")}> <for> <shopping|swimming|fishing|hiking|camping|dancing|skiing|jogging|sightseeing>`,
    ([verb, , noun]) => replaceSpan(verb, noun, `${verb.text} ${noun.text}`),
    { id: "go-for-shopping", confidence: 0.85 },
  ),
];

export const usualPhraseRules: readonly Rule[] = [...phrases];
