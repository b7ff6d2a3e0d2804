import { checkSameFacts } from "@/scripts/content/check/check-facts";
import { checkNotes } from "@/scripts/content/check/check-notes";
import { checkTitles } from "@/scripts/content/check/check-titles";
import type { CheckedText } from "@/scripts/content/check/check-texts";
import { joinHashes, staleSections } from "@/scripts/content/section-hashes";

/** Whether a translation belongs to the English text as it is now. */
export function checkTranslation(text: CheckedText, source: CheckedText) {
  checkOrder(text, source);
  checkNotes(text.locale, text.notes, source.notes, text.report);
  checkTitles(text, source);
  const place = text.places.sourceHash;
  const { sections } = source;
  const stamped = text.fields.l10n.sourceHash;
  if (!stamped) {
    text.report(
      place,
      "translation/no-source-hash",
      `say which English text this translates: npm run content:stamp -- ${text.file}`,
    );
    return;
  }
  if (stamped === joinHashes(sections)) {
    checkSameParts(source, text);
    checkSameFacts(source, text, "fault");
    return;
  }
  const { changed, gone } = staleSections(sections, stamped);
  checkSameFacts(source, text, "warning");
  if (changed.length === 0 && gone === 0) return;
  const what = [
    changed.length ? `changed in English: ${changed.map(({ title }) => title).join(", ")}` : "",
    gone ? `gone from English or rewritten: ${gone}` : "",
  ].filter(Boolean);
  text.report(
    place,
    "translation/stale",
    `${what.join("; ")}; translate that, then npm run content:stamp -- ${text.file}`,
    "warning",
  );
}

/** A page exists when its English text is out: a translation alone would have no page to stand on. */
function checkOrder({ fields, places, report }: CheckedText, source: CheckedText) {
  if (fields.status !== "published") return;
  if (source.fields.status !== "published")
    report(
      places.status,
      "translation/ahead",
      `the English text is not published yet (${source.fields.status}); publish it first, or set this one to review`,
    );
  else if (Date.parse(fields.publishAt) < Date.parse(source.fields.publishAt))
    report(
      places.publishAt,
      "translation/ahead",
      `the English text comes out on ${source.fields.publishAt}; choose that day or a later one`,
    );
}

/** A translation that is up to date has the headings and parts of its source. */
function checkSameParts(source: CheckedText, text: CheckedText) {
  const [wanted, found] = [source.parts, text.parts];
  const parting = found.findIndex(({ name }, index) => name !== wanted[index]?.name);
  const from = parting === -1 ? found.length : parting;
  for (const name of new Set([...wanted, ...found].map((part) => part.name))) {
    const [a, b] = [wanted, found].map((parts) => parts.filter((part) => part.name === name).length);
    if (a === b) continue;
    // What is too many is shown itself; what is missing, at the part before which the two texts part.
    const extra = found.slice(from).find((part) => part.name === name);
    const place = (Number(b) > Number(a) ? extra : found[from])?.place ?? text.end;
    text.report(
      place,
      "translation/parts",
      `English has ${a} ${name}, this text ${b}, and they part here; make them equal`,
    );
  }
}
