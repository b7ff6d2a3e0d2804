import type { Locale } from "@/lib/i18n/locales";

/** These languages write without spaces between words. */
const unspaced = new Set<Locale>(["ja", "zh", "th"]);

const opener = /[（「『【〈《“‘([{]\s*$/u;
const closer =
  /^[\s、。，．：；！？）」』】〉》”’…・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々ๆฯ%)\]}!?,.:;–—]/u;
const numberEnd = /\d\s*$/u;
/** Endings and particles, which lean on the word before them. */
const leaning: Partial<Record<Locale, RegExp>> = {
  ja: /^\p{Script=Hiragana}+$/u,
  zh: /^[的了着过吗呢吧地得们]$/u,
};
const pause = /[、。，：；！？）」』】\s]$/u;
/** A word of one letter leans on the next: "a test", "в день". */
const lonelyLetter = /(?:^|\s)\p{L}\s$/u;

/** An English name among other letters stays whole where it is no longer than this. */
const longestName = 22;
const latinEnd = /[\p{Script=Latin}\d]\s$/u;
const latinStart = /^[\p{Script=Latin}\d]/u;

/** Japanese, Korean, Chinese and Thai titles name the test and its tasks in English. */
function isName(before: string, after: string, locale: Locale) {
  const isForeign = locale === "ko" || unspaced.has(locale);
  return (
    isForeign && latinEnd.test(before) && latinStart.test(after) && (before + after).length <= longestName
  );
}

/** A short bracket that is still open. */
const inBrackets = /[（(][^）)]{0,14}$/u;

function mustJoin(before: string, after: string, locale: Locale) {
  if (closer.test(after) || opener.test(before) || inBrackets.test(before)) return true;
  if (!unspaced.has(locale)) return lonelyLetter.test(before);
  if (locale !== "th" && numberEnd.test(before) && !/^[\p{Script=Latin}]/u.test(after)) return true;
  return !pause.test(before) && leaning[locale]?.test(after) === true;
}

const words = (text: string, locale: Locale) =>
  unspaced.has(locale)
    ? [...new Intl.Segmenter(locale, { granularity: "word" }).segment(text)].map(({ segment }) => segment)
    : (text.match(/[^ \n]+[ \n]*/g) ?? []);

/** The parts of a title that stay on one line; a space at the end belongs to the part before it. */
export function splitUnits(text: string, locale: Locale): string[] {
  const units: string[] = [];
  const isMixed = /\p{L}/u.test(text.replaceAll(/\p{Script=Latin}/gu, ""));
  const joins = (before: string, after: string) =>
    mustJoin(before, after, locale) || (isMixed && isName(before, after, locale));
  for (const word of words(text.trim(), locale)) {
    const last = units.at(-1);
    if (last !== undefined && joins(last, word)) units[units.length - 1] = last + word;
    else units.push(word);
  }
  return units;
}
