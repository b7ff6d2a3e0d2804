import { visit } from "unist-util-visit";

import { unwritten } from "@/scripts/content/body-skeletons";
import type { CheckedText } from "@/scripts/content/check-documents";
import { start } from "@/scripts/content/fault";
import { placeOf } from "@/scripts/content/yaml-source";

const mark = new RegExp(`\\b${unwritten}\\b`);
const advice = `write this in place of ${unwritten}, or set status to draft`;

/** What `npm run content:new` left to write may stand in a draft only. */
export function checkUnwritten({ fields, yaml, tree, report }: CheckedText) {
  if (fields.status === "draft") return;
  for (const [name, value] of Object.entries(fields))
    if (typeof value === "string" && mark.test(value))
      report(placeOf(yaml, [name]), "text/unwritten", advice);
  visit(tree, (node) => {
    const place = node.position?.start ?? start;
    if (node.type === "text" && mark.test(node.value)) report(place, "text/unwritten", advice);
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
    if (node.attributes.some(({ value }) => typeof value === "string" && mark.test(value)))
      report(place, "text/unwritten", advice);
  });
}
