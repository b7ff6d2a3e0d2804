import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import {
  closeBuffer,
  openBuffer,
  readBuffer,
  XmlDocument,
  XmlLibError,
  xmlRegisterInputProvider,
  XsdValidator,
} from "libxml2-wasm";

type Part = "item" | "manifest";
type SchemaFault = { line: number; fault: string };
export type Schemas = {
  /** The files that judge; null where the folder has none for that part. */
  files: Record<Part, string | null>;
  check: (document: XmlDocument, part: Part) => SchemaFault[];
};

/** The published names, without the number of the edition. */
const mainFiles: Record<Part, RegExp> = {
  item: /^imsqti_(?:asi|item)v3p0.*\.xsd$/,
  manifest: /^imsqtiv3p0_imscp.*\.xsd$/,
};

/**
 * The operator's copy of the published schemas. What they import by an address on the net is looked for in the same
 * folder by its name, so that nothing is fetched. Throws an Error that names the folder.
 */
export function readSchemas(folder: string): Schemas {
  const paths = new Map(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:xsd|dtd)$/.test(name))
      .sort()
      .map((name) => [basename(name), join(folder, name)]),
  );
  const find = (name: string) => paths.get(basename(name.split(/[?#]/, 1)[0] ?? ""));
  xmlRegisterInputProvider({
    match: (name) => find(name) !== undefined,
    open: (name) => {
      const path = find(name);
      return path === undefined ? undefined : openBuffer(readFileSync(path));
    },
    read: readBuffer,
    close: (handle) => {
      closeBuffer(handle);
      return true;
    },
  });
  const validators = { item: open(paths, "item"), manifest: open(paths, "manifest") };
  if (!validators.item)
    throw new Error(`${folder}: no schema of assessment items (imsqti_asiv3p0_v1p0.xsd or its next edition)`);
  return {
    files: { item: validators.item.path, manifest: validators.manifest?.path ?? null },
    check: (document, part) => {
      try {
        validators[part]?.validator.validate(document);
        return [];
      } catch (error) {
        if (!(error instanceof XmlLibError)) throw error;
        return error.details.map(({ line, message }) => ({ line, fault: message.trim() }));
      }
    },
  };
}

function open(paths: ReadonlyMap<string, string>, part: Part) {
  const [name, path] = [...paths].find(([each]) => mainFiles[part].test(each)) ?? [];
  if (name === undefined || path === undefined) return null;
  const schema = XmlDocument.fromBuffer(readFileSync(path), { url: path });
  return { path, validator: XsdValidator.fromDoc(schema) };
}
