import { visit } from "unist-util-visit";

import { start, type Place } from "@/lib/content/gate/report";
import { placeIn } from "@/lib/content/gate/prose-rules";
import type { ReadText } from "@/scripts/content/check/facts/read-text";
import { translatedFields } from "@/lib/content/markdown/sections";
import { placeOf } from "@/scripts/content/yaml-source";
import { wrongWriting } from "@/scripts/messages/writing-systems";

/** What is plainly not written in the language of the text: in its fields, its words, and what its parts and pictures say. */
export function checkWriting({ yaml, fields, locale, tree, body, report }: ReadText) {
  for (const [name, value] of Object.entries(translatedFields(fields))) {
    const wrong = typeof value === "string" ? wrongWriting(locale, value) : null;
    if (wrong) report(placeOf(yaml, [name]), "translation/writing", `in "${name}" ${wrong.advice}`);
  }
  const check = (value: string, placeAt: (sign: string) => Place) => {
    const wrong = wrongWriting(locale, value, { allowEnglish: true });
    if (wrong) report(placeAt(wrong.sign), "translation/writing", wrong.advice);
  };
  visit(tree, (node) => {
    const place = node.position?.start ?? start;
    if (node.type === "text") check(node.value, (sign) => placeIn(node, body, sign));
    else if (node.type === "image" || node.type === "imageReference") check(node.alt ?? "", () => place);
    else if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement")
      for (const { value, position } of node.attributes)
        if (typeof value === "string") check(value, () => position?.start ?? place);
  });
}
