import type { Root } from "mdast";
import { z } from "zod";

import { placeAt, type Place, type Report } from "@/lib/content/gate/report";
import { parseMarkdown } from "@/lib/content/markdown/parse-markdown";

/** What the parsers of the unified family throw. */
const ParseError = z.object({
  reason: z.string(),
  line: z.number().optional(),
  column: z.number().optional(),
});

/** The tree of a text without its head; null when its syntax is broken. */
export function parseBody(body: string, report: Report): Root | null {
  try {
    return parseMarkdown(body);
  } catch (error) {
    const parsed = ParseError.safeParse(error);
    if (!parsed.success) throw error;
    const { reason, line, column } = parsed.data;
    report(
      openingTag(reason) ?? openBrace(reason, body) ?? { line: line ?? 1, column: column ?? 1 },
      "mdx/syntax",
      `${reason.replace(/\s+/g, " ").replace(/ \(\d+:\d+-\d+:\d+\)/g, "")}; correct the tag or write the sign as text, for example &lt; or \\{`,
    );
    return null;
  }
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
