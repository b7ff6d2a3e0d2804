import type { Root } from "mdast";
import { EXIT, SKIP, visit } from "unist-util-visit";

import { placeIn } from "@/lib/content/gate/prose-rules";
import { type Place, start } from "@/lib/content/gate/report";
import { plainText } from "@/lib/content/markdown/plain-text";
import { taskNames, taskTypes, usualNameAfter, usualNames } from "@/lib/content/task-names";
import type { ReadText } from "@/scripts/content/check/facts/read-text";

const countOf = (text: string, words: string) => text.split(words).length - 1;

/** Where readers know a task by another name, that follows its English one, once in a text. */
export function checkUsualNames({ locale, tree, body, report }: ReadText) {
  if (!usualNames[locale]) return;
  const words = structuredClone(tree);
  visit(words, ["mdxJsxFlowElement", "mdxJsxTextElement"], (node, index, parent) => {
    if (!("name" in node) || (node.name !== "Example" && node.name !== "SampleAnswer")) return;
    if (parent && index !== undefined && "children" in parent) parent.children.splice(index, 1);
    return [SKIP, index];
  });
  const text = plainText(words);
  for (const type of taskTypes) {
    const name = taskNames[type];
    const both = `${name}${usualNameAfter(type, locale)}`;
    const told = countOf(text, both);
    if (told === 1 || !text.includes(name)) continue;
    const advice =
      told === 0 ? `write ${both} where the text first names the task` : `write ${both} only once`;
    report(placeOfName(words, body, name), "translation/usual-name", advice);
  }
}

function placeOfName(words: Root, body: string, name: string): Place {
  let place = start;
  visit(words, "text", (node) => {
    if (!node.value.includes(name)) return undefined;
    place = placeIn(node, body, name);
    return EXIT;
  });
  return place;
}
