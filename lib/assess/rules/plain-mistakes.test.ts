import { describe, expect, it } from "vitest";

import { findLearnerEdits } from "@/lib/assess/rules/find-learner-edits";
import type { EditKind } from "@/lib/core/edit-kinds";

/** A sentence with its mistake in brackets, and what is to stand there; nothing where the words are to go. */
const mistakes: readonly (readonly [sentence: string, kind: EditKind, replacement: string])[] = [
  ["She [like] to paint on weekends.", "third-person-s", "likes"],
  ["He is kind and he [deserve] a rest.", "third-person-s", "deserves"],
  ["She is a good nurse and she [help] everybody.", "third-person-s", "helps"],
  ["They play with [another] children.", "another-other", "other"],
  ["We met [another] young people there.", "another-other", "other"],
  ["[The most of people] like music.", "usual-phrase", "Most people"],
  ["The most of students [likes] music.", "subject-verb", "like"],
  ["I think [the most of people] are kind.", "usual-phrase", "most people"],
  ["I [am not agree] with him.", "be-extra", "do not agree"],
  ["[I'm not agree] with him.", "be-extra", "I do not agree"],
  ["He [is agree] with us.", "be-extra", "agrees"],
  ["My cousin [isn't agree] with us.", "be-extra", "doesn't agree"],
  ["My friends [are totally agree] with us.", "be-extra", "totally agree"],
  ["We [were not agree] about it.", "be-extra", "did not agree"],
  ["It is the tallest tower that I [ever] seen.", "past-participle", "have ever"],
  ["My sister, [which] is a nurse, lives in Rome.", "confused-words", "who"],
  ["My mother, [which] lives in Rome, is a nurse.", "confused-words", "who"],
  ["We know a restaurant [who] serves soup.", "confused-words", "that"],
  ["I like the park [who] is near my school.", "confused-words", "that"],
  ["You [don't must] shout here.", "do-negative", "must not"],
  ["She [does not must] pay.", "do-negative", "must not"],
  ["My uncle [like] tennis a lot.", "third-person-s", "likes"],
  ["He [do] his homework after dinner.", "third-person-s", "does"],
  ["I see a girl who [wear] a hat.", "third-person-s", "wears"],
  ["The woman is [take] a photo.", "progressive-form", "taking"],
  ["They are [cook] dinner.", "progressive-form", "cooking"],
  ["Last week my parents [visit] me.", "past-time", "visited"],
  ["Yesterday my mother [cook] fish.", "past-time", "cooked"],
  ["I [am] learning English since 2021.", "since-for", "have been"],
  ["She [is] working there since last summer.", "since-for", "has been"],
  ["They [waiting] for a taxi.", "missing-verb", "are waiting"],
  ["He [riding] a bicycle in the park.", "missing-verb", "is riding"],
  ["I [seen] that show twice.", "irregular-past", "saw"],
  ["We [not understand] the rules.", "do-negative", "do not understand"],
  ["[Do you can] open the window?", "question-order", "Can you"],
  ["He [doesn't can] drive.", "do-negative", "can't"],
  ["You should [to] be more careful.", "base-after-modal", ""],
  ["My cousin [has 12 years] and plays chess.", "usual-phrase", "is 12 years old"],
  ["They want [that he comes] earlier.", "infinitive-after-verb", "him to come"],
  ["She wants [that her students read] more.", "infinitive-after-verb", "her students to read"],
  ["It was the best meal I [never] had.", "confused-words", "ever"],
  ["Please tell me what [do they need].", "embedded-question", "they need"],
  ["I wonder when [does the museum open].", "embedded-question", "the museum opens"],
  ["We [will going to visit] them in May.", "usual-phrase", "are going to visit"],
  ["He lived abroad [during] two years.", "preposition-wrong", "for"],
  ["[On] the photo there is a dog.", "preposition-wrong", "In"],
  ["There are hills [on] the background.", "preposition-wrong", "in"],
  ["[In] the right there is a bench.", "preposition-wrong", "On"],
  ["In the picture [have] two cats.", "missing-subject", "there are"],
  ["Always listen [your] parents.", "preposition-missing", "to your"],
  ["I am waiting [your] reply.", "preposition-missing", "for your"],
  ["We left [because of] it was late.", "usual-phrase", "because"],
  ["The man [looks like] tired.", "usual-phrase", "looks"],
  ["A friend [of me] lives in Lima.", "possessive-form", "of mine"],
  ["I know the boy [who's] dog ran away.", "confused-words", "whose"],
  ["The woman [which] is reading wears a hat.", "confused-words", "who"],
  ["The phone [what] I bought is broken.", "confused-words", "that"],
  ["I feel [me] very tired.", "reflexive", ""],
  ["There are [a] many cars.", "article-extra", ""],
  ["I have [many] homework today.", "much-many", "much"],
  ["[Almost students] work at night.", "usual-phrase", "Almost all students"],
  ["We had [great] time there.", "article-missing", "a great"],
  ["He is a [20 years old] student.", "number-modifier", "20-year-old"],
  ["The street was [hardly] to find.", "adjective-adverb", "hard"],
  ["He studies [hardly] for his exam.", "adjective-adverb", "hard"],
  ["My aunt [she] works in a bank.", "double-subject", ""],
  ["In my country [is] very cold in winter.", "missing-subject", "it is"],
];

/** Right, and close to what is a mistake. */
const right = [
  "He is one of the men who wear a hat.",
  "The girl who wore a hat left.",
  "His job is to cook dinner.",
  "What I do is take the bus.",
  "Last week my parents visited me.",
  "Last week my mother's cook left.",
  "What does she like to drink?",
  "Do Tom and he like it?",
  "He is like his father.",
  "My sister, like the rest of us, was late.",
  "Does your brother like football?",
  "My friends like the sea.",
  "My mother, like many people, dislikes noise.",
  "Let him do his homework.",
  "I am working late since the office is short of people.",
  "I am staying here for two weeks.",
  "They bring their own lunch.",
  "She is the one they sing about.",
  "Had I seen it, I would have called you.",
  "He had often gone there.",
  "I think not, but ask him.",
  "How do you think we can help?",
  "We did what we could do.",
  "All you need to be is patient.",
  "She did everything she could to be on time.",
  "He did what he could to be helpful.",
  "Whatever you do you must stay calm.",
  "Tell the man which is better.",
  "She has ten years of experience.",
  "My washing machine has two years left.",
  "I want that book.",
  "We want that to change.",
  "It is the best plan they have.",
  "What do they need, and when does the museum open?",
  "Do you know what it does?",
  "It rained during the two weeks of our trip.",
  "She called during dinner.",
  "On the picture there was a layer of dust.",
  "Put the stamp on the picture.",
  "He worked on the background story.",
  "In the left hand she holds a cup.",
  "In the right light it looks green.",
  "The people in the picture have two dogs.",
  "She listens carefully to your questions.",
  "Wait, your letter is here.",
  "Because of the rain it was late.",
  "It looks like tired people need a rest.",
  "She is a friend of mine.",
  "He is a friend of you and me.",
  "The girl who's late is my cousin.",
  "She told the man which bus to take.",
  "The team which is leading plays well.",
  "I know what I want.",
  "The house, what is left of it, is for sale.",
  "Let me feel my way.",
  "A great many people came.",
  "Many a student has tried.",
  "Many work from home.",
  "I have been there many times.",
  "Almost people-free streets are rare.",
  "We had good times.",
  "He is 20 years old.",
  "It was hardly ever open.",
  "She could hardly walk.",
  "He hardly works at all.",
  "My mother thinks she is right.",
  "The car my sister drives is old.",
  "In my country it is very cold.",
  "In the city is a park.",
];

const marked = (sentence: string) => {
  const at = sentence.indexOf("[");
  return { text: sentence.replace(/[[\]]/g, ""), from: at, to: sentence.indexOf("]") - 1 };
};

describe("plain mistakes", () => {
  it.each(mistakes)("%s: %s", (sentence, kind, replacement) => {
    const { text, from, to } = marked(sentence);
    const found = findLearnerEdits(text).filter((edit) => edit.kind === kind);
    const [edit] = found;
    expect(found).toHaveLength(1);
    const after = text.slice(0, edit?.start) + (edit?.replacement ?? "") + text.slice(edit?.end);
    const wanted = text.slice(0, from) + replacement + text.slice(to);
    expect(after.replace(/\s+/g, " ")).toBe(wanted.replace(/\s+/g, " "));
  });

  it.each(right)("nothing in: %s", (sentence) => {
    expect(findLearnerEdits(sentence)).toEqual([]);
  });

  it("“use to” is a misspelled “used to”, and no -ing lacks", () => {
    const kinds = findLearnerEdits("I am use to getting up early.").map(({ kind }) => kind);
    expect(kinds).not.toContain("progressive-form");
  });
});
