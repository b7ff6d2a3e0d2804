import type { Nodes, Root } from "mdast";
import { SKIP, visit } from "unist-util-visit";

import { amountOf, type Fact } from "@/lib/content/facts/fact-table";
import { factMark, isFactNode, namedFact, readMark } from "@/lib/content/facts/fact-node";
import { type Place, placeAt, type Report, start } from "@/lib/content/gate/report";
import { type WrittenNumber, writtenNumbers } from "@/lib/content/gate/written-numbers";
import { plainText } from "@/lib/content/markdown/plain-text";
import { taskNames, type TaskType, taskTypes } from "@/lib/content/task-names";

/** A fact that a text names; `section` counts its `##` headings. */
export type NamedFact = { name: string; section: number; place: Place };

/** A number that a text writes out, and the tasks that are named beside it. */
export type PlacedNumber = WrittenNumber & { tasks: TaskType[]; place: Place };

/** What a text shows of its own and what it quotes: samples, and English words as such. */
const quoting = new Set(["Example", "SampleAnswer", "En"]);

const isQuoting = (node: Nodes) => "name" in node && quoting.has(node.name ?? "");

export function factsIn(tree: Root): NamedFact[] {
  const found: NamedFact[] = [];
  let section = 0;
  visit(tree, (node) => {
    if (node.type === "heading" && node.depth === 2) section += 1;
    const place = node.position?.start ?? start;
    if (isFactNode(node)) found.push({ name: namedFact(node).name, section, place });
    else
      for (const title of titlesOf(node))
        for (const name of factsInWords(title)) found.push({ name, section, place });
  });
  return found;
}

/** The facts that a field at the head names, as `{fact:name}`. */
export const factsInWords = (words: string): string[] =>
  [...words.matchAll(factMark)].map(([, mark = ""]) => readMark(mark).name);

export const tasksIn = (words: string): TaskType[] =>
  taskTypes.filter((type) => words.includes(taskNames[type]));

/** The title that an author gives a part. */
const titlesOf = (node: Nodes): string[] =>
  "attributes" in node
    ? node.attributes.flatMap((each) =>
        "name" in each && each.name === "title" && typeof each.value === "string" ? [each.value] : [],
      )
    : [];

type Piece = { text: string; from: number; at: number };

/** The words of a block in one string, and where each piece of it begins in the source. */
function piecesOf(block: Nodes): { text: string; pieces: Piece[] } {
  const pieces: Piece[] = [];
  let text = "";
  visit(block, (node) => {
    if (isQuoting(node)) return SKIP;
    if (isFactNode(node) || node.type === "inlineCode" || node.type === "break") text += "\n";
    if (node.type !== "text") return;
    pieces.push({ text: node.value, from: text.length, at: node.position?.start.offset ?? 0 });
    text += node.value;
  });
  return { text, pieces };
}

function placeOf({ offset, text }: WrittenNumber, pieces: readonly Piece[], body: string): Place {
  const piece = pieces.findLast(({ from }) => from <= offset);
  if (!piece) return start;
  const inside = offset - piece.from;
  const word = text.split(/\s/, 1)[0] ?? "";
  const found = body.indexOf(word, piece.at + inside);
  return placeAt(body, found === -1 ? piece.at + inside : found);
}

const blocks = new Set(["paragraph", "heading", "tableCell"]);

/** The numbers of a part's title. */
function numbersInTitle(node: Nodes, heading: string): PlacedNumber[] {
  const place = node.position?.start ?? start;
  return titlesOf(node).flatMap((title) =>
    writtenNumbers(title).map((number) => ({ ...number, tasks: tasksIn(`${heading}\n${title}`), place })),
  );
}

/** The numbers of a block; `around` is the row or the item of a list that it stands in. */
function numbersInBlock(node: Nodes, around: Nodes, heading: string, body: string): PlacedNumber[] {
  const tasks = tasksIn(`${heading}\n${plainText(around)}`);
  const { text, pieces } = piecesOf(node);
  return writtenNumbers(text).map((number) => ({ ...number, tasks, place: placeOf(number, pieces, body) }));
}

const isRow = ({ type }: Nodes) => type === "tableRow" || type === "listItem";

/** The numbers that an English text writes out, outside of what it quotes. `body` is what the tree was read from. */
export function numbersIn(tree: Root, body: string): PlacedNumber[] {
  const found: PlacedNumber[] = [];
  let heading = "";
  const look = (node: Nodes, around: Nodes | null) => {
    if (isQuoting(node)) return;
    if (node.type === "heading") heading = plainText(node);
    found.push(...numbersInTitle(node, heading));
    if (blocks.has(node.type)) found.push(...numbersInBlock(node, around ?? node, heading, body));
    else if ("children" in node) for (const child of node.children) look(child, isRow(node) ? node : around);
  };
  look(tree, null);
  return found;
}

const inSeconds: Partial<Record<string, number>> = { seconds: 1, clock: 1, minutes: 60, hours: 3600 };
const inDays: Partial<Record<string, number>> = { days: 1, years: 365 };

/** Whether a number that is written out is this fact: of a range, both ends or the upper one. */
function isFact({ value, unit }: WrittenNumber, fact: Fact): boolean {
  if (fact.day !== undefined) return unit === "date" && value === Number(fact.day.replaceAll("-", ""));
  const wanted = amountOf(fact)?.high;
  if (wanted === undefined) return false;
  for (const scales of [inSeconds, inDays]) {
    const [own, other] = [scales[unit], scales[fact.kind]];
    if (own !== undefined && other !== undefined) return value * own === wanted * other;
  }
  const words = unit.split(" ");
  return value === wanted && (fact.nouns ?? []).some((noun) => words.includes(noun));
}

/** The categories of articles about the test as a whole. */
export const isAboutTest = (category: string | null | undefined) =>
  category === "test" || category === "test-day";

type Own = {
  /** The tasks that the page is about. */
  tasks: ReadonlySet<TaskType>;
  /** Whether the page is about the test as a whole. */
  isAboutTest: boolean;
  facts: ReadonlyMap<string, Fact>;
};

/** Reports a number that is a fact of the page's own tasks, or of a task named beside it. */
export function checkWrittenOut(numbers: readonly PlacedNumber[], own: Own, report: Report) {
  for (const number of numbers) {
    const known = [...own.facts.values()].filter(({ task, sure }) =>
      task === undefined
        ? own.isAboutTest && sure !== "ours"
        : own.tasks.has(task) || number.tasks.includes(task),
    );
    const names = known.filter((fact) => isFact(number, fact)).map(({ name }) => name);
    if (names.length > 0)
      report(
        number.place,
        "fact/written-out",
        `"${number.text.trim()}" is a fact of the test; name it: ${names.map((name) => `<Fact name="${name}" />`).join(" or ")}`,
      );
  }
}

/** Reports names that content/facts.yaml does not have. */
export function checkFactNames(
  named: readonly { name: string; place: Place }[],
  facts: ReadonlyMap<string, Fact>,
  report: Report,
) {
  for (const { name, place } of named)
    if (!facts.has(name))
      report(place, "fact/unknown", `content/facts.yaml has no "${name}"; correct the name or add the fact`);
}
