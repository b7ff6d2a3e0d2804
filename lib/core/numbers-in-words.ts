const upToNineteen =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const irregular: ReadonlyMap<string, string> = new Map([
  ["one", "first"],
  ["two", "second"],
  ["three", "third"],
  ["five", "fifth"],
  ["eight", "eighth"],
  ["nine", "ninth"],
  ["twelve", "twelfth"],
]);
const larger = [
  [1_000_000, "million"],
  [1_000, "thousand"],
  [100, "hundred"],
] as const;

/** A whole number below a billion as it is said, without hyphens: "forty seven". */
export function inWords(number: number): string {
  const small = upToNineteen[number];
  if (small !== undefined) return small;
  const ten = tens[Math.floor(number / 10) - 2];
  if (ten !== undefined) return number % 10 === 0 ? ten : `${ten} ${inWords(number % 10)}`;
  const [unit, name] = larger.find(([size]) => size <= number) ?? [100, "hundred"];
  const rest = number % unit;
  return `${inWords(Math.floor(number / unit))} ${name}${rest === 0 ? "" : ` ${inWords(rest)}`}`;
}

/** "forty seventh". */
export function asOrdinal(words: string): string {
  const last = /\w+$/.exec(words)?.[0] ?? "";
  const ordinal = irregular.get(last) ?? `${last.replace(/y$/, "ie")}th`;
  return words.slice(0, words.length - last.length) + ordinal;
}
