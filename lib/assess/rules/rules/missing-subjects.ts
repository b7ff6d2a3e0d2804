import { among, someOf } from "@/lib/assess/rules/words/among";
import { insertBefore, lowAt, replace, rule, type Rule } from "@/lib/assess/rules/match/rule";
import { isPersonNoun } from "@/lib/assess/rules/words/countable";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";

const isAsked = ({ words }: Sentence) => words.slice(-2).some(({ low }) => low === "?");

/** Whether the sentence speaks of one person, who may be the subject that lacks: "I called my aunt because is a nurse". */
const hasPerson = ({ words }: Sentence) =>
  words.some(
    ({ low, tag, index }) =>
      among("he she his her him who someone somebody everybody everyone person", low) ||
      isPersonNoun(low) ||
      (tag === "PROPN" && index > 0),
  );

/** What is said of an "it" rather than of somebody who was named before. */
const impersonal =
  "important difficult easy hard good better best bad worse necessary possible impossible true clear interesting useful common nice great dangerous expensive cheap fun fair wrong right boring helpful enough late early amazing wonderful terrible little big";

function isImpersonal(next: Word, sentence: Sentence): boolean {
  const judged = among("not very too so really", next.low) ? sentence.words[next.index + 1] : next;
  return !hasPerson(sentence) && among(impersonal, judged?.low);
}

const isNoCue = (cue: Word, be: Word, next: Word) =>
  someOf(cue.tag === "NOUN", be.text.startsWith("'"), next.tag === "PRON", next.low === "there");

/** "I think is good", and not "what I think is good". */
function lacksSubject(cue: Word, be: Word, sentence: Sentence): boolean {
  const next = sentence.words[be.index + 1];
  if (!next || isNoCue(cue, be, next) || !isImpersonal(next, sentence)) return false;
  if (cue.low === "think" && among("DET ADJ", sentence.words[cue.index - 1]?.tag)) return false;
  const before = sentence.words.slice(0, cue.index).map(({ low }) => low);
  const isSaid = among("think believe feel said say guess hope", cue.low);
  const isInside = before.some((low) => among("what who which that this one all how", low));
  const isLoose = next.tag !== "ADJ" && among("so but", cue.low);
  const isJoined = cue.low === "but" && before.at(-1) !== ",";
  return !someOf(isSaid && isInside, isLoose, isJoined);
}

const missingSubject: readonly Rule[] = [
  rule(
    "missing-subject",
    ", <was|is> <raining|snowing|dark|sunny|windy|cloudy>",
    ([be, cue], { sentence }) =>
      sentence.words.at(-1)?.low === "?" ? null : insertBefore(be, "it", cue.text),
    { id: "comma-weather", confidence: 0.8 },
  ),
  rule(
    "missing-subject",
    "^ @preposition @determiner? @adj* @noun , <is|was> <@adj|very|not|so> @any",
    ([be, cue]) => (!among("there this that", cue.low) ? insertBefore(be, "it", cue.text) : null),
    { id: "comma-is", confidence: 0.75 },
  ),
  rule(
    "missing-subject",
    "<think|believe|because|if|hope|feel|although|though|so|guess|say|said|but> <is|was|'s> @any",
    ([cue, be], { sentence }) => (lacksSubject(cue, be, sentence) ? insertBefore(be, "it", cue.text) : null),
    { confidence: 0.8 },
  ),
  rule(
    "missing-subject",
    "^ <is|was> <very|so|not|really|important|difficult|easy|necessary|good|better|hard|possible|impossible|true|common|clear|interesting|a> @any",
    ([be, next], { sentence }) =>
      next && !isAsked(sentence) && !hasPerson(sentence) && sentence.words.length > 4
        ? insertBefore(be, among("lot few", lowAt(sentence, next.index + 1)) ? "there" : "it", be.text)
        : null,
    { id: "is-first", confidence: 0.75 },
  ),
  rule(
    "missing-subject",
    "<when|while|and|because|if|then> <was|is> <raining|snowing|dark|cold|hot|late|sunny|windy|cloudy|warm>",
    ([cue, be]) => (cue.low !== "and" ? insertBefore(be, "it", cue.text) : null),
    { id: "when-is", confidence: 0.85 },
  ),
  rule(
    "missing-subject",
    "^|,|when|yesterday|because ,? <was|is|were> <raining|snowing|sunny|cold|hot|cloudy>",
    ([be, cue], { sentence }) => {
      const before = sentence.words[(be.index ?? 0) - 1];
      return (!before || among(", because when yesterday", before.low)) &&
        sentence.words.at(-1)?.low !== "?" &&
        !sentence.words.slice(0, be.index).some(({ tag, low }) => tag === "VERB" && low !== "was") &&
        sentence.words.slice(0, be.index).length < 5
        ? insertBefore(be, "it", cue.text)
        : null;
    },
    { id: "weather", confidence: 0.7 },
  ),
  rule(
    "missing-subject",
    "^ <depends|seems> on|that|to|like",
    ([verb]) => insertBefore(verb, "it", verb.text),
    { id: "it-depends", confidence: 0.75 },
  ),
  rule(
    "missing-subject",
    "think|believe|because|but|know|that <have|has> <a|many|lots|some|two|several> @any",
    ([verb, cue], { sentence }) => {
      const before = lowAt(sentence, (verb.index ?? 0) - 1);
      return among("think believe because", before)
        ? replace(verb, cue.low === "a" ? "there is" : "there are")
        : null;
    },
    { id: "because-have", confidence: 0.55 },
  ),
  rule(
    "missing-subject",
    "^ <exist|exists|have> <many|some|a|several> <@noun> @any",
    ([verb, cue], { sentence }) =>
      verb.low !== "have" && sentence.words.length > 4
        ? replace(verb, cue.low === "a" ? "there is" : "there are")
        : null,
    { id: "exist-many", confidence: 0.7 },
  ),
];

export const missingSubjectRules: readonly Rule[] = [...missingSubject];
