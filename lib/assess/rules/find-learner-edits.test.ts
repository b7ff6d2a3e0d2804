import { readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";
import { z } from "zod";

import { findLearnerEdits } from "@/lib/assess/rules/find-learner-edits";
import { editKindNames, type EditKind } from "@/lib/core/edit-kinds";
import { locales } from "@/lib/i18n/locales";

const Messages = z.object({ Corrections: z.object({ explanations: z.record(z.string(), z.string()) }) });

/** A sentence with its mistake in brackets, and what is to stand there; nothing where the words are to go. */
const mistakes: readonly (readonly [sentence: string, kind: EditKind, replacement: string])[] = [
  ["She bought [new] bicycle.", "article-missing", "a new"],
  ["Rome is [oldest] city in Italy.", "article-missing", "the oldest"],
  ["They play [the] tennis twice a week.", "article-extra", ""],
  ["He waited for [a] hour.", "article-a-an", "an"],
  ["It is [an] university in the north.", "article-a-an", "a"],
  ["We go to [a] same school.", "article-the", "the"],
  ["My cousins [lives] near the sea.", "subject-verb", "live"],
  ["My neighbor [own] a small boat.", "third-person-s", "owns"],
  ["The girl in the pictures [wear] a hat.", "third-person-s", "wears"],
  ["The boxes on the table [is] empty.", "be-form", "are"],
  ["The old stuff [are] in the cellar.", "uncountable-verb", "is"],
  ["The new furniture [were] too big for us.", "uncountable-verb", "was"],
  ["He writes about [peoples] houses.", "possessive-form", "people's"],
  ["There [is] three lamps in the hall.", "there-is-are", "are"],
  ["She has four [uncle].", "plural-after-quantity", "uncles"],
  ["Every [teachers] has a key.", "singular-after-one", "teacher"],
  ["The [childrens] are asleep.", "irregular-plural", "children"],
  ["I sold [this] books last week.", "demonstrative-number", "these"],
  ["He gave me some [advices].", "uncountable-plural", "advice"],
  ["The [informations] on the sign is not clear.", "uncountable-plural", "information"],
  ["I read [a] useful information online.", "uncountable-article", ""],
  ["There are too [much] dogs here.", "much-many", "many"],
  ["We have [less] problems than before.", "few-little", "fewer"],
  ["She can [sings] well.", "base-after-modal", "sing"],
  ["He wants to [becomes] a pilot.", "base-after-to", "become"],
  ["They didn't [saw] the sign.", "base-after-do", "see"],
  ["He left without [say] goodbye.", "gerund-after-preposition", "saying"],
  ["She saw [a house very old] by the lake.", "adjective-order", "a very old house"],
  ["He went to the shop [for to] buy bread.", "purpose-to", "to"],
  ["We avoid [to drive] at night.", "gerund-after-verb", "driving"],
  ["She promised [calling] me.", "infinitive-after-verb", "to call"],
  ["He let me [to] drive his car.", "base-after-verb", ""],
  ["They have [began] the work.", "past-participle", "begun"],
  ["The letter was [wrote] by hand.", "passive-participle", "written"],
  ["The man is [carry] a heavy bag.", "progressive-form", "carrying"],
  ["He [catched] a cold.", "irregular-past", "caught"],
  ["Yesterday she [walks] to work.", "past-time", "walked"],
  ["We [have met] him last year.", "past-time", "met"],
  ["I have lived here [since] six months.", "since-for", "for"],
  ["If it [will rain], we will stay.", "if-clause", "rains"],
  ["My aunt is interested [for] art.", "preposition-wrong", "in"],
  ["She listens [her] brother.", "preposition-missing", "to her"],
  ["They discussed [about] the plan.", "preposition-extra", ""],
  ["It is [more colder] today.", "double-comparative", "colder"],
  ["This hill is [more high] than that one.", "comparative-form", "higher"],
  ["It was the [most long] day.", "superlative-form", "longest"],
  ["He is taller [then] me.", "than-then", "than"],
  ["She is as old [than] my sister.", "as-as", "as"],
  ["Where [you work]?", "question-order", "do you work"],
  ["I don't know where [is she].", "embedded-question", "she is"],
  ["He [drinks always] tea.", "adverb-order", "always drinks"],
  ["She has a [car red].", "adjective-order", "red car"],
  ["Come with [we].", "pronoun-case", "us"],
  ["My sister [she] works in a bank.", "double-subject", ""],
  ["I think [is] too late.", "missing-subject", "it is"],
  ["He did it [hisself].", "reflexive-form", "himself"],
  ["She hurt herself, but I felt [myself] happy.", "reflexive", ""],
  ["My [mother] car is old.", "possessive-form", "mother's"],
  ["She must not [loose] her ticket.", "lose-loose", "lose"],
  ["I must [do] a decision.", "make-do", "make"],
  ["She [said] me the news.", "say-tell", "told"],
  ["We need [other] table.", "another-other", "another"],
  ["She dances [beautiful].", "adjective-adverb", "beautifully"],
  ["We were [boring] during the trip.", "ing-ed-adjective", "bored"],
  ["It was [so] a long night.", "so-such", "such"],
  ["I [made] a shower.", "usual-phrase", "took"],
  ["Although it was late, [but] we stayed.", "double-connector", ""],
  ["I don't know [nobody] here.", "double-negative", "anybody"],
  ["They [very] happy today.", "missing-verb", "are very"],
  ["The film was long, but I enjoyed[].", "missing-object", "it"],
  ["We plan [visit] the castle.", "missing-to", "to visit"],
  ["He sat on [on] the floor.", "repeated-word", ""],
  ["Not everybody [want] to dance.", "indefinite-singular", "wants"],
  ["If everyone [bring] a chair, we can sit.", "indefinite-singular", "brings"],
  ["It was a [three day] trip.", "number-modifier", "three-day"],
  ["She took a [two weeks] course.", "number-modifier", "two-week"],
  ["He moved here in [4 grade].", "usual-phrase", "4th grade"],
  ["They keep [differents] birds.", "adjective-plural", "different"],
  ["Her last idea was [call] the hotel.", "complement-form", "to call"],
  ["If I [was] you, we would rest.", "if-were", "were"],
  ["They taught [themself].", "reflexive-form", "themselves"],
  ["She grows them by [her self].", "split-word", "herself"],
  ["We don't have [a] enough chairs.", "article-extra", ""],
  ["I found the map on [internet].", "article-the", "the internet"],
  ["[Other] half of the class stayed home.", "article-missing", "The other"],
  ["I [an] from a small island.", "an-and", "am"],
  ["They want a safe [an] warm room.", "an-and", "and"],
  ["[An] this is what she said.", "an-and", "And"],
  ["[Their] people that sleep in tents.", "there-their", "There are"],
  ["It is nice that [there] work in pairs.", "they-there", "they"],
  ["I also [i] hope for snow.", "repeated-word", ""],
  ["Ever since that night she [paint] boats.", "past-time", "painted"],
  ["He [not see] the sign.", "do-negative", "does not see"],
  ["They [no want] a bigger flat.", "do-negative", "do not want"],
  ["You [no must] open it.", "do-negative", "must not"],
  ["They [are agree] with her.", "be-extra", "agree"],
  ["We saved money [for buy] a boat.", "purpose-to", "to buy"],
  ["[In despite of] the rain, we walked.", "despite-of", "Despite"],
  ["They swam despite [of] the cold.", "despite-of", ""],
  ["A [persons] name says little.", "possessive-form", "person's"],
  ["I read to [they] children.", "possessive-word", "their"],
  ["Few people write letters [now a days].", "split-word", "nowadays"],
  ["They built it [their self].", "reflexive-form", "themselves"],
  ["You [will can] sleep there.", "usual-phrase", "will be able to"],
  ["It was [a another] mistake.", "an-another", "another"],
  ["She made [the a] good speech.", "article-twice", "a"],
  ["He is [a the] best player.", "article-twice", "the"],
  ["The soup is [very] better today.", "comparative-much", "much"],
  ["[Is] a lot of snow on this roof.", "missing-subject", "There is"],
  ["I hear that old machines [is] louder.", "be-form", "are"],
  ["[Most of students] take the bus.", "usual-phrase", "Most students"],
  ["They [go for shopping] on Friday.", "usual-phrase", "go shopping"],
  ["In [a such] town we got lost.", "usual-phrase", "such a"],
  ["I [don t] know her.", "apostrophe", "don't"],
  ["[It's is] very late.", "repeated-word", "It is"],
  ["She will [able] to swim.", "missing-verb", "be able"],
  ["The results are [same].", "article-missing", "the same"],
  ["He stayed for [long] time.", "article-missing", "a long"],
  ["It annoys them [to] much.", "to-too", "too"],
  ["I like it when [your] in town.", "your-you-are", "you're"],
  ["With [the] these tools we won.", "article-extra", ""],
  ["When the bus is [late] we walk.", "comma-after-clause", "late,"],
  ["She has the [most better] plan.", "double-comparative", "best"],
  ["Don't tell [no one].", "double-negative", "anyone"],
  ["Where [was] you at noon?", "be-form", "were"],
  ["[Student] have much to do.", "article-missing", "Students"],
  ["I hear some [driver] do not sleep.", "plural-after-quantity", "drivers"],
  ["For [example] we eat rice.", "comma-after-opening", "example,"],
  ["Here I [I'm agree] with her.", "be-extra", "I agree"],
  ["I [I am agree] with her.", "be-extra", "I agree"],
  ["My aunt told [to me wait] by the gate.", "infinitive-after-verb", "me to wait"],
  ["[Every things] will be fine.", "split-word", "Everything"],
  ["[Its] very late.", "its-it-is", "It's"],
  ["He left with [there] own boat.", "there-their", "their"],
  ["She does not own [a] any umbrella.", "article-extra", ""],
  ["We get eggs from [they] old hens.", "possessive-word", "their"],
  ["They talked about [live] the house at noon.", "gerund-after-preposition", "leaving"],
  ["It is hard [for to] see the road.", "usual-phrase", "to"],
  ["[In the other hand], we save time.", "usual-phrase", "On the other hand"],
  ["Is this [ur] bag?", "chat-spelling", "your"],
  ["When she was a [baby] she lived in Rome.", "comma-after-clause", "baby,"],
  ["The room [get's] cold at night.", "verb-apostrophe", "gets"],
  ["We stayed inside [cause] it was raining.", "chat-spelling", "because"],
  ["That is [a other] story.", "another-other", "another"],
  ["She was kind [an] her smile was warm.", "an-and", "and"],
  ["[Fortunately] we had a map.", "comma-after-opening", "Fortunately,"],
  ["They drink [an] clean water.", "uncountable-article", ""],
  ["Their daily [live] is busy.", "life-live", "life"],
  ["We train [everyday] after work.", "every-day", "every day"],
  ["That is a [quite] place.", "quiet-quite", "quiet"],
  ["He could [of] asked us.", "have-of", "have"],
  ["My bus was late, and I [lost] the train.", "lose-miss", "missed"],
  ["You can [success] in this game.", "word-family", "succeed"],
  ["They met Greek, Dutch, Polish [an] Swiss singers.", "an-and", "and"],
  ["We saw Rome [an] Paris.", "an-and", "and"],
  ["The songs [an] dances differ.", "an-and", "and"],
  ["We treat them [goed].", "misspelled", "well"],
  ["Most owls [dose] not sleep at night.", "confused-words", "do"],
  ["It [dose] rain here.", "confused-words", "does"],
  ["My aunt [write] a letter and then she sent it, so we knew.", "past-story", "wrote"],
  ["She sold the boat, and now she [walk] every day.", "third-person-s", "walks"],
  ["He bought bread and she [eat] it every day.", "third-person-s", "eats"],
  ["They [was do]n't sing with us.", "be-extra", "do"],
  ["She [was do]n't sing with us.", "be-extra", "does"],
  ["[Another] shops are closed.", "another-other", "Other"],
  ["In [another] words, it is late.", "another-other", "other"],
  ["We washed [our selfs].", "reflexive-form", "ourselves"],
  ["In the cold of the [evening] we read.", "comma-after-place", "evening,"],
  ["He bought [a] brown boots.", "article-extra", ""],
  ["The girl has [an] ugly green eyes.", "article-extra", ""],
  ["His hairs [are] very curly.", "be-form", "is"],
  ["He is a rather quiet [persons].", "singular-after-one", "person"],
  ["Every [peoples] of this town sings.", "singular-after-one", "person"],
  ["She met a young [mens].", "singular-after-one", "man"],
  ["There [is] two waiter in the café.", "there-is-are", "are"],
  ["There [was] several child in the yard.", "there-is-are", "were"],
  ["If my aunt [would came], we would sing.", "if-clause", "came"],
  ["They would stay if they [would can].", "if-clause", "could"],
  ["My niece [already leave] school.", "usual-phrase", "has already left"],
  ["They [have been] to the castle last summer.", "past-time", "went"],
  ["My uncle decided [of sell] the boat.", "infinitive-after-verb", "to sell"],
  ["There [are many] rain in spring.", "much-many", "is a lot of"],
  ["There [were too many] noise in the hall.", "much-many", "was too much"],
  ["[Me and my aunt we] sang all night.", "pronoun-case", "My aunt and I"],
  ["Her cousin and me [swims] every day.", "subject-verb", "swim"],
  ["There are two horses [are] running.", "repeated-word", ""],
  ["She [will going] to be a pilot.", "usual-phrase", "is going"],
];

const read = (marked: string) => {
  const start = marked.indexOf("[");
  const end = marked.indexOf("]") - 1;
  return { text: marked.replace(/[[\]]/g, ""), start, end };
};

describe("findLearnerEdits", () => {
  it.each(mistakes)("corrects %s", (marked, kind, replacement) => {
    const { text, start, end } = read(marked);
    const found = findLearnerEdits(text).find((edit) => edit.start <= end && start <= edit.end);
    expect(found).toMatchObject({ kind });
    expect(found?.replacement.trim()).toBe(replacement);
  });

  it("names the whole phrase where a preposition is another one", () => {
    const cueOf = (text: string) =>
      findLearnerEdits(text).find(({ kind }) => kind === "preposition-wrong")?.cue;
    expect(cueOf("She is proud on her work.")).toBe("proud of");
    expect(cueOf("We were in holiday last week.")).toBe("on holiday");
    expect(cueOf("Stand in the left side.")).toBe("on the left side");
    expect(cueOf("They prefer tea than coffee.")).toBe("prefer tea to");
  });

  it("makes no other verb of one that a clause cannot follow", () => {
    expect(findLearnerEdits("People don't relies that they made it.").map(({ kind }) => kind)).not.toContain(
      "base-after-do",
    );
  });

  it("gives places of the untouched text, whatever stands before them", () => {
    const text = "“Hi” 🙂\n\nIt’s late…  She don’t  know\tme. He have two brother.";
    const words = findLearnerEdits(text).map(({ start, end }) => text.slice(start, end));
    expect(words).toEqual(["do", "have", "brother"]);
  });

  it("gives edits in their order that do not overlap", () => {
    const edits = findLearnerEdits("My mother she have two car red and she don't likes drive at night.");
    for (const [index, edit] of edits.entries()) {
      const next = edits[index + 1];
      if (next) expect(edit.end).toBeLessThanOrEqual(next.start);
    }
  });

  it("puts the capital on the word that comes first now", () => {
    expect(findLearnerEdits("The my house is big.")[0]?.replacement).toBe("My");
  });

  it("stands what is no text", () => {
    for (const text of [
      "",
      " \n ",
      "?!?!",
      "x".repeat(20_000),
      "\u0000\ud83d",
      "I can barely b",
      "There'S cats",
    ])
      expect(() => findLearnerEdits(text)).not.toThrow();
  });

  it("computes less than 50 ms for 300 words", () => {
    const text = "My grandmother lives in a village, and every summer we visit her there. ".repeat(24);
    findLearnerEdits(text);
    const times = Array.from({ length: 5 }, () => {
      const start = process.threadCpuUsage();
      findLearnerEdits(text);
      return process.threadCpuUsage(start).user / 1000;
    });
    expect(Math.min(...times)).toBeLessThan(50);
  });
});

describe("the sentences of kinds", () => {
  const deleting = [
    ...new Set(mistakes.filter(([, , replacement]) => replacement === "").map(([, kind]) => kind)),
  ];
  it.each(locales)("say every kind in %s, and name no replacement where words only go", (locale) => {
    const file = path.resolve(import.meta.dirname, "../../../content/messages", `${locale}.json`);
    const { Corrections } = Messages.parse(JSON.parse(readFileSync(file, "utf8")));
    expect(Object.keys(Corrections.explanations)).toEqual(editKindNames);
    expect(JSON.stringify(Corrections.explanations)).not.toMatch(/\\u00[01]/);
    for (const kind of deleting) expect(Corrections.explanations[kind]).not.toContain("{");
  });
});
