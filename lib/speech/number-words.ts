import { asOrdinal, inWords } from "@/lib/core/numbers-in-words";

/** Numerals under a thousand as words, as recognizers write them: "$50" is fifty dollars, "30th" thirtieth. */
export function spellNumbers(text: string): string {
  return text.replaceAll(
    /(\$?)\b(\d{1,3})(st|nd|rd|th)?(%?)(?![\d.,:]*\d)/g,
    (_all, dollar: string, digits: string, ordinal: string | undefined, percent: string) => {
      const number = inWords(Number(digits));
      const unit = dollar ? " dollars" : percent ? " percent" : "";
      return `${ordinal ? asOrdinal(number) : number}${unit}`;
    },
  );
}
