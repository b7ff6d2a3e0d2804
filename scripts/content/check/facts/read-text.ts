import type { Root } from "mdast";
import type { z } from "zod";

import type { Report } from "@/lib/content/gate/report";
import type { Collection, collections } from "@/lib/content/schemas";
import type { Locale } from "@/lib/i18n/locales";
import type { YamlSource } from "@/scripts/content/yaml-source";

export type TextFields = z.infer<(typeof collections)["legal"]["frontmatter"]> & {
  objective?: string;
  slug?: string | undefined;
};

export type ReadText = {
  collection: Collection;
  locale: Locale;
  fields: TextFields;
  yaml: YamlSource;
  tree: Root;
  /** The text with the places of the file. */
  body: string;
  report: Report;
};
