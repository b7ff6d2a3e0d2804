import type { Locale } from "@/lib/i18n/locales";
import type { GivenText } from "@/scripts/i18n/unit";
import { wrongWriting } from "@/scripts/messages/writing-systems";

const mark = /\{[^{}]*\}|<[^<>]*>|[{}]|<(?=[A-Za-z/])/g;

/** Whether a fact brings its unit is for the sentence to say. */
const plainMark = (found: string) => found.replace(/^(\{fact:[^:}]*):number\}$/, "$1}");

const marksOf = (text: string) => [...text.matchAll(mark)].map((match) => plainMark(match[0])).sort();

/** A text without markup: it holds the braces and tags of its English text, and no others. */
export function checkPlainText(
  { source, locale, allowEnglish = false }: { source: string; locale: Locale; allowEnglish?: boolean },
  { value, at, report }: GivenText,
) {
  const wrong = wrongWriting(locale, value, { allowEnglish });
  if (wrong) report(at(wrong.offset), "translation/writing", wrong.advice);
  if (value.includes("\n") && !source.includes("\n"))
    report(at(value.indexOf("\n")), "translation/shape", "write this text in one line");
  const [wanted, found] = [marksOf(source), marksOf(value)];
  if (wanted.join() === found.join()) return;
  const place = at(Math.max(0, value.search(/[{}<]/)));
  report(
    place,
    "translation/tags",
    wanted.length > 0
      ? `keep ${wanted.join(", ")} and add no other braces or tags`
      : `this text is shown as it is; take out ${found.join(", ")}`,
  );
}
