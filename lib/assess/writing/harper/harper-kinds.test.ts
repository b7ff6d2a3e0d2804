import { expect, test } from "vitest";

import { isMisread, kindOfFinding } from "@/lib/assess/writing/harper/harper-kinds";

test("no sentence begins behind a comma", () => {
  expect(isMisread("SentenceCapitalization", "We sat in the shade,\n", "")).toBe(true);
  expect(isMisread("SentenceCapitalization", "We sat in the shade. ", "")).toBe(false);
});

test("what comes after “that” is no possessive", () => {
  expect(isMisread("ThereToTheir", "It is good that ", "")).toBe(true);
  expect(isMisread("ThereToTheir", "They slept in ", "")).toBe(false);
});

test("“a lots of” is a matter of the phrase, not of an apostrophe", () => {
  const finding = { rule: "Lots", lint: "Usage", original: "a lots of", replacement: "a lot of" };
  expect(kindOfFinding(finding)?.kind).toBe("usual-phrase");
});

test("“get worse” is told as a comparative", () => {
  const finding = { rule: "WorseOrWorst", lint: "Usage", original: "get worst", replacement: "get worse" };
  expect(kindOfFinding(finding)?.kind).toBe("comparative-form");
});

test("“arrive to” is left to the rule that knows places", () => {
  const finding = { rule: "ArriveTo", lint: "Usage", original: "to", replacement: "at" };
  expect(kindOfFinding(finding)).toBeNull();
});

test.each([
  ["GoodAt", "great in", "great at"],
  ["TheMy", "you're the man", "your man"],
  ["TheirToThere", "their", "there"],
  ["QuiteQuiet", "quite", "quiet"],
  ["TheyToThem", "they", "them"],
  ["ModalBeAdjective", "can", "can be"],
  ["MultipleSequentialPronouns", "its your", "its"],
  ["NominalWants", "wont", "want"],
  ["PronounVerbAgreement", "guys", "guy"],
  ["PronounVerbAgreement", "decide", "decides"],
  ["ThereIsAgreement", "are roller", "is a roller"],
])(
  "%s takes right words for wrong ones, or the wrong ones for others, and is not heard",
  (rule, original, replacement) => {
    expect(kindOfFinding({ rule, lint: "Usage", original, replacement })).toBeNull();
  },
);

test("“bigger that” is told as a comparative, since nobody wrote “then”", () => {
  const finding = { rule: "ThatThan", lint: "Typo", original: "that", replacement: "than" };
  expect(kindOfFinding(finding)?.kind).toBe("comparative-form");
});

test("a reporting verb behind a quote, “them goed” and “their going to be a” are not what Harper takes them for", () => {
  expect(isMisread("SentenceCapitalization", "“Is it far?” ", "asked my aunt")).toBe(true);
  expect(isMisread("RegularIrregulars", "We treat them ", "goed.")).toBe(true);
  expect(isMisread("ThereToTheir", "I like the hall where ", "there")).toBe(true);
  expect(isMisread("TheirToTheyre", "I think ", "their going to be a fair")).toBe(true);
  expect(isMisread("TheirToTheyre", "I think ", "their going to join")).toBe(false);
});

test("a wrong plural is no wrong past", () => {
  const finding = { rule: "RegularIrregulars", lint: "Grammar", original: "sheeps", replacement: "sheep" };
  expect(kindOfFinding(finding)?.kind).toBe("irregular-plural");
  expect(kindOfFinding({ ...finding, original: "drinked", replacement: "drank" })?.kind).toBe(
    "irregular-past",
  );
});

test("no sentence begins behind dots that go on, nor with who said it", () => {
  expect(isMisread("SentenceCapitalization", "We could try. . . ", "it is late")).toBe(true);
  expect(isMisread("SentenceCapitalization", "“Every drop counts” ", "said the old gardener")).toBe(true);
});

test("“there” before things that do something is no “their”, and “now a days” no quality", () => {
  expect(isMisread("ThereToTheir", "So ", "there books that we like")).toBe(true);
  expect(isMisread("Nowadays", "in the ", "now a days world")).toBe(true);
});

test("what stands before “was” is no “us” that is its subject", () => {
  expect(isMisread("PronounInflectionBe", "The bread they sold us ", "was dry")).toBe(true);
  expect(isMisread("PronounInflectionBe", "None of us ", "was late")).toBe(true);
  expect(isMisread("PronounInflectionBe", "Us ", "was late")).toBe(false);
});

test("“where you” with a verb asks for a place, and without one it lacks “were”", () => {
  expect(isMisread("WereWhere", "", "Where you work?")).toBe(true);
  expect(isMisread("WereWhere", "", "Where you slept last night?")).toBe(true);
  expect(isMisread("WereWhere", "", "Where you at the lake yesterday?")).toBe(false);
  expect(isMisread("WereWhere", "", "Where you tired?")).toBe(false);
});

test("a verb may stand twice where a clause ends, and “had had” is a tense", () => {
  const finding = { rule: "RepeatedWords", lint: "Repetition", original: "had had", replacement: "had" };
  expect(kindOfFinding(finding)).toBeNull();
  expect(isMisread("RepeatedWords", "Whoever it ", "is is late")).toBe(true);
  expect(isMisread("RepeatedWords", "What they did ", "the the same")).toBe(false);
  expect(isMisread("RepeatedWords", "What ", "is is this?")).toBe(false);
});

test("“it's no use” and “it's such fun” are short for “it is”", () => {
  expect(isMisread("ItsPossessive", "", "It's no wonder they left")).toBe(true);
  expect(isMisread("ItsPossessive", "", "It’s such cold water")).toBe(true);
  expect(isMisread("ItsPossessive", "", "It's color is red")).toBe(false);
});
