import { lowAt, replace, replaceSpan, rule, type Rule } from "@/lib/assess/rules/match/rule";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";
import { among } from "@/lib/assess/rules/words/among";
import { isPersonNoun } from "@/lib/assess/rules/words/countable";
import { gerundOf, pastOf, thirdPerson, verbAs } from "@/lib/assess/rules/words/verbs";

const isQuestion = ({ words }: Sentence) => words.slice(-2).some(({ low }) => low === "?");
const presentBe: Record<string, string> = {
  i: "am",
  he: "is",
  she: "is",
  it: "is",
  we: "are",
  you: "are",
  they: "are",
};

/** "She like to help": the tagger takes "like" for a preposition there. */
const third: readonly Rule[] = [
  rule(
    "third-person-s",
    "^|,|and|but|because|that|when <he|she> <like> to|the|my|his|her|a|it|@ing|@plural|very|this|these",
    ([, like], { sentence }) => (isQuestion(sentence) ? null : replace(like, "likes")),
    { id: "she-like", confidence: 0.88 },
  ),
  rule(
    "third-person-s",
    "^ <my|his|her|our> <@word> <like> to|the|a|it|@ing|@noun",
    ([, person, like], { sentence }) => {
      const hasVerb = sentence.words
        .slice(like.index + 2)
        .some(
          ({ tag, low }) =>
            tag === "AUX" ||
            (tag === "VERB" && lowAt(sentence, like.index + 1) !== "to" && verbAs(low, "ing") === null),
        );
      return isPersonNoun(person.low) && !hasVerb && !isQuestion(sentence)
        ? replace(like, "likes", person.text)
        : null;
    },
    { id: "my-brother-like", confidence: 0.85 },
  ),
  rule(
    "third-person-s",
    "^|,|and|but <he|she> <do> my|his|her|the homework|exercise|exercises|job|work|dishes|housework",
    ([, verb]) => replace(verb, "does"),
    {
      id: "she-do-her",
      confidence: 0.88,
    },
  ),
];

const everydayVerbs =
  "ride|teach|play|wear|want|need|sell|speak|sing|come|go|know|help|make|take|give|drive|study|write|cook|walk|hold|carry|eat|drink|look|seem|smile|sleep|sit|stand";
const persons =
  "man|woman|boy|girl|person|teacher|student|friend|mother|father|brother|sister|child|lady|guy|doctor|worker|neighbor|uncle|aunt|cousin";

const aboutPersons: readonly Rule[] = [
  rule(
    "third-person-s",
    `<a|an|the|my|this|his|her> @adj? ${persons} who <${everydayVerbs}> @any`,
    ([cue, verb], { sentence }) =>
      lowAt(sentence, cue.index - 1) === "of" ? null : replace(verb, thirdPerson(verb.low)),
    { id: "boy-who-ride", confidence: 0.86 },
  ),
  rule(
    "progressive-form",
    `<he|she|they|we|i|${persons}|people|men|women|children> <is|are|am|was|were> <take|cook|watch|use|wash|drink|talk|walk|wait|go|hold|wear|make|write|sleep|cry> a|an|the|his|her|their|my|with|to|in|on|for|dinner|lunch|coffee|tv|$|.`,
    // "I am use to it" is "used to".
    ([, be, verb], { sentence }) =>
      verb.low === "use" && lowAt(sentence, verb.index + 1) === "to"
        ? null
        : replace(verb, gerundOf(verb.low), be.text),
    { id: "is-take", confidence: 0.86 },
  ),
  rule(
    "past-time",
    `^ <yesterday|last> week|month|year|night|weekend|summer|winter? ,? my|our|the <${persons}|family|parents|friends|boss|team> <visit|cook|go|come|take|make|buy|see|meet|eat|play|watch|call|give|tell|say|help|start|travel|move|work|stay|arrive|leave|lose|find|win|get|have> @any`,
    ([, , verb]) => replace(verb, pastOf(verb.low)),
    { id: "yesterday-my-mother", confidence: 0.86 },
  ),
];

const goingOn = new Set(
  "live work study learn teach wait play practice use drive drink sleep train travel".split(" "),
);
const perfect = (be: string) => (among("is 's", be) ? "has been" : "have been");

/** "I am working here since 2019". */
const ongoing: readonly Rule[] = [
  rule(
    "since-for",
    "<i|he|she|we|they|you> <am|is|are> @adv? <@ing> @any* since @number|january|february|march|april|may|june|july|august|september|october|november|december|last|childhood|monday|tuesday|wednesday|thursday|friday|then|a|three|two|many|several|about",
    ([subject, be, verb], { sentence }) => {
      const lemma = verbAs(verb.low, "ing");
      const isNear = sentence.words.findIndex(({ low }) => low === "since") - verb.index < 6;
      return lemma && goingOn.has(lemma) && isNear && subject.index < be.index
        ? replace(be, among("he she", subject.low) ? "has been" : perfect(be.low), "since")
        : null;
    },
    { id: "working-since", confidence: 0.85 },
  ),
];

/** "They talking about it", at the start of a clause, where nothing before can see or hear them. */
const lackingBe: readonly Rule[] = [
  rule(
    "missing-verb",
    "^ <he|she|they|we> <@ing> @any",
    ([subject, verb], { sentence }) =>
      verb.tag === "VERB" &&
      !among("being having", verb.low) &&
      verbAs(verb.low, "base") === null &&
      !isQuestion(sentence)
        ? replace(verb, `${presentBe[subject.low]} ${verb.text}`)
        : null,
    { id: "they-doing", confidence: 0.85 },
  ),
];

const participles = "seen|done|gone|been|taken|written|eaten|given|known|drunk|begun";

/** "I seen a film". */
const participleForPast: Rule = rule(
  "irregular-past",
  `^|,|when|and|because|but <i|he|she|we|they> <${participles}> @any`,
  ([subject, verb], { sentence }) => {
    const lemma = verbAs(verb.low, "part");
    const isHelped = sentence.words.slice(0, subject.index).some(({ low }) => among("had have has", low));
    if (!lemma || isHelped || verbAs(verb.low, "past") !== null) return null;
    const past = lemma === "be" ? pastBe(subject.low) : pastOf(lemma);
    return replace(verb, past);
  },
  { id: "i-seen", confidence: 0.85 },
);

const negatives: readonly Rule[] = [
  rule(
    "do-negative",
    "<do|does> n't|not <must> @any",
    ([help, must]) => replaceSpan(help, must, "must not"),
    { id: "do-not-must", confidence: 0.88 },
  ),
  rule(
    "do-negative",
    "^|,|and|but|because <i|we|they|you> <not|no> <like|want|know|understand|think|have|agree|need|eat|drink|play|go|speak|believe|remember|see|feel> @any",
    ([, not, verb]) => replaceSpan(not, verb, `do not ${verb.text}`),
    { id: "i-not-like", confidence: 0.85 },
  ),
  rule(
    "question-order",
    "^|,|what|where|when|why|how|and|but|so <do|did> <you|we|they|i> <can|could|must|should> @base",
    ([verb, subject, modal]) =>
      replaceSpan(
        verb,
        modal,
        `${modal.low === "can" && verb.low === "did" ? "could" : modal.low} ${subject.text}`,
      ),
    { id: "do-you-can", confidence: 0.88 },
  ),
  rule(
    "do-negative",
    "<i|we|you|they|he|she> <do|does|did> <n't> <can|could> @base",
    ([, verb, , modal]) =>
      modal ? replaceSpan(verb, modal, verb.low === "did" ? "couldn't" : "can't") : null,
    { id: "dont-can", confidence: 0.88 },
  ),
];

const pastBe = (subject: string) => (among("we they", subject) ? "were" : "was");

/** "I have 25 years", said of people at the end of a clause; what somebody has years of is named behind it. */
const age: Rule = rule(
  "usual-phrase",
  "<i|he|she|we|they|brother|sister|mother|father|son|daughter|friend|cousin|husband|wife> <have|has|had> <@number> <years> $|and|,|.|but",
  ([subject, verb, number, years]) => {
    const be = verb.low === "had" ? pastBe(subject.low) : (presentBe[subject.low] ?? "is");
    return replaceSpan(verb, years, `${be} ${number.text} years old`);
  },
  { id: "has-years", confidence: 0.88 },
);

const wanting: readonly Rule[] = [
  rule(
    "infinitive-after-verb",
    "<want|wants|wanted> <that> <i|he|she|we|they|you> <@base> @any",
    ([, that, subject, verb]) => {
      const object: Record<string, string> = {
        i: "me",
        he: "him",
        she: "her",
        we: "us",
        they: "them",
        you: "you",
      };
      return verb && !among("can will must should would could", verb.low)
        ? replaceSpan(that, verb, `${object[subject.low]} to ${verb.text}`, "want")
        : null;
    },
    { id: "want-that-he", confidence: 0.85 },
  ),
  rule(
    "infinitive-after-verb",
    "<want|wants|wanted> <that> <my|our|his|her|their> <@noun> <@base> @any",
    ([, that, whose, noun, verb]) =>
      verb && verb.tag === "VERB"
        ? replaceSpan(that, verb, `${whose.text} ${noun.text} to ${verb.text}`, "want")
        : null,
    { id: "want-that-my", confidence: 0.82 },
  ),
];

const seen =
  "saw|see|seen|eaten|ate|had|met|heard|read|tried|visited|played|made|done|know|knew|been|watched|tasted|felt";

const never: Rule = rule(
  "confused-words",
  `the @superlative|best|worst|most @adj* @noun that? i|we|he|she|they <never> ${seen}`,
  ([word]) => replace(word, "ever"),
  { id: "best-i-never", confidence: 0.85 },
);

const asking =
  "<know|tell|ask|asked|wonder|understand> @object? <what|where|when|why|how> time|much|many|long?";
const asked: Record<string, (verb: string) => string> = {
  do: (verb) => verb,
  does: thirdPerson,
  did: pastOf,
};

const askedInside: readonly Rule[] = [
  rule(
    "embedded-question",
    `${asking} <do|does|did> <i|you|we|they|he|she|it|people> <@base|like|need|want|know|have|do>`,
    ([, , help, subject, verb], { sentence }) =>
      help && verb && !isQuestion(sentence)
        ? replaceSpan(help, verb, `${subject.text} ${asked[help.low]?.(verb.low) ?? verb.text}`)
        : null,
    { id: "know-what-do-they", confidence: 0.85 },
  ),
  rule(
    "embedded-question",
    "know|tell|ask|asked|wonder|understand @object? what|where|when|why|how time|much|many|long? <does|did> <the|my|your|his|her|our|their|this> <@noun> <@base|like|need|want|have>",
    ([help, whose, noun, verb], { sentence }) =>
      isQuestion(sentence)
        ? null
        : replaceSpan(help, verb, `${whose.text} ${noun.text} ${asked[help.low]?.(verb.low) ?? verb.text}`),
    { id: "know-when-does-the", confidence: 0.85 },
  ),
];

const finished: Rule = rule(
  "usual-phrase",
  "<will> <going> <to> <@base>",
  ([will, , , verb], { sentence }) => {
    const subject: Word | undefined = sentence.words[will.index - 1];
    const be = subject && presentBe[subject.low];
    return be && verb ? replaceSpan(will, verb, `${be} going to ${verb.text}`) : null;
  },
  { id: "will-going-to", confidence: 0.88 },
);

export const plainVerbRules: readonly Rule[] = [
  ...third,
  ...aboutPersons,
  ...ongoing,
  ...lackingBe,
  participleForPast,
  ...negatives,
  age,
  ...wanting,
  never,
  ...askedInside,
  finished,
];
