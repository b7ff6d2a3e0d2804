// Reads the text of an article in an isolated engine, so that one that takes long holds up nothing but its own thread.
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";

import { serveEngine } from "../../engines/serve-engine.mjs";
import { isDoneWithin } from "../gate/within-time.mjs";

/** As `lib/content/markdown/parse-markdown.ts` has it. */
const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm, { singleTilde: false }).freeze();

/** Whether a text is read in this time; a text with broken syntax is, the gate says what is wrong with it. */
serveEngine(({ body, milliseconds }) => {
  const read = () => {
    try {
      parser.parse(body);
    } catch {
      // The gate parses it again.
    }
  };
  return { isQuick: isDoneWithin(read, milliseconds) };
});
