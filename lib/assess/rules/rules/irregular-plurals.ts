import { among } from "@/lib/assess/rules/words/among";
import { eachWord, lowAt, replace, replaceSpan, rule, type Rule } from "@/lib/assess/rules/match/rule";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import { classesFor } from "@/lib/assess/rules/words/classes";
import { singular, wrongPlural } from "@/lib/assess/rules/words/nouns";

const isOneBefore = (word: Word, sentence: Sentence) =>
  among("one a each every another this", lowAt(sentence, word.index - 1));

/** "A very sensible persons": the word for one, with nothing between but what it is like. */
function oneBefore({ index }: Word, { words }: Sentence): Word | undefined {
  const cue = words
    .slice(0, index)
    .findLast(({ low, tag }) => !among("ADJ ADV", tag) || among("few many several", low));
  return among("a an one each every another", cue?.low) ? cue : undefined;
}

/** "A nice womans", "every peoples": the singular is nearer than the plural that was meant by the letters. */
const ofOne: Rule = eachWord(
  "singular-after-one",
  (word, sentence) => {
    const cue = oneBefore(word, sentence);
    const more = word.low === "peoples" ? "people" : wrongPlural(word.low);
    const one = cue && more ? singular(more) : null;
    const isOwner = among("NOUN ADJ", sentence.words[word.index + 1]?.tag);
    return one && cue && !isOwner ? replace(word, one, cue.text) : null;
  },
  { id: "one-irregular", confidence: 0.95 },
);

/** "Mens sana": another language's words. */
const isForeign = ({ text, index }: Word, { words }: Sentence) => {
  const next = words[index + 1];
  return /^[A-Z]/.test(text) && /^[a-z]{3}/.test(next?.text ?? "") && classesFor(next?.low ?? "") === "";
};

export const irregularPluralRules: readonly Rule[] = [
  rule("possessive-form", "<childrens|mens|womens> <@common>", ([owner], { sentence }) =>
    isForeign(owner, sentence) ? null : replace(owner, owner.low.replace(/s$/, "'s")),
  ),
  rule(
    "possessive-form",
    "of|on|in|for|about|with|from|into|by|change|affect|affects|improve|improves|save|saves|ruin|ruins|destroy @adj? <peoples> <live|lives|life|mind|minds|behavior|health|opinion|opinions|feelings|houses|homes|needs|rights|money|time|work|choices|attitude|attitudes|safety|ideas|thoughts>",
    ([owner]) => replace(owner, "people's"),
    { id: "of-peoples", confidence: 0.9 },
  ),
  rule("possessive-form", "one|a|each|every|another|this <persons> <@common|@adj>", ([owner]) =>
    replace(owner, "person's"),
  ),
  ofOne,
  rule("split-word", "<now> <a> <day|days>", ([first, , last]) => replaceSpan(first, last, "nowadays"), {
    id: "now-a-days",
    confidence: 0.97,
  }),
  eachWord(
    "irregular-plural",
    (word, sentence) => {
      const right = wrongPlural(word.low);
      if (!right || isForeign(word, sentence)) return null;
      const isOwned =
        among("childrens mens womens", word.low) && sentence.words[word.index + 1]?.tag === "NOUN";
      if (isOwned || (word.low === "persons" && isOneBefore(word, sentence))) return null;
      const isOwner =
        word.low === "mans" &&
        lowAt(sentence, word.index + 1) !== "" &&
        sentence.words[word.index + 1]?.tag === "NOUN";
      return isOwner ? null : replace(word, right);
    },
    { confidence: 0.95 },
  ),
  rule(
    "irregular-plural",
    "<peoples> !(live|life) @be|@verb|@modal|who|in|from|$|,|and",
    // "Different peoples have different customs": nations.
    ([word], { sentence }) =>
      lowAt(sentence, word.index - 1) === "different" ? null : replace(word, "people"),
    { id: "peoples", confidence: 0.7 },
  ),
  rule(
    "irregular-plural",
    "many|some|most|these|those|all|few|several <person>",
    ([word]) => replace(word, "people"),
    { id: "persons", confidence: 0.6 },
  ),
];
