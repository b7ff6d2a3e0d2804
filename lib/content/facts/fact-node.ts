import type { Node } from "mdast";

import { type FactForm, factForms } from "@/lib/content/facts/format-fact";

/** A fact in plain words: `{fact:name}`, or `{fact:name:number}` for the number alone. */
export const factMark = /\{fact:([^}]*)\}/g;

export function readMark(mark: string): { name: string; form: string | undefined } {
  const [name = "", form] = mark.split(":");
  return { name: name.trim(), form };
}

type Attribute = { type: string; name?: string; value?: unknown };
type FactNode = Node & { name: string; attributes: Attribute[] };

export const isFactNode = (node: Node): node is FactNode =>
  (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") &&
  "name" in node &&
  node.name === "Fact";

/** What a `<Fact name="…" only="…" />` names. */
export function namedFact({ attributes }: FactNode): { name: string; form?: FactForm } {
  const valueOf = (wanted: string) => {
    const value = attributes.find(({ name }) => name === wanted)?.value;
    return typeof value === "string" ? value : "";
  };
  const form = factForms.find((each) => each === valueOf("only"));
  return { name: valueOf("name"), ...(form && { form }) };
}

/** The fact as a mark in plain words. */
export function markOf(node: FactNode): string {
  const { name, form } = namedFact(node);
  return `{fact:${[name, form].filter(Boolean).join(":")}}`;
}
