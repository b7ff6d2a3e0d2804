import { XmlDocument, XmlElement, XmlLibError } from "libxml2-wasm";

import { itemResource, mapResponse, matchCorrect, packaging, qti } from "@/scripts/qti/qti-names";
import type { Schemas } from "@/scripts/qti/read-schemas";

const names = { q: qti, p: packaging };
const manifest = "imsmanifest.xml";

const attribute = (element: XmlElement, name: string) => element.attr(name)?.value ?? "";
const elements = (parent: XmlElement, path: string) =>
  parent.find(path, names).filter((node) => node instanceof XmlElement);

/** What is wrong with a package, as `file:line rule: what to do`; by the published schemas, too, when they are at hand. */
export function checkPackage(files: ReadonlyMap<string, string>, schemas: Schemas | null): string[] {
  const faults = [...files].flatMap(([file, xml]) =>
    withDocument(file, xml, (root) => [
      ...(file === manifest ? checkManifest(root, files) : checkItem(root)).map(
        ({ line, fault }) => `${file}:${line} ${fault}`,
      ),
      ...(schemas?.check(root.doc, file === manifest ? "manifest" : "item") ?? []).map(
        ({ line, fault }) => `${file}:${line} schema: ${fault}`,
      ),
    ]),
  );
  if (!files.has(manifest))
    faults.push(`${manifest}:1 package/manifest: the package has no list of its items`);
  return faults;
}

function withDocument(file: string, xml: string, check: (root: XmlElement) => string[]): string[] {
  try {
    const document = XmlDocument.fromString(xml, { url: file });
    try {
      return check(document.root);
    } finally {
      document.dispose();
    }
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error;
    const [first] = error.details;
    return [`${file}:${first?.line ?? 1} xml: ${first?.message.trim() ?? error.message}`];
  }
}

type Fault = { line: number; fault: string };
const faultAt = (element: XmlElement, fault: string): Fault => ({ line: element.line, fault });

function checkItem(root: XmlElement): Fault[] {
  if (root.name !== "qti-assessment-item" || root.namespaceUri !== qti)
    return [faultAt(root, "item/root: the file is no assessment item of QTI 3.0")];
  const missing = ["identifier", "title", "adaptive", "time-dependent"].filter(
    (name) => !attribute(root, name),
  );
  const [processing] = elements(root, "q:qti-response-processing");
  const template = processing ? attribute(processing, "template") : "";
  const hasScore = elements(root, "q:qti-outcome-declaration[@identifier='SCORE']").length === 1;
  return [
    ...missing.map((name) => faultAt(root, `item/attribute: add ${name}`)),
    ...(hasScore ? [] : [faultAt(root, "item/score: declare the outcome SCORE once")]),
    ...(processing ? [] : [faultAt(root, "item/processing: say how the response is scored")]),
    ...(processing && template && template !== matchCorrect && template !== mapResponse
      ? [faultAt(processing, `item/template: ${template} is no standard template that is used here`)]
      : []),
    ...checkResponses(root),
  ];
}

function checkResponses(root: XmlElement): Fault[] {
  const declarations = elements(root, "q:qti-response-declaration");
  const interactions = elements(root, ".//*[@response-identifier]");
  const used = interactions.map((each) => attribute(each, "response-identifier"));
  const declared = declarations.map((each) => attribute(each, "identifier"));
  return [
    ...(interactions.length > 0 ? [] : [faultAt(root, "item/interaction: nothing can be answered")]),
    ...interactions
      .filter((each) => !declared.includes(attribute(each, "response-identifier")))
      .map((each) => faultAt(each, `response/undeclared: declare ${attribute(each, "response-identifier")}`)),
    ...declarations.flatMap((each, index) => {
      const own = attribute(each, "identifier");
      if (declared.indexOf(own) < index) return [faultAt(each, `response/twice: ${own} is declared already`)];
      if (used.filter((name) => name === own).length !== 1)
        return [faultAt(each, `response/unused: one interaction has to ask for ${own}`)];
      return checkKey(each, interactions[used.indexOf(own)]);
    }),
  ];
}

function checkKey(declaration: XmlElement, interaction: XmlElement | undefined): Fault[] {
  const values = elements(declaration, "q:qti-correct-response/q:qti-value").map(({ content }) => content);
  if (values.length === 0) return [faultAt(declaration, "response/key: say which answer is right")];
  if (!interaction || interaction.name !== "qti-choice-interaction") return [];
  const choices = elements(interaction, "q:qti-simple-choice").map((each) => attribute(each, "identifier"));
  return [
    ...values
      .filter((value) => !choices.includes(value))
      .map((value) => faultAt(declaration, `response/key: ${value} is none of the choices`)),
    ...(new Set(choices).size < choices.length
      ? [faultAt(interaction, "choice/twice: two choices have one identifier")]
      : []),
  ];
}

function checkManifest(root: XmlElement, files: ReadonlyMap<string, string>): Fault[] {
  if (root.name !== "manifest" || root.namespaceUri !== packaging)
    return [faultAt(root, "manifest/root: the file is no manifest of a QTI 3.0 package")];
  const resources = elements(root, "p:resources/p:resource");
  const ids = resources.map((each) => attribute(each, "identifier"));
  const listed = new Set(
    elements(root, "p:resources/p:resource/p:file").map((each) => attribute(each, "href")),
  );
  return [
    ...resources.flatMap((each, index) => {
      const href = attribute(each, "href");
      if (ids.indexOf(attribute(each, "identifier")) < index)
        return [faultAt(each, `resource/twice: ${attribute(each, "identifier")} stands here already`)];
      if (attribute(each, "type") !== itemResource)
        return [faultAt(each, `resource/type: the type of an item is ${itemResource}`)];
      return files.has(href) && listed.has(href)
        ? []
        : [faultAt(each, `resource/file: the package has no ${href}`)];
    }),
    ...[...files.keys()]
      .filter((file) => file !== manifest && !listed.has(file))
      .map((file) => faultAt(root, `resource/missing: list ${file}`)),
  ];
}
