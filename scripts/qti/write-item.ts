import { XmlDocument, type XmlElement } from "libxml2-wasm";

import type { PortableField, PortableItem } from "@/lib/bank/portable";
import { itemSchema, mapResponse, matchCorrect, qti, schemaInstance } from "@/scripts/qti/qti-names";

export type NamedItem = PortableItem & {
  /** Begins with a letter. */
  identifier: string;
  title: string;
  /** A word or sentence of the interface, by its place in the messages of the question. */
  say: (message: string) => string;
};

const choiceName = (index: number) => `choice-${index + 1}`;
const isField = (part: string | PortableField): part is PortableField => typeof part !== "string";
const fieldsOf = ({ paragraphs }: PortableItem) => paragraphs.flat().filter(isField);
/** A single response has the name that the standard templates go by. */
const responseName = (index: number, count: number) => (count === 1 ? "RESPONSE" : `RESPONSE-${index + 1}`);

/** A question as a QTI 3.0 assessment item. */
export function writeItem(item: NamedItem): string {
  const document = XmlDocument.create();
  try {
    const root = document.createRoot("qti-assessment-item", qti);
    root.addNsDeclaration(schemaInstance, "xsi");
    root.setAttr("schemaLocation", `${qti} ${itemSchema}`, "xsi");
    setAll(root, {
      identifier: item.identifier,
      title: item.title,
      adaptive: "false",
      "time-dependent": "false",
    });
    root.setAttr("lang", "en-US", "xml");
    declare(root, item);
    const score = add(root, "qti-outcome-declaration", {
      identifier: "SCORE",
      cardinality: "single",
      "base-type": "float",
      "normal-maximum": "1",
      "normal-minimum": "0",
    });
    add(add(score, "qti-default-value"), "qti-value").addText("0");
    writeBody(add(root, "qti-item-body"), item);
    writeProcessing(root, item);
    return document.toString({ format: true });
  } finally {
    document.dispose();
  }
}

function add(parent: XmlElement, name: string, attributes: Record<string, string> = {}) {
  const element = parent.addElement(name);
  setAll(element, attributes);
  return element;
}

function setAll(element: XmlElement, attributes: Record<string, string>) {
  for (const [name, value] of Object.entries(attributes)) element.setAttr(name, value);
}

function declare(root: XmlElement, item: NamedItem) {
  if (item.choices) {
    const own = { identifier: "RESPONSE", cardinality: "single", "base-type": "identifier" };
    const correct = add(add(root, "qti-response-declaration", own), "qti-correct-response");
    add(correct, "qti-value").addText(choiceName(item.choices.right));
  }
  const fields = fieldsOf(item);
  for (const [index, { key, accepted }] of fields.entries()) {
    const identifier = responseName(index, fields.length);
    const own = { identifier, cardinality: "single", "base-type": "string" };
    const declaration = add(root, "qti-response-declaration", own);
    add(add(declaration, "qti-correct-response"), "qti-value").addText(key);
    const bounds = { "lower-bound": "0", "upper-bound": "1", "default-value": "0" };
    const mapping = add(declaration, "qti-mapping", bounds);
    for (const answer of new Set([key, ...accepted]))
      add(mapping, "qti-map-entry", { "map-key": answer, "mapped-value": "1", "case-sensitive": "false" });
  }
}

function writeBody(body: XmlElement, item: NamedItem) {
  const ask = item.say(item.ask);
  if (!item.choices) add(body, "p").addText(ask);
  const count = fieldsOf(item).length;
  let index = 0;
  for (const paragraph of item.paragraphs) {
    const element = add(body, "p");
    for (const part of paragraph) {
      if (isField(part)) {
        const response = { "response-identifier": responseName(index++, count) };
        add(element, "qti-text-entry-interaction", { ...response, "expected-length": String(part.letters) });
      } else if (part) element.addText(part);
    }
  }
  if (!item.choices) return;
  const own = { "response-identifier": "RESPONSE", shuffle: "false", "max-choices": "1", "min-choices": "1" };
  const interaction = add(body, "qti-choice-interaction", own);
  add(interaction, "qti-prompt").addText(ask);
  for (const [place, text] of item.choices.texts.entries())
    add(interaction, "qti-simple-choice", { identifier: choiceName(place) }).addText(
      typeof text === "string" ? text : item.say(text.message),
    );
}

/** One response goes by a standard template; of several the score is the mean, for which there is none. */
function writeProcessing(root: XmlElement, item: NamedItem) {
  const count = fieldsOf(item).length;
  if (count <= 1) {
    add(root, "qti-response-processing", { template: item.choices ? matchCorrect : mapResponse });
    return;
  }
  const processing = add(root, "qti-response-processing");
  const outcome = add(processing, "qti-set-outcome-value", { identifier: "SCORE" });
  const share = add(outcome, "qti-divide");
  const sum = add(share, "qti-sum");
  for (let index = 0; index < count; index++)
    add(sum, "qti-map-response", { identifier: responseName(index, count) });
  add(share, "qti-base-value", { "base-type": "float" }).addText(String(count));
}
