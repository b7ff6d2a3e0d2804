import GithubSlugger from "github-slugger";
import type { Nodes, Paragraph, Root, Text } from "mdast";
import { CONTINUE, SKIP, visit } from "unist-util-visit";

import type { Fact } from "@/lib/content/facts/fact-table";
import { type FactForm, factForms, formatFact } from "@/lib/content/facts/format-fact";
import { factMark, isFactNode, namedFact, readMark } from "@/lib/content/facts/fact-node";
import type { Heading } from "@/lib/content/markdown/headings";
import { defaultLocale, type Locale } from "@/lib/i18n/locales";

/** How the facts are written in one language. */
export type FactText = (name: string, form?: FactForm) => string;

export function factText(facts: ReadonlyMap<string, Fact>, locale: Locale): FactText {
  return (name, form) => {
    const fact = facts.get(name);
    if (!fact) throw new Error(`There is no fact ${name}.`);
    return formatFact(fact, locale, form);
  };
}

/** The same where a name may be wrong: the gate says so at its place. */
export function knownFactText(facts: ReadonlyMap<string, Fact>, locale: Locale): FactText {
  const write = factText(facts, locale);
  return (name, form) => (facts.has(name) ? write(name, form) : name);
}

/** Words with `{fact:name}` in them, as plain text has them, with the facts in their places. */
export const fillFacts = (words: string, write: FactText) =>
  words.replace(factMark, (_, mark: string) => {
    const { name, form } = readMark(mark);
    return write(
      name,
      factForms.find((each) => each === form),
    );
  });

/** The headings with the facts in their words, and the anchors that these words give. */
export function fillHeadings(headings: readonly Heading[], write: FactText): Heading[] {
  const slugger = new GithubSlugger();
  return headings.map(({ text, depth }) => {
    const words = fillFacts(text, write);
    return { id: slugger.slug(words), text: words, depth };
  });
}

/** Stays English in every language. */
const englishParts = new Set(["Example", "En", "SampleAnswer"]);

/** A remark plugin: `<Fact name="…" />` becomes its words, so that headings, names of tables and anchors have them. */
export function placeFacts({ facts, locale }: { facts: ReadonlyMap<string, Fact>; locale: Locale }) {
  const write = { own: factText(facts, locale), english: factText(facts, defaultLocale) };
  return (tree: Root) => placeIn(tree, write);
}

type Write = { own: FactText; english: FactText };

function placeIn(part: Nodes, { own, english }: Write) {
  visit(part, (node, index, parent) => {
    if (isFactNode(node) && parent && index !== undefined) {
      const { name, form } = namedFact(node);
      const text = { type: "text", value: own(name, form) } as const;
      parent.children[index] = node.type === "mdxJsxFlowElement" ? paragraphOf(text) : text;
    }
    if ("attributes" in node) fillAttributes(node.attributes, own);
    if (own === english || !("name" in node) || !englishParts.has(node.name ?? "")) return CONTINUE;
    placeIn(node, { own: english, english });
    return SKIP;
  });
}

function fillAttributes(attributes: { value?: unknown }[], write: FactText) {
  for (const attribute of attributes)
    if (typeof attribute.value === "string") attribute.value = fillFacts(attribute.value, write);
}

const paragraphOf = (text: Text): Paragraph => ({ type: "paragraph", children: [text] });

export type Heads = {
  title: string;
  description: string;
  objective?: string | undefined;
  headings?: readonly Heading[];
};

/** What a text says at its head, and its headings, with the facts in their places. */
export function headsWithFacts<Some extends Heads>(text: Some, write: FactText): Some {
  const { title, description, objective, headings } = text;
  return {
    ...text,
    title: fillFacts(title, write),
    description: fillFacts(description, write),
    ...(objective !== undefined && { objective: fillFacts(objective, write) }),
    ...(headings && { headings: fillHeadings(headings, write) }),
  };
}
