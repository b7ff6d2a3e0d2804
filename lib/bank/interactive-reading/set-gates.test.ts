import { expect, test } from "vitest";

import { firstFailure } from "@/lib/bank/gate";
import { guessedShares } from "@/lib/bank/interactive-reading/guesses";
import { partsOf } from "@/lib/bank/interactive-reading/passage";
import { setGates } from "@/lib/bank/interactive-reading/set-gates";
import { ReadingSet } from "@/lib/bank/interactive-reading/sources";
import { lexiconOf } from "@/lib/bank/lexicon.fixture";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";

const wrong = (reason: string) =>
  ["one", "two", "three"].map((text) => ({ text: `The cart had ${text}.`, reason }));
const source = {
  name: "green-cart",
  subject: "work",
  kind: "narrative",
  opening: "The {cart|card|carts|carton} was {green|grow|greens|greenly} and {old|cold|older|gold}. ".concat(
    "It {had|has|have|having} one {wheel|while|wheels|whale}.",
  ),
  openingReasons: Array.from({ length: 5 }, () => ["meaning", "form", "class"]),
  before: `${"It stood in the yard. ".repeat(12)}Nobody pushed it far.`,
  missing: "The cart had four.",
  missingWrong: wrong("repeats"),
  after: `${"We painted it in May. ".repeat(12)}Then it rolled down the street.`,
  highlights: [
    { question: "What moved?", answer: "it rolled down the street" },
    { question: "Who pushed it?", answer: "Nobody pushed it far" },
  ],
  idea: { question: "Which idea?", right: "Carts roll.", proof: "it rolled", wrong: wrong("not-said") },
  title: { right: "The Cart", proof: "Nobody pushed", wrong: wrong("too-broad") },
};
const setOf = (changes: object = {}) => ReadingSet.parse({ ...source, ...changes });
const lexicon = lexiconOf([
  ...new Set(
    splitWords(`${JSON.stringify(source)} now drives we read`).filter((word) => !["i", "a"].includes(word)),
  ),
]);
const failureOf = (changes: object) => firstFailure(setGates(lexicon), setOf(changes));

test("a sound set passes, and its gaps are filled with the right words", () => {
  expect(failureOf({})).toBeNull();
  expect(partsOf(setOf())[0]).toBe("The cart was green and old. It had one wheel.");
});

test("a gap has four different choices and reasons for three", () => {
  expect(failureOf({ opening: source.opening.replace("|carton", "") })).toBe("gap-choices");
  expect(failureOf({ openingReasons: [...source.openingReasons, ["form", "form", "form"]] })).toBe(
    "gap-choices",
  );
  expect(failureOf({ opening: source.opening.replace("|carton", "|cart") })).toBe("choices-different");
});

test("a choice of several words stands beside a right one of several", () => {
  const withChoices = (choices: string) => ({
    opening: source.opening.replace(/\{old[^}]*\}/, choices),
    openingReasons: Array.from({ length: 5 }, () => ["meaning", "meaning", "class"]),
  });
  expect(failureOf(withChoices("{old|cold|older|old now}"))).toBe("gap-of-one-word");
  expect(failureOf(withChoices("{old now|cold|older|old}"))).toBeNull();
});

test("a span stands in the passage exactly once, at the edges of words", () => {
  const highlight = (answer: string) => ({
    highlights: [source.highlights[0], { question: "What?", answer }],
  });
  expect(failureOf(highlight("We painted it in May"))).toBe("span-found-once");
  expect(failureOf(highlight("obody pushed it far"))).toBe("span-found-once");
  expect(failureOf(highlight("it rolled down"))).toBe("highlight-length");
});

test("a span has both marks of a quotation or none", () => {
  const proof = (words: string) => ({
    after: `${source.after} "Nobody drives it," we read.`,
    idea: { ...source.idea, proof: words },
  });
  expect(failureOf(proof('"Nobody drives it'))).toBe("quotes-closed");
  expect(failureOf(proof('"Nobody drives it," we read'))).toBeNull();
});

test("no text of a set says what every text says", () => {
  expect(failureOf({ before: source.before.replace("stood", "nestled") })).toBe("stock-phrases");
});

test("the passage has 130 to 200 words, known ones, and names nobody", () => {
  expect(failureOf({ after: "Then it rolled down the street." })).toBe("passage-length");
  expect(failureOf({ title: { ...source.title, right: "The Wagon" } })).toBe("known-words");
  expect(failureOf({ before: source.before.replace("in the yard", "in Street") })).toBe("no-personal-names");
});

test("a guesser who takes the longest choice finds a right one that is always the longest", () => {
  const questions = [
    ["a long answer", "short", "brief", "small"],
    ["same", "like", "even", "tied"],
  ];
  expect(guessedShares(questions)).toMatchObject({ longest: 0.625, shortest: 0.125 });
});
