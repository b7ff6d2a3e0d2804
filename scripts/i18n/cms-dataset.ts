import type { CmsDocument } from "@/lib/content/schemas";
import type { JsonPath } from "@/scripts/i18n/json-text";
import type { SourceText } from "@/scripts/i18n/source-text";
import type { Unit } from "@/scripts/i18n/unit";

/** One line of a dataset. */
export type Entry = { id: string; line: number; raw: string; document: CmsDocument };

export type Dataset = SourceText & { entries: Entry[] };

/** A text of an entry, and where it stands in it. */
export type CmsUnit = Unit & { entry: Entry; path: JsonPath };
