import { XmlDocument, type XmlElement } from "libxml2-wasm";

import { itemResource, lom, manifestSchema, packaging, schemaInstance } from "@/scripts/qti/qti-names";

export type Resource = { identifier: string; href: string; rights: string };

/** The list of a package's items, each with the terms that it may be used on. */
export function writeManifest(identifier: string, resources: readonly Resource[]): string {
  const document = XmlDocument.create();
  try {
    const root = document.createRoot("manifest", packaging);
    root.addNsDeclaration(schemaInstance, "xsi");
    root.setAttr("schemaLocation", `${packaging} ${manifestSchema}`, "xsi");
    root.setAttr("identifier", identifier);
    const metadata = root.addElement("metadata");
    metadata.addElement("schema").addText("QTI Package");
    metadata.addElement("schemaversion").addText("3.0.0");
    root.addElement("organizations");
    const list = root.addElement("resources");
    for (const resource of resources) addResource(list, resource);
    return document.toString({ format: true });
  } finally {
    document.dispose();
  }
}

function addResource(list: XmlElement, { identifier, href, rights }: Resource) {
  const resource = list.addElement("resource");
  resource.setAttr("identifier", `resource-${identifier}`);
  resource.setAttr("type", itemResource);
  resource.setAttr("href", href);
  const record = resource.addElement("metadata").addElement("lom");
  record.addNsDeclaration(lom, "lom");
  record.namespacePrefix = "lom";
  const own = record.addElement("rights", "lom");
  const restricted = own.addElement("copyrightAndOtherRestrictions", "lom");
  restricted.addElement("source", "lom").addText("LOMv1.0");
  restricted.addElement("value", "lom").addText("yes");
  const text = own.addElement("description", "lom").addElement("string", "lom");
  text.setAttr("language", "en");
  text.addText(rights);
  resource.addElement("file").setAttr("href", href);
}
