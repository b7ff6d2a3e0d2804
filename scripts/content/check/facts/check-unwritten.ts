import { checkUnwrittenBody, unwrittenAdvice, unwrittenIn } from "@/lib/content/gate/unwritten";
import type { ReadText } from "@/scripts/content/check/facts/read-text";
import { placeOf } from "@/scripts/content/yaml-source";

/** An empty text, and what `npm run content:new` left to write, may stand in a draft only. */
export function checkUnwritten({ fields, yaml, tree, body, report }: ReadText) {
  if (fields.status === "draft") return;
  for (const [name, value] of Object.entries(fields)) {
    const found = unwrittenIn(value);
    if (found) report(placeOf(yaml, [name]), "text/unwritten", unwrittenAdvice(found));
  }
  checkUnwrittenBody(tree, body, report);
}
