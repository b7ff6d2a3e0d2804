import { isPredicate, predicates, type Test } from "@/lib/assess/rules/match/predicates";
import { type Sentence, type Word } from "@/lib/assess/rules/text/word";

type Step = {
  test: Test;
  isStart: boolean;
  isEnd: boolean;
  isOptional: boolean;
  isRepeated: boolean;
  isCaptured: boolean;
  isNegative: boolean;
};
type Words = ReadonlySet<string>;
/** A sentence without a word of each of these cannot match: most patterns are passed over so. */
export type Pattern = { steps: readonly Step[]; needed: readonly Words[] };

const namedTest = (name: string): Test => {
  if (!isPredicate(name)) throw new Error(`No predicate is called @${name}.`);
  return predicates[name];
};

const isPlain = (option: string) => !/[@!+^$]/.test(option);

/** "a|an|@noun+@plural": one of these words, or a word with all these properties. */
function readTest(text: string): Test {
  const options = text.split("|");
  const words = new Set(options.filter(isPlain));
  const others = options.filter((option) => !isPlain(option));
  if (others.length === 0) return (word) => words.has(word.low);
  const tests = others.map((option): Test => {
    const parts = option.split("+").map((part): Test => {
      if (part.startsWith("@")) return namedTest(part.slice(1));
      if (part.startsWith("!@")) {
        const test = namedTest(part.slice(2));
        return (word, sentence) => !test(word, sentence);
      }
      return part.startsWith("!") ? (word) => word.low !== part.slice(1) : (word) => word.low === part;
    });
    return parts.length === 1 && parts[0]
      ? parts[0]
      : (word, sentence) => parts.every((part) => part(word, sentence));
  });
  return (word, sentence) => words.has(word.low) || tests.some((test) => test(word, sentence));
}

/**
 * Steps with spaces between them: `<x>` is kept, `x?` may be missing, `x*` comes any number of times, `!(x)` is a word that is
 * none of x and is not used up, `^` and `$` are the sentence's first and last place, alone or as one of the choices.
 */
export function readPattern(text: string): Pattern {
  const steps = text.split(" ").map(readStep);
  const needed = text
    .split(" ")
    .filter((part) => !/[?*]$/.test(part) && part.replaceAll(/[<>]/g, "").split("|").every(isPlain))
    .map((part) => new Set(part.replaceAll(/[<>]/g, "").split("|")));
  return { steps, needed };
}

function readStep(part: string): Step {
  const suffix = /[?*]$/.exec(part)?.[0];
  const bare = suffix ? part.slice(0, -1) : part;
  const isCaptured = bare.startsWith("<");
  const inner = isCaptured ? bare.slice(1, -1) : bare;
  const isNegative = inner.startsWith("!(");
  const body = isNegative ? inner.slice(2, -1) : inner;
  const options = body.split("|");
  return {
    test: readTest(options.filter((option) => option !== "^" && option !== "$").join("|")),
    isStart: options.includes("^"),
    isEnd: options.includes("$"),
    isOptional: suffix !== undefined,
    isRepeated: suffix === "*",
    isCaptured,
    isNegative,
  };
}

/** The words that a pattern keeps, in their order; undefined for one that is not there. */
export type Found = { words: readonly (Word | undefined)[]; from: number };

type Position = { index: number; step: number; words: readonly (Word | undefined)[] };

/** Whether a step holds here without a word, and whether with this one: "^|where" may do both at the first word. */
function passes(step: Step, sentence: Sentence, index: number): { isEmpty: boolean; isUsed: boolean } {
  const word = sentence.words[index];
  const isEdge =
    (step.isStart && index === 0) || (step.isEnd && (word === undefined || predicates.stop(word, sentence)));
  const holds = word !== undefined && step.test(word, sentence);
  return step.isNegative ? { isEmpty: isEdge || !holds, isUsed: false } : { isEmpty: isEdge, isUsed: holds };
}

function follow(
  pattern: readonly Step[],
  sentence: Sentence,
  { index, step, words }: Position,
): Found["words"] | null {
  const now = pattern[step];
  if (!now) return words;
  const { isEmpty, isUsed } = passes(now, sentence, index);
  const kept = now.isCaptured ? [...words, sentence.words[index]] : words;
  if (isEmpty) {
    const next = follow(pattern, sentence, { index, step: step + 1, words });
    if (next) return next;
  }
  if (isUsed) {
    const again = now.isRepeated ? follow(pattern, sentence, { index: index + 1, step, words }) : null;
    const next = again ?? follow(pattern, sentence, { index: index + 1, step: step + 1, words: kept });
    if (next) return next;
  }
  const skipped = now.isCaptured ? [...words, undefined] : words;
  return now.isOptional ? follow(pattern, sentence, { index, step: step + 1, words: skipped }) : null;
}

/** Every place of a sentence where a pattern begins and holds. */
export function matches(pattern: Pattern, sentence: Sentence): Found[] {
  const found: Found[] = [];
  const isPossible = pattern.needed.every((words) => sentence.words.some(({ low }) => words.has(low)));
  if (!isPossible) return found;
  for (const index of sentence.words.keys()) {
    const words = follow(pattern.steps, sentence, { index, step: 0, words: [] });
    if (words) found.push({ words, from: index });
  }
  return found;
}
