import type { Root } from "mdast";
import { SKIP, visit } from "unist-util-visit";

import { start, type Report } from "@/lib/content/gate/report";
import { contentParts } from "@/lib/content/markdown/content-parts";
import { plainText } from "@/lib/content/markdown/plain-text";

/** Reports tags, links and pictures of the English text that a translation lost, and those that it made up. */
export function checkLostMarks(own: Root, english: Root, report: Report) {
  const [found, wanted] = [marksOf(own), marksOf(english)];
  const missing = difference(wanted.marks, found.marks);
  const extra = difference(found.marks, wanted.marks);
  const advice = [
    missing.length > 0 ? `put back ${missing.join(", ")}` : "",
    extra.length > 0 ? `take out ${extra.join(", ")}` : "",
  ].filter(Boolean);
  if (advice.length > 0)
    report(start, "translation/tags", `${advice.join(" and ")}: the English text has it so`);
  // A translation may do without an English word; one that keeps the word without its mark has lost the mark. Short
  // words may be words of both languages.
  const bare = difference(wanted.quoted, found.quoted).filter(
    (words) => words.length >= 4 && hasWords(found.bare, words),
  );
  if (found.quoted.length < wanted.quoted.length && bare.length > 0)
    report(start, "translation/tags", `write ${bare.map((words) => `<En>${words}</En>`).join(", ")}`);
}

/** What is in `all` and not, or less often, in `some`. */
function difference(all: readonly string[], some: readonly string[]) {
  const rest = [...some];
  return all.filter((mark) => {
    const at = rest.indexOf(mark);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
}

const isLatin = (sign: string | undefined) => sign !== undefined && /[\p{Script=Latin}\p{N}]/u.test(sign);

function hasWords(text: string, words: string) {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1))
    if (!isLatin(text[at - 1]) && !isLatin(text[at + words.length])) return true;
  return false;
}

type Marks = {
  marks: string[];
  /** The words in `<En>`, and the text outside. */
  quoted: string[];
  bare: string;
};

function marksOf(tree: Root): Marks {
  const found: Marks = { marks: [], quoted: [], bare: "" };
  visit(tree, (node) => {
    if (node.type === "text") found.bare += node.value;
    if (node.type === "image") found.marks.push(`the picture ${node.url}`);
    if (node.type === "link" || node.type === "definition")
      found.marks.push(`the link to ${node.url.startsWith("#") ? "a heading" : node.url.split("#")[0]}`);
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
    if (node.name === "En") {
      found.quoted.push(plainText(node));
      found.bare += " ";
      return SKIP;
    }
    found.marks.push(tagOf(node.name ?? "", node.attributes));
  });
  return found;
}

type Attributes = { type: string; name?: string; value?: unknown }[];

/** A tag with its attributes, and the values of those that are not words. */
function tagOf(name: string, attributes: Attributes) {
  const part = contentParts[name] ?? {};
  const shown = attributes.flatMap(({ name: attribute = "", value }) => {
    const rule = part[attribute];
    const isFixed = rule?.allowed || rule?.values;
    return rule && !rule.isFree ? [` ${attribute}${isFixed ? `="${String(value)}"` : ""}`] : [];
  });
  return `<${name}${shown.sort().join("")}>`;
}
