import { isPair, isScalar, isSeq, parseDocument, visit } from "yaml";

import { applyEdits } from "@/scripts/content/edit/moved-links";

/** The value to write in place of `value`, which stands under the key `name`; undefined where it stays. */
type Replace = (name: string, value: string) => string | undefined;

/** A YAML text with some of its values changed and all else, comments too, as it was. */
export function moveValues(text: string, replace: Replace): string {
  const edits: { from: number; to: number; text: string }[] = [];
  visit(parseDocument(text), {
    Scalar(key, node, ancestors) {
      if (key === "key" || typeof node.value !== "string" || !node.range) return;
      const pair = ancestors.findLast((each) => isPair(each));
      const name = pair && isScalar(pair.key) ? String(pair.key.value) : "";
      const target = replace(name, node.value);
      if (target === undefined) return;
      const [from, to] = node.range;
      edits.push({ from, to, text: text.slice(from, to).replace(node.value, target) });
    },
  });
  return applyEdits(text, edits);
}

const emptyTable = `# Pages that have moved for good, without the language: both addresses hold in every language, or in the one named.
# \`npm run content:rename\` writes here.
redirects: []
`;

type NewRedirect = {
  from: string;
  to: string;
  /** Where only one language's address has moved. */
  language?: string;
  /** What that language has at the new place: nothing may lead away from it. */
  free?: string;
};

/**
 * content/redirects.yaml after one more page moved: older entries lead to the new place at once, and nothing leads
 * away from it.
 */
export function addRedirect(text: string | null, { from, to, language, free = to }: NewRedirect): string {
  const doc = parseDocument(text ?? emptyTable);
  const list = doc.get("redirects");
  if (!isSeq(list)) throw new Error("content/redirects.yaml has no list of redirects.");
  list.flow = false;
  for (let index = list.items.length - 1; index >= 0; index -= 1) {
    const valueOf = (key: string) => doc.getIn(["redirects", index, key]);
    const isSameLanguage = valueOf("language") === language;
    if (isSameLanguage && (valueOf("from") === free || valueOf("from") === from))
      doc.deleteIn(["redirects", index]);
    else if (!language && valueOf("to") === from) doc.setIn(["redirects", index, "to"], to);
  }
  doc.addIn(["redirects"], doc.createNode({ from, to, ...(language && { language }) }));
  return doc.toString({ lineWidth: 0 });
}
