import type { Definition, Heading, Link, LinkReference, Node, Root } from "mdast";
import { visit } from "unist-util-visit";

import type { GateRule } from "@/lib/content/gate/rules";
import { start, type Place, type Report, type PlacedUrl, placeAt } from "@/lib/content/gate/report";
import { checkPart } from "@/lib/content/gate/part-rules";
import { plainText } from "@/lib/content/markdown/plain-text";

const placeOf = (node: Node): Place => node.position?.start ?? start;

type Look = {
  report: Report;
  /** Told of every picture; whether its file is there is another question than what the text says. */
  onPicture: (url: string, place: Place) => void;
};

/** Everything one text shows by itself, whatever its language. */
export function checkProse(tree: Root, { report, onPicture }: Look) {
  let depth = 1;
  visit(tree, (node) => {
    if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") checkPart(node, report);
    else if (node.type === "heading") depth = checkHeading(node, depth, report);
    else if (node.type === "link" || node.type === "linkReference") checkLinkText(node, report);
    else checkRefused(node, report);
  });
  checkPictures(tree, { report, onPicture });
}

function checkRefused(node: Node, report: Report) {
  const place = placeOf(node);
  if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression")
    report(place, "mdx/expression", "{ } runs code and is refused; write a brace as \\{");
  if (node.type === "mdxjsEsm")
    report(place, "mdx/import", "import and export are refused; the parts of a text are known already");
  if (node.type === "html") report(place, "mdx/html", "HTML is refused; write Markdown");
}

function checkPictures(tree: Root, { report, onPicture }: Look) {
  const pictures = pictureDefinitions(tree);
  visit(tree, (node) => {
    if ((node.type === "image" || node.type === "imageReference") && !node.alt?.trim())
      report(placeOf(node), "image/alt", "say what the picture shows: ![text](…)");
    if (node.type === "image" || (node.type === "definition" && pictures.has(node.identifier)))
      onPicture(node.url, placeOf(node));
  });
}

function checkHeading(node: Heading, before: number, report: Report) {
  if (node.depth === 1) {
    report(placeOf(node), "heading/level", "the title is the page's # heading; begin with ##");
  } else if (node.depth > before + 1) {
    report(placeOf(node), "heading/level", `a level is skipped; use ${"#".repeat(before + 1)} here`);
  }
  if (plainText(node).trim() === "") report(placeOf(node), "heading/empty", "write the heading's text");
  return node.depth;
}

function checkLinkText(node: Link | LinkReference, report: Report) {
  let hasPicture = false;
  visit(node, (part) => {
    hasPicture ||= part.type === "image" || part.type === "imageReference";
  });
  if (!hasPicture && plainText(node).trim() === "")
    report(placeOf(node), "link/empty", "write the words of the link: [text](…)");
}

/** The names of those definitions that stand for pictures: `![text][name]`. */
function pictureDefinitions(tree: Root) {
  const names = new Set<string>();
  visit(tree, "imageReference", ({ identifier }) => {
    names.add(identifier);
  });
  return names;
}

/** What was meant as Markdown and is plain text to the parser: readers would see its signs. */
const plainSigns: [signs: RegExp, rule: GateRule, advice: (found: string) => string][] = [
  [
    /\[[^[\]\n]+\]\[[^[\]\n]*\]/,
    "link/broken",
    (found) => `nothing says where ${found} leads; add a line [name]: /the-page`,
  ],
  [
    /\[[^[\]\n]+\]\([^()\n]*\)/,
    "link/broken",
    (found) => `${found} is not read as a link: an address has no spaces; write %20 or correct it`,
  ],
  [/^#{2,6}(?=[^\s#])/m, "heading/level", (found) => `put a space after ${found}, or it is no heading`],
];

export function checkPlainSigns(tree: Root, body: string, report: Report) {
  visit(tree, "text", (node) => {
    for (const [signs, rule, advice] of plainSigns) {
      const found = signs.exec(node.value)?.[0];
      if (found) report(placeIn(node, body, found), rule, advice(found));
    }
  });
}

/** Where a part of a node's text stands; the node's own place when the source writes it in another way. */
export function placeIn({ position }: Node, body: string, part: string): Place {
  const [from, to] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  const at = part === "" ? -1 : body.slice(from, to).indexOf(part);
  return at === -1 ? (position?.start ?? start) : placeAt(body, from + at);
}

export function linksOf(tree: Root): PlacedUrl[] {
  const links: PlacedUrl[] = [];
  const pictures = pictureDefinitions(tree);
  const isPicture = (node: Link | Definition) => "identifier" in node && pictures.has(node.identifier);
  visit(tree, (node) => {
    if ((node.type === "link" || node.type === "definition") && !isPicture(node))
      links.push({ url: node.url, place: placeOf(node) });
  });
  return links;
}
