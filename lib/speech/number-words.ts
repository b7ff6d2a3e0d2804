const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "zero ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const ordinals: Record<string, string> = {
  ...{ one: "first", two: "second", three: "third", five: "fifth", eight: "eighth", nine: "ninth" },
  twelve: "twelfth",
};

function belowThousand(value: number): string[] {
  if (value < 20) return [small[value] ?? ""];
  if (value < 100)
    return [tens[Math.floor(value / 10)] ?? "", ...(value % 10 ? belowThousand(value % 10) : [])];
  const rest = value % 100;
  return [...belowThousand(Math.floor(value / 100)), "hundred", ...(rest ? belowThousand(rest) : [])];
}

const toOrdinal = (word: string) =>
  ordinals[word] ?? (word.endsWith("y") ? `${word.slice(0, -1)}ieth` : `${word}th`);

/** Numerals under a thousand as words, as recognizers write them: "$50" is fifty dollars, "30th" thirtieth. */
export function spellNumbers(text: string): string {
  return text.replaceAll(
    /(\$?)\b(\d{1,3})(st|nd|rd|th)?(%?)(?![\d.,:]*\d)/g,
    (_all, dollar: string, digits: string, ordinal: string | undefined, percent: string) => {
      const words = belowThousand(Number(digits));
      const last = words.at(-1) ?? "";
      if (ordinal) words[words.length - 1] = toOrdinal(last);
      const unit = dollar ? ["dollars"] : percent ? ["percent"] : [];
      return [...words, ...unit].join(" ");
    },
  );
}
