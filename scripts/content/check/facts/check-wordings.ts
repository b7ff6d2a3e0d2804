import { SKIP, visit } from "unist-util-visit";

import { placeIn } from "@/lib/content/gate/prose-rules";
import { start } from "@/lib/content/gate/report";
import { translatedFields } from "@/lib/content/markdown/sections";
import type { ReadText } from "@/scripts/content/check/facts/read-text";
import { bannedWording, type Wordings } from "@/scripts/content/check/wordings";
import { placeOf } from "@/scripts/content/yaml-source";

/** Words that the glossary bans in the language of the text; what stands inside an example is English. */
export function checkWordings({ yaml, fields, locale, tree, body, report }: ReadText, wordings: Wordings) {
  for (const [name, value] of Object.entries(translatedFields(fields))) {
    const found = typeof value === "string" ? bannedWording(locale, value, wordings) : null;
    if (found) report(placeOf(yaml, [name]), "glossary/banned", `in "${name}" ${found.advice}`);
  }
  visit(tree, (node) => {
    if (node.type === "text") {
      const found = bannedWording(locale, node.value, wordings);
      if (found) report(placeIn(node, body, found.words), "glossary/banned", found.advice);
    } else if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
      for (const { value, position } of node.attributes) {
        const found = typeof value === "string" ? bannedWording(locale, value, wordings) : null;
        if (found) report(position?.start ?? start, "glossary/banned", found.advice);
      }
      return node.name === "Example" ? SKIP : undefined;
    }
    return undefined;
  });
}
