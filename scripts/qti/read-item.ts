import { XmlDocument, XmlElement, XmlText } from "libxml2-wasm";

import { qti } from "@/scripts/qti/qti-names";

const names = { q: qti };

type ReadField = { letters: number; key: string; accepted: string[] };
export type ReadItem = {
  identifier: string;
  ask: string;
  paragraphs: (string | ReadField)[][];
  choices: { texts: string[]; right: number } | null;
};

const attribute = (element: XmlElement, name: string) => element.attr(name)?.value ?? "";
const elements = (parent: XmlElement, path: string) =>
  parent.find(path, names).filter((node) => node instanceof XmlElement);

/** An assessment item of one choice, or of words to write, as the bank would ask it. Throws on what is not well-formed. */
export function readItem(xml: string): ReadItem {
  const document = XmlDocument.fromString(xml);
  try {
    const { root } = document;
    const correct = new Map(
      elements(root, "q:qti-response-declaration").map((each) => [attribute(each, "identifier"), each]),
    );
    const [interaction] = elements(root, ".//q:qti-choice-interaction");
    const paragraphs = elements(root, "q:qti-item-body/q:p").map((paragraph) =>
      readParagraph(paragraph, correct),
    );
    const [first] = interaction ? [] : paragraphs.splice(0, 1);
    return {
      identifier: attribute(root, "identifier"),
      ask: interaction ? textAt(interaction, "q:qti-prompt") : String(first?.[0] ?? ""),
      paragraphs,
      choices: interaction ? readChoices(interaction, correct) : null,
    };
  } finally {
    document.dispose();
  }
}

const textAt = (parent: XmlElement, path: string) => elements(parent, path)[0]?.content ?? "";

type Declarations = ReadonlyMap<string, XmlElement>;

function readChoices(interaction: XmlElement, declarations: Declarations) {
  const choices = elements(interaction, "q:qti-simple-choice");
  const declaration = declarations.get(attribute(interaction, "response-identifier"));
  const right = declaration && textAt(declaration, "q:qti-correct-response/q:qti-value");
  return {
    texts: choices.map(({ content }) => content),
    right: choices.findIndex((choice) => attribute(choice, "identifier") === right),
  };
}

function readParagraph(paragraph: XmlElement, declarations: Declarations): (string | ReadField)[] {
  const parts: (string | ReadField)[] = [];
  for (let node = paragraph.firstChild; node; node = node.next) {
    if (node instanceof XmlText) parts.push(node.content);
    if (!(node instanceof XmlElement)) continue;
    const declaration = declarations.get(attribute(node, "response-identifier"));
    if (!declaration) continue;
    const key = textAt(declaration, "q:qti-correct-response/q:qti-value");
    const entries = elements(declaration, "q:qti-mapping/q:qti-map-entry");
    const accepted = entries.map((entry) => attribute(entry, "map-key")).filter((answer) => answer !== key);
    parts.push({ letters: Number(attribute(node, "expected-length")), key, accepted });
  }
  return parts;
}
