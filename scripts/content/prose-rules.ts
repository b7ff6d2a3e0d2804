import { existsSync } from "node:fs";
import path from "node:path";

import type { Heading, Image, Node, Root } from "mdast";
import { visit } from "unist-util-visit";

import { contentParts } from "@/lib/content/schemas";
import { questionTypes } from "@/lib/questions/registry";
import { start, type Place, type Report } from "@/scripts/content/fault";
import { plainText } from "@/scripts/content/plain-text";

type Attribute = { type: string; name?: string; value?: unknown; position?: Node["position"] };
type JsxNode = Node & { name: string | null; attributes: Attribute[] };

const placeOf = (node: Node): Place => node.position?.start ?? start;

/** Everything one text shows by itself, whatever its language. */
export function checkProse(root: string, tree: Root, report: Report) {
  let depth = 1;
  visit(tree, (node) => {
    switch (node.type) {
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement":
        return checkPart(node, report);
      case "mdxFlowExpression":
      case "mdxTextExpression":
        return report(placeOf(node), "mdx/expression", "{ } runs code and is refused; write a brace as \\{");
      case "mdxjsEsm":
        return report(
          placeOf(node),
          "mdx/import",
          "import and export are refused; the parts of a text are known already",
        );
      case "html":
        return report(placeOf(node), "mdx/html", "HTML is refused; write Markdown");
      case "heading":
        depth = checkHeading(node, depth, report);
        return;
      case "image":
        return checkImage(root, node, report);
    }
  });
}

const allowedParts = Object.keys(contentParts).join(", ");

function checkPart(node: JsxNode, report: Report) {
  const place = placeOf(node);
  const part = node.name ? contentParts[node.name] : undefined;
  if (!part) {
    const isTag = /^[a-z]/.test(node.name ?? "");
    const rule = isTag ? "mdx/html" : "mdx/unknown-part";
    report(
      place,
      rule,
      `<${node.name ?? ""}> is not a part of a text; use Markdown or one of ${allowedParts}`,
    );
    return;
  }
  const given = new Set(node.attributes.map((attribute) => attribute.name));
  for (const [name, { required }] of Object.entries(part)) {
    if (required && !given.has(name)) report(place, "mdx/attribute", `<${node.name}> needs ${name}="…"`);
  }
  for (const attribute of node.attributes) checkAttribute(node, attribute, part, report);
}

function checkAttribute(
  node: JsxNode,
  attribute: Attribute,
  part: (typeof contentParts)[string],
  report: Report,
) {
  const place = attribute.position?.start ?? placeOf(node);
  if (attribute.type !== "mdxJsxAttribute" || !attribute.name) {
    report(place, "mdx/expression", '{...} in a tag is refused; write attributes as name="text"');
    return;
  }
  const rule = part[attribute.name];
  if (!rule) {
    const known = Object.keys(part).join(", ") || "no attributes";
    report(place, "mdx/attribute", `<${node.name}> has no ${attribute.name}; it knows ${known}`);
    return;
  }
  const trouble = valueTrouble(attribute.value, rule.values ? questionTypes : rule.allowed);
  if (trouble) report(place, "mdx/attribute", `${attribute.name} of <${node.name}> ${trouble}`);
}

function valueTrouble(value: unknown, allowed: readonly string[] | undefined): string | null {
  if (typeof value !== "string") return "must be text in quotes";
  if (value.trim() === "") return "is empty; write its text";
  if (allowed && !allowed.includes(value)) return `must be one of ${allowed.join(", ")}`;
  return null;
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

function checkImage(root: string, node: Image, report: Report) {
  if (!node.alt?.trim()) report(placeOf(node), "image/alt", "say what the picture shows: ![text](…)");
  checkImageFile(root, node.url, placeOf(node), report);
}

/** Pictures live in public/images, so that a page needs no other host. */
export function checkImageFile(root: string, url: string, place: Place, report: Report) {
  if (!url.startsWith("/images/")) {
    report(
      place,
      "image/place",
      `put the picture into public/images and write its path as /images/… (found ${url})`,
    );
  } else if (!existsSync(path.join(root, "public", url))) {
    report(place, "image/missing", `there is no file public${url}; add it or correct the path`);
  }
}

export type PlacedLink = { url: string; place: Place };

export function linksOf(tree: Root): PlacedLink[] {
  const links: PlacedLink[] = [];
  visit(tree, (node) => {
    if (node.type === "link" || node.type === "definition")
      links.push({ url: node.url, place: placeOf(node) });
  });
  return links;
}
