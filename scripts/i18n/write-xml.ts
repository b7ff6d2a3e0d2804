export type Attributes = Record<string, string>;

/** An element with other elements in it, each on a line of its own. */
export function block(name: string, attributes: Attributes, children: readonly string[]) {
  const lines = children.filter(Boolean).join("\n");
  return `<${name}${attributesText(attributes)}>\n${lines}\n</${name}>`;
}

/** An element with text in it, and not one space more. */
export const inline = (name: string, attributes: Attributes, text: string) =>
  holder(name, attributes, escapeText(text));

/** An element with text that is XML already. */
export const holder = (name: string, attributes: Attributes, xml: string) =>
  `<${name}${attributesText(attributes)}>${xml}</${name}>`;

export const attributesText = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(
      ([name, value]) =>
        ` ${name}="${escapeText(value).replaceAll('"', "&quot;").replaceAll("\n", "&#10;")}"`,
    )
    .join("");

export const escapeText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
