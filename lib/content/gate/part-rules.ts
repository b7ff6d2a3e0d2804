import type { Node } from "mdast";

import { start, type Report } from "@/lib/content/gate/report";
import { contentParts } from "@/lib/content/markdown/content-parts";
import { questionTypes } from "@/lib/questions/types";

type Attribute = { type: string; name?: string; value?: unknown; position?: Node["position"] };
type JsxNode = Node & { name: string | null; attributes: Attribute[] };
type Part = (typeof contentParts)[string];

const allowedParts = Object.keys(contentParts).join(", ");

/** A tag is one of the parts that authors may use, with its attributes. */
export function checkPart(node: JsxNode, report: Report) {
  const part = own(contentParts, node.name ?? "");
  if (!part) {
    const isTag = /^[a-z]/.test(node.name ?? "");
    const rule = isTag ? "mdx/html" : "mdx/unknown-part";
    report(
      node.position?.start ?? start,
      rule,
      `<${node.name ?? ""}> is not a part of a text; use Markdown or one of ${allowedParts}`,
    );
    return;
  }
  checkPresence(node, part, report);
  for (const attribute of node.attributes) checkAttribute(node, attribute, part, report);
}

/** Each attribute that a part needs is there, and none is there twice. */
function checkPresence({ name, attributes, position }: JsxNode, part: Part, report: Report) {
  const given = new Map(attributes.toReversed().map((attribute) => [attribute.name, attribute]));
  const place = position?.start ?? start;
  for (const [wanted, { required }] of Object.entries(part))
    if (required && !given.has(wanted)) report(place, "mdx/attribute", `<${name}> needs ${wanted}="…"`);
  for (const attribute of attributes)
    if (attribute.name && given.get(attribute.name) !== attribute)
      report(
        attribute.position?.start ?? place,
        "mdx/attribute",
        `${attribute.name} of <${name}> stands twice; keep one`,
      );
}

/** Names like "constructor" belong to every object and to none of ours. */
const own = <Value>(record: Record<string, Value>, name: string) =>
  Object.hasOwn(record, name) ? record[name] : undefined;

function checkAttribute(node: JsxNode, attribute: Attribute, part: Part, report: Report) {
  const place = attribute.position?.start ?? node.position?.start ?? start;
  if (attribute.type !== "mdxJsxAttribute" || !attribute.name) {
    report(place, "mdx/expression", '{...} in a tag is refused; write attributes as name="text"');
    return;
  }
  const rule = own(part, attribute.name);
  if (!rule) {
    const known = Object.keys(part).join(", ") || "no attributes";
    report(place, "mdx/attribute", `<${node.name}> has no ${attribute.name}; it knows ${known}`);
    return;
  }
  const trouble = valueTrouble(
    attribute.value,
    rule.values === "question-type" ? questionTypes : rule.allowed,
  );
  if (trouble) report(place, "mdx/attribute", `${attribute.name} of <${node.name}> ${trouble}`);
}

function valueTrouble(value: unknown, allowed: readonly string[] | undefined): string | null {
  if (typeof value !== "string") return "must be text in quotes";
  if (value.trim() === "") return "is empty; write its text";
  if (allowed && !allowed.includes(value)) return `must be one of ${allowed.join(", ")}`;
  return null;
}
