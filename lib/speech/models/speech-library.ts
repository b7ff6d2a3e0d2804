import { createRequire } from "node:module";
import path from "node:path";

/** Its 1.x contains espeak-ng (GPL-3.0); take 2.x when it is there. */
export const library = { name: "sherpa-onnx-node", version: "1.13.8" } as const;

/** A folder that begins with a dot is no model. */
export const libraryFolder = (models: string) => path.join(models, ".library");

/** Where the library lies that was installed beside the models; null when it was not. */
export function findLibrary(models: string): string | null {
  try {
    return createRequire(path.join(libraryFolder(models), "package.json")).resolve(library.name);
  } catch {
    return null;
  }
}
