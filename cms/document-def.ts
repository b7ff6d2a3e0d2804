type FieldType =
  | "string"
  | "text"
  | "number"
  | "boolean"
  | "url"
  | "email"
  | "date"
  | "datetime"
  | "slug"
  | "image"
  | "file"
  | "object"
  | "array";

/** What an editor sees of a document type; the studio turns each into its own form. */
export type FieldDef = {
  name: string;
  type: FieldType;
  title: string;
  /** What to write here, in one sentence. */
  description?: string;
  readOnly?: boolean;
  options?: { list?: readonly string[]; source?: string; hotspot?: boolean; accept?: string };
  rows?: number;
  /** Said once, in the English document, for all languages. */
  shared?: boolean;
  /** What the site refuses; the studio says so before anything is published. */
  rules?: { required?: boolean; max?: number; min?: number; pattern?: string; hint?: string };
  fields?: readonly FieldDef[];
  of?: readonly { type: "string" | "object"; fields?: readonly FieldDef[] }[];
};

export type DocumentDef = { name: string; type: "document"; title: string; fields: readonly FieldDef[] };
