import type { Nodes, Root } from "mdast";
import { z } from "zod";

import { placeAt, start, type Place, type Report } from "@/lib/content/gate/report";
import { isDoneWithin } from "@/lib/content/gate/within-time.mjs";
import { parseMarkdown } from "@/lib/content/markdown/parse-markdown";

/** What the parsers of the unified family throw. */
const ParseError = z.object({
  reason: z.string(),
  line: z.number().optional(),
  column: z.number().optional(),
});

/** Enough for the longest lesson three times over. */
export const largestText = 64 * 1024;

/** Of the processor's time; the longest lesson takes a twentieth of it. */
const parseMilliseconds = 1_000;
const deepest = 100;

export const tooLarge = (bytes: number) =>
  `the text has ${Math.ceil(bytes / 1024)} KB; keep it under ${largestText / 1024} KB: make two texts of it`;

export const tooSlow =
  "reading this text takes too long, because it repeats signs such as * _ [ > very often; take them out";

/** The tree of a text without its head; null when its syntax is broken, or when reading it would take too long. */
export function parseBody(body: string, report: Report): Root | null {
  const bytes = Buffer.byteLength(body);
  if (bytes > largestText) {
    report(start, "file/too-large", tooLarge(bytes));
    return null;
  }
  try {
    const tree = parseInTime(body);
    if (tree && !isDeeperThan(tree, deepest)) return tree;
    report(start, "text/too-slow", tree ? `parts stand in parts ${deepest} times; take them out` : tooSlow);
    return null;
  } catch (error) {
    reportBroken(error, body, report);
    return null;
  }
}

function parseInTime(body: string): Root | null {
  let tree: Root | null = null;
  const read = () => {
    tree = parseMarkdown(body);
  };
  return isDoneWithin(read, parseMilliseconds) ? tree : null;
}

/** Level by level: what is nested too deeply for the parsers' own functions is found as well. */
function isDeeperThan(tree: Root, most: number) {
  let level: Nodes[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap((node): Nodes[] => ("children" in node ? node.children : []));
  }
  return false;
}

function reportBroken(error: unknown, body: string, report: Report) {
  if (error instanceof RangeError) {
    report(start, "text/too-slow", tooSlow);
    return;
  }
  const parsed = ParseError.safeParse(error);
  if (!parsed.success) throw error;
  const { reason, line, column } = parsed.data;
  report(
    openingTag(reason) ?? openBrace(reason, body) ?? { line: line ?? 1, column: column ?? 1 },
    "mdx/syntax",
    `${reason.replace(/\s+/g, " ").replace(/ \(\d+:\d+-\d+:\d+\)/g, "")}; correct the tag or write the sign as text, for example &lt; or \\{`,
  );
}

/** For a brace that is not closed the parser points at the end of what it could be the beginning of. */
function openBrace(reason: string, body: string): Place | null {
  if (!/closing brace for `\{`/.test(reason)) return null;
  const rest = body.slice(body.lastIndexOf("}") + 1);
  const open = /(?<!\\)\{/.exec(rest);
  return open ? placeAt(body, body.length - rest.length + open.index) : null;
}

/** For a tag that is not closed the parser points at the end; the opening tag is in its words. */
function openingTag(reason: string): Place | null {
  const match = /closing tag for .*?\((\d+):(\d+)-/.exec(reason);
  return match ? { line: Number(match[1]), column: Number(match[2]) } : null;
}
