import { among, someOf } from "@/lib/assess/rules/words/among";
import { insertBefore, lowAt, remove, rule, type Rule, type Pair } from "@/lib/assess/rules/match/rule";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import * as closed from "@/lib/assess/rules/words/closed";
import { verbAs } from "@/lib/assess/rules/words/verbs";

const present: Record<string, string> = {
  i: "am",
  he: "is",
  she: "is",
  it: "is",
  we: "are",
  you: "are",
  they: "are",
};
const pasts: Record<string, string> = {
  i: "was",
  he: "was",
  she: "was",
  it: "was",
  we: "were",
  you: "were",
  they: "were",
};

/** Whether the sentence tells of what is over. */
function isPast({ words }: Sentence): boolean {
  const isDated = words.some(({ low }) => among("yesterday ago", low));
  if (!isDated && words.some(({ low }) => among("is are am can will do does", low))) return false;
  return words.some(
    (word, index) =>
      among("yesterday ago was were did had went came", word.low) ||
      (word.low === "last" && words[index + 1]?.tag === "NOUN") ||
      (word.low === "after" && words[index + 1]?.low === "the") ||
      (word.tag === "VERB" &&
        verbAs(word.low, "past") !== null &&
        !verbAs(word.low, "base") &&
        verbAs(word.low, "part") === null),
  );
}
const states =
  "happy|sad|tired|hungry|angry|busy|sick|ill|afraid|ready|late|important|difficult|beautiful|expensive|nice|kind|good|bad|famous|popular|interesting|boring|interested|excited|bored|worried|nervous|able|proud|married|surprised|big|small|tall|old|young|rich|poor|smart|intelligent|friendly|shy|funny|cold|hot|warm|careful|strong|weak|lazy|free|sure|glad|lucky|delicious|easy|useful|helpful|dangerous|healthy|different|similar|disappointed";

/** A verb before the pronoun makes it an object or a question. */
const isTaken = (before: Word | undefined) =>
  before !== undefined &&
  someOf(
    closed.isBe(before.low),
    closed.isDo(before.low),
    closed.isModal(before.low),
    closed.isHave(before.low),
    among("VERB ADP", before.tag),
  );

function missingBe([subject, adjective]: Pair, sentence: Sentence, forms = present) {
  const first = sentence.words[subject.index + 1];
  const isKindOf = first?.low === "kind" && lowAt(sentence, first.index + 1) === "of";
  if (
    !first ||
    isKindOf ||
    (subject.text === "i" && lowAt(sentence, subject.index - 1) === "it") ||
    lowAt(sentence, subject.index - 1) === "and" ||
    isTaken(sentence.words[subject.index - 1])
  )
    return null;
  const all = isPast(sentence) ? pasts : forms;
  return insertBefore(first, all[subject.low] ?? "are", adjective.text);
}

/** "There a dog", and not "there a lot of dogs". */
const isOneThere = (next: Word, sentence: Sentence) =>
  next.low === "no" || (next.low === "a" && !among("lot few couple number", lowAt(sentence, next.index + 1)));

const verbs: readonly Rule[] = [
  rule(
    "missing-verb",
    "^|,|but|and|because @possessive|the|this <@noun> <@comparative> than",
    ([noun, word], { sentence }) =>
      insertBefore(sentence.words[noun.index + 1] ?? word, isPast(sentence) ? "was" : "is", word.text),
    { id: "taller-than", confidence: 0.8 },
  ),
  rule(
    "missing-verb",
    "<i|he|she|it|we|they> <not> as|so|very <@adj>",
    (words, { sentence }) => missingBe(words, sentence),
    { id: "he-not-as", confidence: 0.8 },
  ),
  rule(
    "missing-verb",
    "when|because|if|but the|my|this|his|her <@singular> <quiet|empty|closed|open|dirty|clean|sick|busy|expensive|small|full|cold|hot|tired|old|new|big|sad|happy> $|,",
    ([noun, adjective], { sentence }) =>
      noun.index + 1 === adjective.index
        ? insertBefore(adjective, isPast(sentence) ? "was" : "is", adjective.text)
        : null,
    { id: "house-quiet", confidence: 0.8 },
  ),
  rule(
    "missing-verb",
    `<i|he|she|it|we|they> very|so|really|too|not|always|both? <${states}> $|@preposition|,|and|because|but|that|to|when|today|now|yesterday|here|person|man|woman|@noun`,
    (words, { sentence }) => missingBe(words, sentence),
    { confidence: 0.85 },
  ),
  rule(
    "missing-verb",
    `<i|he|she|we|they> <a|an> <@adj>* <student|teacher|doctor|engineer|person|man|woman|boy|girl|child|nurse|lawyer|driver>`,
    ([subject, article], { sentence }) =>
      subject && article && !among("and or than", lowAt(sentence, subject.index - 1))
        ? missingBe([subject, article], sentence)
        : null,
    { id: "missing-be-noun", confidence: 0.8 },
  ),
  rule(
    "missing-verb",
    `^|,|because|and <@possessive|the|this|that> @adj? <@noun> <very> <${states}>`,
    ([, noun, very, adjective], { sentence }) => {
      const isMany = (/s$/.test(noun.low) && !/ss$/.test(noun.low)) || among("people children", noun.low);
      const past = isPast(sentence);
      return insertBefore(very, isMany ? (past ? "were" : "are") : past ? "was" : "is", adjective.text);
    },
    { id: "missing-be-very", confidence: 0.8 },
  ),
  rule(
    "missing-verb",
    `^ <my|his|her|our|their> <parents|friends|brothers|sisters|mother|father|brother|sister|friend> <both|a|an|from> @any`,
    ([, noun, next], { sentence }) => {
      const rest = next ? sentence.words.slice(next.index) : [];
      const hasVerb = rest.some((word) => word.tag === "VERB" || word.tag === "AUX");
      return next && !hasVerb ? insertBefore(next, /s$/.test(noun.low) ? "are" : "is", noun.text) : null;
    },
    { id: "missing-be-kin", confidence: 0.75 },
  ),
  rule(
    "missing-verb",
    "^|,|and|because|that|think <there> <many|a|some|two|three|several|no|lots> @any*",
    ([there, next], { sentence }) => {
      if (!next || closed.isBe(lowAt(sentence, there.index + 1))) return null;
      const rest = sentence.words.slice(next.index, next.index + 5);
      return rest.some((word) => word.tag === "AUX" || closed.isBe(word.low))
        ? null
        : insertBefore(next, isOneThere(next, sentence) ? "is" : "are", there.text);
    },
    { id: "there-many", confidence: 0.75 },
  ),
  rule(
    "missing-verb",
    "<i|he|she|we|they> <born> in|on|at",
    ([subject, born], { sentence }) =>
      subject && born && !closed.isBe(lowAt(sentence, subject.index - 1))
        ? insertBefore(born, pasts[subject.low] ?? "were", born.text)
        : null,
    { id: "was-born-missing", confidence: 0.9 },
  ),
];

const objects: readonly Rule[] = [
  rule(
    "missing-object",
    "<give|bring|send> <back> $",
    ([verb, back]) => insertBefore(back, "it", verb.text),
    { id: "give-back", confidence: 0.8 },
  ),
  rule("missing-object", "<bring> <to> the|my|our|me", ([verb, to]) => insertBefore(to, "it", verb.text), {
    id: "bring-to",
    confidence: 0.7,
  }),
  rule(
    "missing-object",
    "<repaired|fixed|opened|cooked> <for> me|us|him|her|them $",
    ([verb, word]) => insertBefore(word, "it", verb.text),
    { id: "repaired-for-me", confidence: 0.75 },
  ),
  rule(
    "missing-object",
    "<i|we|they|he|she|really|also> <enjoyed|enjoy|enjoys> <.>",
    ([, verb, stop]) => insertBefore(stop, "it", verb.text),
    { confidence: 0.8 },
  ),
  rule(
    "missing-object",
    "but|and <i|we|they|he|she> @adv? <sent|bought|found|lost|brought|caught|wore|fixed|put> <.>",
    ([, verb, stop]) => insertBefore(stop, "it", verb.text),
    { id: "but-verb-it", confidence: 0.7 },
  ),
  rule(
    "missing-object",
    "but|and|because|so|if|when <i|we|they|he|she> @not? really|do|does|did|always|also|will|can|n't? n't|not|really|always|also? <like|liked|likes|love|loved|want|wanted|bought|buy|recommend|need> <.>",
    ([, verb, stop], { sentence }) => {
      const lemma = verb && verbAs(verb.low, "base", "s", "past");
      const hasThing =
        verb &&
        sentence.words.slice(0, verb.index).some(({ low, tag }) => tag === "NOUN" && low !== "people");
      return lemma &&
        hasThing &&
        verb.low !== "want" &&
        !sentence.words
          .slice(0, verb.index)
          .some(({ low }) => among("what that which if as than how who", low))
        ? insertBefore(stop, "it", verb.text)
        : null;
    },
    { id: "like-it", confidence: 0.6 },
  ),
];

/** "We we're": the second one is half of a short form, so the first one goes. */
const isShortened = ({ end, index }: Word, { words }: Sentence) =>
  words[index + 1]?.start === end && /['’]/.test(words[index + 1]?.text ?? "");

/** "If they see you you will go": the second one is another clause's subject. */
const isNextSubject = ({ low, index }: Word, { words }: Sentence) => {
  const [verb, next] = [words[index - 2], words[index + 1]];
  return among("you it", low) && among("VERB ADP", verb?.tag) && among("AUX VERB", next?.tag);
};

/** "We cut it it some shape": the second one is rather a preposition. */
const isSlipOfIn = ({ low, index }: Word, { words }: Sentence) =>
  low === "it" && closed.isDeterminer(words[index + 1]?.low ?? "");

/** "What he did did not surprise me": the first one ends a clause that is the subject of the second. */
const isTwiceRight = ({ low, index }: Word, { words }: Sentence) =>
  among("are was were did does", low) &&
  words.slice(0, index - 2).some((word) => among("what whatever who whoever", word.low));

const repeated: Rule = (sentence) =>
  sentence.words.flatMap((word, index) => {
    const before = sentence.words[index - 1];
    if (!before || before.low !== word.low || !/^[a-z]+$/.test(word.low)) return [];
    const isFine = among(
      "that had has is very so really no yes bye ha long far many more much is do her never again blah knock tut hear there now well please too go come wait one two win really hey",
      word.low,
    );
    const isName = /^[A-Z]/.test(word.text) && /^[A-Z]/.test(before.text);
    const isFunction =
      closed.isClosedWord(word.low) || among("i to is in on the", word.low) || word.tag !== "PROPN";
    return someOf(
      isFine,
      isName,
      !isFunction,
      isNextSubject(word, sentence),
      isSlipOfIn(word, sentence),
      isTwiceRight(word, sentence),
    )
      ? []
      : [
          {
            ...remove(isShortened(word, sentence) ? before : word, word.text),
            kind: "repeated-word" as const,
            ruleId: "learner/repeated-word",
            confidence: 0.9,
          },
        ];
  });
const repeatedMeaning: readonly Rule[] = [
  rule(
    "repeated-word",
    "<is> <is>",
    ([, second], { sentence }) =>
      lowAt(sentence, second.index - 2) !== "what" &&
      !sentence.words
        .slice(0, second.index)
        .some(({ low }) => among("what whatever who whoever problem", low))
        ? remove(second, second.text)
        : null,
    { id: "is-is", confidence: 0.75 },
  ),
  rule("repeated-word", "<more> <more>", ([, second]) => remove(second, second.text), {
    id: "more-more",
    confidence: 0.7,
  }),
];

/** "I also I think". */
const secondPronoun: Rule = rule(
  "repeated-word",
  "<i|he|she|we|they> also|always|just|really|still|even|never|often|usually|sometimes <i|he|she|we|they> @verb|@modal|@have",
  ([first, second]) => (first.low === second.low ? remove(second) : null),
  { id: "second-pronoun", confidence: 0.9 },
);

export const missingWordRules: readonly Rule[] = [
  repeated,
  secondPronoun,
  ...repeatedMeaning,
  ...verbs,
  ...objects,
];
