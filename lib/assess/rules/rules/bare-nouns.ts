import { allOf, among, someOf } from "@/lib/assess/rules/words/among";
import { replace, type Rule } from "@/lib/assess/rules/match/rule";
import { bareForm, isVerbBehindNoun } from "@/lib/assess/rules/rules/agreement";
import { isBareOne } from "@/lib/assess/rules/rules/agreement-doubts";
import { isCounted } from "@/lib/assess/rules/rules/number";
import { subjectBefore, type Subject } from "@/lib/assess/rules/text/subject";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import { needsDeterminer } from "@/lib/assess/rules/words/countable";
import { pluralOf } from "@/lib/assess/rules/words/nouns";

const isOfSeveral = (low: string | undefined) => among("some many most all other several few", low);

/** A verb that says that its subject is several. */
const isPluralVerb = (verb: Word, sentence: Sentence) =>
  someOf(
    among("are were have", verb.low),
    verb.low === "do" && among("not n't", sentence.words[verb.index + 1]?.low),
    bareForm(verb, sentence) !== null && isVerbBehindNoun(verb, sentence),
  );

const isAlone = (subject: Subject, sentence: Sentence) =>
  allOf(
    !subject.isRelative,
    isBareOne(sentence, subject),
    needsDeterminer(subject.head.low) || isCounted(subject.head.low),
    !among("after before until -", sentence.words[subject.start - 1]?.low),
  );

/** "Student have", "some driver do not": the noun lacks its s, since the verb has the form for several. */
export const bareNouns: Rule = (sentence) =>
  sentence.words.flatMap((verb) => {
    const subject = isPluralVerb(verb, sentence) ? subjectBefore(sentence, verb.index) : null;
    if (!subject || !isAlone(subject, sentence)) return [];
    const { head, start } = subject;
    return [
      {
        ...replace(head, pluralOf(head.low), verb.text),
        kind: isOfSeveral(sentence.words[start]?.low)
          ? ("plural-after-quantity" as const)
          : ("article-missing" as const),
        ruleId: "learner/bare-noun",
        confidence: 0.75,
      },
    ];
  });
