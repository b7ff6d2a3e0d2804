import "server-only";

import { contentTypes, type FileEnding } from "@/lib/integrations/storage/file-store";

const namePattern = /^[a-z0-9][a-z0-9-]{0,150}\.([a-z0-9]{1,8})$/;

const isEnding = (ending: string): ending is FileEnding => Object.hasOwn(contentTypes, ending);

/** What the bytes of a file are, by its name; null for what is no name of a stored file. */
export function contentTypeOf(name: string): string | null {
  const ending = namePattern.exec(name)?.[1];
  return ending && isEnding(ending) ? contentTypes[ending] : null;
}

/** Throws for what is no name of a stored file; it could lead out of the store. */
export function checkName(name: string): { name: string; contentType: string } {
  const contentType = contentTypeOf(name);
  if (contentType === null) throw new Error(`"${name}" is not the name of a stored file.`);
  return { name, contentType };
}
