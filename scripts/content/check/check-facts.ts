import { type Fact, FactTable, valueFault } from "@/lib/content/facts/fact-table";
import { checkFactNames, checkWrittenOut, isAboutTest, type NamedFact } from "@/lib/content/gate/fact-rules";
import { defaultLocale } from "@/lib/i18n/locales";
import { tasksOfCourse } from "@/lib/content/task-formats";
import type { CheckedMeta } from "@/scripts/content/check/check-meta";
import { checkOnce } from "@/scripts/content/check/check-tables";
import type { CheckedText } from "@/scripts/content/check/check-texts";
import { factsFile } from "@/scripts/content/check/read-facts";
import { readTable } from "@/scripts/content/check/read-table";
import type { Fault } from "@/scripts/content/fault";
import { placeOf } from "@/scripts/content/yaml-source";

/** content/facts.yaml: every name once, values that fit their kind, sources that are there. */
export function checkFactTable(root: string, faults: Fault[]) {
  const table = readTable(root, factsFile, FactTable, faults);
  if (!table) return;
  const { facts, sources } = table.value;
  checkOnce(
    table,
    ["sources"],
    "id",
    sources.map(({ id }) => id),
  );
  checkOnce(
    table,
    ["facts"],
    "name",
    facts.map(({ name }) => name),
  );
  facts.forEach((fact, index) => {
    const refuse = (field: string, advice: string) =>
      table.report(placeOf(table.yaml, ["facts", index, field]), "field/value", advice);
    const trouble = valueFault(fact);
    if (trouble) refuse("kind", `"${fact.name}": ${trouble}`);
    if (fact.source === undefined && fact.sure !== "ours")
      refuse("sure", `"${fact.name}" needs a "source", or "sure: ours"`);
    if (fact.source !== undefined && !sources.some(({ id }) => id === fact.source))
      refuse("source", `there is no source "${fact.source}"`);
  });
}

/** Whether each text names facts that there are, and in English names what it would write out. */
export function checkTextFacts(
  texts: readonly CheckedText[],
  metas: readonly CheckedMeta[],
  facts: ReadonlyMap<string, Fact>,
) {
  const byDocument = new Map(metas.map(({ document, meta }) => [document, meta]));
  const ofCourse = new Map(
    metas.flatMap(({ document, meta }) =>
      document.collection === "courses" && meta.questionType
        ? [[document.slug, [meta.questionType]] as const]
        : [],
    ),
  );
  for (const { document, locale, facts: named, numbers, report } of texts) {
    checkFactNames(named, facts, report);
    const meta = byDocument.get(document);
    if (locale !== defaultLocale || !meta) continue;
    const courses = [
      ...(document.collection === "courses" ? [document.slug] : []),
      ...meta.related.map(({ slug }) => slug),
    ];
    const tasks = new Set(courses.flatMap((slug) => [...tasksOfCourse(slug), ...(ofCourse.get(slug) ?? [])]));
    checkWrittenOut(numbers, { tasks, isAboutTest: isAboutTest(meta.category), facts }, report);
  }
}

const namesIn = (facts: readonly NamedFact[], section: number) =>
  facts.filter((fact) => fact.section === section).map(({ name }) => name);

/** What is in `all` and not, or less often, in `some`. */
function lacking(all: readonly string[], some: readonly string[]) {
  const rest = [...some];
  return all.filter((name) => {
    const at = rest.indexOf(name);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
}

const countSections = ({ headings }: CheckedText) => headings.filter(({ depth }) => depth === 2).length;

/** Sections that cannot be told apart are compared together. */
const asOne = (facts: readonly NamedFact[]) =>
  facts.map((fact) => ({ ...fact, section: Math.min(fact.section, 0) }));

/** A translation names the facts of its source, section by section. */
export function checkSameFacts(source: CheckedText, text: CheckedText, level: Fault["level"]) {
  const isAligned = countSections(source) === countSections(text);
  const english = isAligned ? source.facts : asOne(source.facts);
  const own = isAligned ? text.facts : asOne(text.facts);
  const sections = new Set([...english, ...own].map(({ section }) => section));
  for (const section of [...sections].sort((a, b) => a - b)) {
    const [wanted, found] = [namesIn(english, section), namesIn(own, section)];
    const [missing, extra] = [lacking(wanted, found), lacking(found, wanted)];
    if (missing.length + extra.length === 0) continue;
    const what = [
      missing.length > 0 ? `name ${missing.join(", ")}` : "",
      extra.length > 0 ? `take out ${extra.join(", ")}` : "",
    ].filter(Boolean);
    const inside = own.find((fact) => fact.section === section);
    text.report(
      inside?.place ?? sectionPlace(text, section),
      "translation/facts",
      `in ${sectionName(text, section)} ${what.join(" and ")}: the English text has it so`,
      level,
    );
  }
}

const sectionHeading = ({ parts }: CheckedText, section: number) =>
  parts.filter(({ name }) => name === "headings of level 2")[section - 1];

const sectionPlace = (text: CheckedText, section: number) =>
  sectionHeading(text, section)?.place ?? text.parts[0]?.place ?? text.end;

function sectionName({ headings }: CheckedText, section: number) {
  if (section < 0) return "the fields at the head";
  const title = headings.filter(({ depth }) => depth === 2)[section - 1]?.text;
  return title ? `"${title}"` : "the introduction";
}
