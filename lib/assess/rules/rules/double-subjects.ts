import { allOf, among } from "@/lib/assess/rules/words/among";
import { lowAt, remove, type Rule } from "@/lib/assess/rules/match/rule";
import { phraseStart } from "@/lib/assess/rules/text/subject";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import * as closed from "@/lib/assess/rules/words/closed";
import { isPersonNoun } from "@/lib/assess/rules/words/countable";
import { verbAs } from "@/lib/assess/rules/words/verbs";
import { isFinite } from "@/lib/assess/rules/rules/pronouns";

const things = new Set(
  "movie film book photo picture city country house school problem job story game food car phone internet computer team restaurant thing reason course exam test trip song weather town place company class language hobby dream family idea".split(
    " ",
  ),
);

/** "My mother she works", "The movie it is about": a subject said twice, with one verb behind it. */
const doubled: Rule = (sentence) =>
  sentence.words.flatMap((pronoun, index) => {
    const noun = sentence.words[index - 1];
    const verb = sentence.words[index + 1];
    if (!noun || !verb || !among("he she it they", pronoun.low) || !isFinite(verb)) return [];
    if (among("call calls called name named say says said", verb.low)) return [];
    const found = doubledSubject(sentence, noun, pronoun, verb);
    return found
      ? [
          {
            ...remove(pronoun, noun.text),
            kind: "double-subject" as const,
            ruleId: "learner/double-subject",
            confidence: 0.8,
          },
        ]
      : [];
  });

function isHeadOf(pronoun: string, head: Word) {
  if (pronoun === "it") return things.has(head.low) || head.low === "thing";
  if (pronoun === "they")
    return (/s$/.test(head.low) && head.low !== "times") || among("people children men women", head.low);
  return isPersonNoun(head.low) || head.tag === "PROPN";
}

const isNounLike = (word: Word) => among("NOUN PROPN", word.tag);

const timeHead =
  /day$|^(?:january|june|july|august|time|moment|way|year|first|last|minute|reason|night|week)$/;

/** The phrase that ends here: "the most important thing for me". */
function phraseBefore(words: readonly Word[], last: Word): { head: Word; start: number } {
  const start = phraseStart(words, last.index);
  const outer = words[start - 2];
  return outer && among("for of in", words[start - 1]?.low)
    ? { head: outer, start: phraseStart(words, outer.index) }
    : { head: last, start };
}

function doubledSubject(sentence: Sentence, last: Word, pronoun: Word, verb: Word): boolean {
  const { words } = sentence;
  const isClause = words.slice(0, pronoun.index).some(({ low }) => among("that which who", low));
  if (isClause) return relativeDoubled(sentence, pronoun, verb);
  if (!isNounLike(last) && !among("me us", last.low)) return false;
  const { head, start } = phraseBefore(words, last);
  const first = words[start];
  if (!first || among("every each any no", first.low)) return false;
  return allOf(
    start === 0 || among("because , and but think that", lowAt(sentence, start - 1)),
    !timeHead.test(head.low),
    closed.isDeterminer(first.low) || first.tag === "PROPN",
    isHeadOf(pronoun.low, head) || first.low === "this",
    !hasSecondVerb(sentence, verb),
  );
}

const isFiniteForm = (word: Word) =>
  allOf(word.tag === "VERB", verbAs(word.low, "s", "past") !== null, verbAs(word.low, "part") === null);

/** "The book he wrote is good": another finite verb behind the first. */
function hasSecondVerb({ words }: Sentence, verb: Word): boolean {
  const rest = words.slice(verb.index + 1);
  const end = rest.findIndex(({ low }) => closed.isSubordinator(low) || among(", and but or", low));
  const clause = end < 0 ? rest : rest.slice(0, end);
  return clause.some((word, index) => {
    const isFinal = among("is are was were has had will can does did would", word.low);
    if (isFinal) return index > 0 || verb.tag !== "AUX";
    return index > 0 && isFiniteForm(word) && clause[index - 1]?.low !== "to";
  });
}

/** "The book that I read last week it was exciting". */
function relativeDoubled({ words }: Sentence, pronoun: Word, verb: Word): boolean {
  const relative = words.findIndex(({ low }) => among("that which who", low));
  const before = words[pronoun.index - 1];
  if (!before || relative < 1 || relative > 4) return false;
  const inner = words.slice(relative + 1, pronoun.index);
  return allOf(
    among("is was has", verb.low),
    isHeadOf(pronoun.low, words[relative - 1] ?? before),
    isNounLike(before) || among("here there yesterday", before.low),
    closed.isDeterminer(words[0]?.low ?? ""),
    words[relative - 1]?.tag === "NOUN",
    inner.length > 1 && inner.some(({ tag }) => tag === "VERB"),
  );
}

export const doubleSubjectRules: readonly Rule[] = [doubled];
