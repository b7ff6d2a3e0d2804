import { XmlElement } from "@rgrove/parse-xml";

/** An XML element with its namespace, whatever prefix the file uses for it. */
export type Named = {
  namespace: string;
  name: string;
  element: XmlElement;
  prefixes: ReadonlyMap<string, string>;
};

const declaration = /^xmlns(?::(.+))?$/;

export function nameElement(element: XmlElement, inherited: ReadonlyMap<string, string>): Named {
  const prefixes = new Map(inherited);
  for (const [name, value] of Object.entries(element.attributes)) {
    const match = declaration.exec(name);
    if (match) prefixes.set(match[1] ?? "", value);
  }
  const [local = "", prefix = ""] = element.name.split(":").toReversed();
  return { namespace: prefixes.get(prefix) ?? "", name: local, element, prefixes };
}

export const elementsIn = ({ element, prefixes }: Named): Named[] =>
  element.children.flatMap((child) => (child instanceof XmlElement ? [nameElement(child, prefixes)] : []));

export const childrenNamed = (parent: Named, namespace: string, name: string) =>
  elementsIn(parent).filter((child) => child.namespace === namespace && child.name === name);
