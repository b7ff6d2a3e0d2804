import { among } from "@/lib/assess/rules/words/among";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import { classesFor } from "@/lib/assess/rules/words/classes";
import { lowAt, replace, replaceSpan, rule, type Rule } from "@/lib/assess/rules/match/rule";
import { singular } from "@/lib/assess/rules/words/nouns";
import { isPersonNoun, needsDeterminer } from "@/lib/assess/rules/words/countable";

const kin =
  "brother|sister|mother|father|friend|grandmother|grandfather|uncle|aunt|cousin|teacher|boss|neighbor|neighbour|wife|husband|son|daughter|mom|dad|girlfriend|boyfriend|roommate|colleague|boyfriend|grandma|grandpa";

const owned =
  "house|car|room|name|phone|birthday|apartment|job|wedding|bike|computer|bag|book|dog|cat|laptop|family|office|shop|restaurant|party|shoes|clothes|opinion|life|hair|dream|hobby|kitchen|garden|advice|company|voice|face|work|camera|bedroom|health|age|place|hand|hands|eyes|friend|friends|brother|sister|son|daughter|wife|husband";

const ownForms: Record<string, string> = {
  mine: "my",
  yours: "your",
  hers: "her",
  ours: "our",
  theirs: "their",
};

const ownOf: Record<string, string> = {
  she: "her",
  he: "his",
  they: "their",
  i: "my",
  you: "your",
  them: "their",
};

/** "with they family", "of you teacher": a pronoun before a noun that is nothing else. */
const beforeNoun: Rule = rule(
  "possessive-word",
  "with|for|to|about|from|of|in|on|at|by|help|tell|support|call|visit|see <they|he|she|you> <@common> !(@noun|@be|@modal|@have|to)",
  ([word, noun]) => {
    const lemma = singular(noun.low) ?? noun.low;
    const isThing = (needsDeterminer(lemma) || noun.low !== lemma) && !classesFor(lemma).includes("v");
    // "The noise of he car": rather "the".
    const isOfHis = word.low !== "he" || [kin, owned].some((list) => list.split("|").includes(lemma));
    const isNeed = isOfHis && (among("they he she", word.low) || !among("guys people all", noun.low));
    return isThing && isNeed && !among("guys folks", noun.low)
      ? replace(word, ownOf[word.low] ?? word.low, noun.text)
      : null;
  },
  { id: "before-noun", confidence: 0.85 },
);

/** "Sold to her other chairs". */
const isGivenTo = ({ index }: Word, sentence: Sentence) =>
  lowAt(sentence, index - 1) === "to" && lowAt(sentence, index + 1) === "other";

/** "My sister work in a shop", "my son dream of a dog": what they do. */
const isVerbOf = ({ low, index }: Word, { words }: Sentence) => {
  const next = words[index + 1];
  return (
    classesFor(low).includes("v") &&
    (among("ADP DET ADV", next?.tag) || among("hard to as at in for with of on a the my our", next?.low))
  );
};

const possessives: readonly Rule[] = [
  beforeNoun,
  rule(
    "possessive-word",
    "with|about|from|of|in|on|at|by|during|after <they|he|she> <@adj> <@common>",
    ([word, , noun]) => replace(word, ownOf[word.low] ?? word.low, noun.text),
    { id: "before-adjective", confidence: 0.85 },
  ),
  rule(
    "possessive-word",
    "<@verb|in|with|on> <she|he|they|i> <@common> $|@preposition|and|,|again|because",
    ([, word, noun], { sentence }) => {
      const own: Record<string, string> = { she: "her", he: "his", they: "their", i: "my" };
      const isThing = needsDeterminer(noun.low) && !classesFor(noun.low).startsWith("v");
      return isThing && lowAt(sentence, word.index + 1) === noun.low
        ? replace(word, own[word.low] ?? word.low, noun.text)
        : null;
    },
    { id: "she-thing", confidence: 0.8 },
  ),
  rule(
    "possessive-word",
    "as|than|like|is|of <our|my|your|their> $",
    ([word]) => {
      const own: Record<string, string> = { our: "ours", my: "mine", your: "yours", their: "theirs" };
      return replace(word, own[word.low] ?? word.low);
    },
    { id: "as-our", confidence: 0.85 },
  ),
  rule(
    "possessive-form",
    `<my|your|his|her|our|their> @adj? <${kin}> <${owned}>`,
    ([, owner, thing], { sentence }) =>
      isVerbOf(thing, sentence) ? null : replace(owner, `${owner.text}'s`, thing.text),
    { confidence: 0.85 },
  ),
  rule(
    "possessive-word",
    "<mine|yours|hers|ours|theirs> @adj? <@common>",
    ([word, noun], { sentence }) =>
      lowAt(sentence, word.index - 1) !== "of" &&
      // "Theirs guests are singing": rather "there's".
      !(word.low === "theirs" && among("are is", lowAt(sentence, noun.index + 1)))
        ? replace(word, ownForms[word.low] ?? word.low, noun.text)
        : null,
    { id: "mine-noun", confidence: 0.85 },
  ),
  rule(
    "possessive-word",
    `<him|he|she|they|them|you|we|me> <${kin}|hair|birthday|parents|friends|family|mothers|children>`,
    ([word, noun], { sentence }) => {
      const own: Record<string, string> = {
        him: "his",
        he: "his",
        she: "her",
        they: "their",
        them: "their",
        you: "your",
        we: "our",
        me: "my",
      };
      const next = sentence.words[noun.index + 1];
      const before = lowAt(sentence, word.index - 1);
      const isTwoObjects =
        among("him them you me", word.low) &&
        /^(?:call|called|made|make|give|gave|show|showed|tell|told|find|found|buy|bought|bring)$/.test(
          before,
        );
      return isTwoObjects ||
        next?.low === "to" ||
        noun.tag === "VERB" ||
        (word.low === "you" && next?.low === "and")
        ? null
        : replace(word, own[word.low] ?? word.low, noun.text);
    },
    { id: "him-kin", confidence: 0.8 },
  ),
  rule(
    "possessive-word",
    "<him|them|me|us> @adj? <@common> $|and|,|@preposition|because",
    ([word, noun], { sentence }) => {
      if (!needsDeterminer(noun.low) || isPersonNoun(noun.low) || isGivenTo(word, sentence)) return null;
      const own: Record<string, string> = { him: "his", them: "their", me: "my", us: "our" };
      const before = sentence.words[word.index - 1];
      return before &&
        (before.tag === "VERB" || before.tag === "ADP") &&
        noun.index - word.index < 3 &&
        !/^(?:keep|keeps|kept|wish|save|cost|lend|lent|send|sent|teach|taught|ask|asked|give|gave|show|showed|tell|told|buy|bought|make|made|call|called|bring|brought|pay|paid|get|got|find|found)$/.test(
          before.low,
        ) &&
        !/^(?:year|week|month|day|hour|minute|decade|century)$/.test(noun.low) &&
        !classesFor(noun.low).startsWith("v")
        ? replace(word, own[word.low] ?? word.low, noun.text)
        : null;
    },
    { id: "him-thing", confidence: 0.7 },
  ),
  rule(
    "possessive-form",
    "the <house|car|name|birthday|room|job|phone> of <my|his|her|your> <brother|sister|friend|mother|father|uncle|aunt|teacher|boss> $|,|is|was|and|@preposition",
    ([thing, own, owner], { sentence }) => {
      const article = thing && sentence.words[thing.index - 1];
      return article && thing && own && owner
        ? replaceSpan(article, owner, `${own.low} ${owner.text}'s ${thing.text}`)
        : null;
    },
    { id: "of-my", confidence: 0.45 },
  ),
];

export const possessiveRules: readonly Rule[] = [...possessives];
