import path from "node:path";
import { parseArgs } from "node:util";

import { createDocument, type Request } from "@/scripts/content/edit/create-document";

const usage =
  "npm run content:new -- course|learn|blog <slug> [--category name] [--section name] [--task name]";

const text = { type: "string" } as const;

function readRequest(): (Request & { root: string }) | string {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { category: text, section: text, task: text, root: text },
    });
    const [kind, slug, ...rest] = positionals;
    if (!kind || !slug || rest.length > 0) return "Name the collection and the address, and nothing else.";
    const { root, ...options } = values;
    return { kind, slug, ...options, root: path.resolve(root ?? path.resolve(import.meta.dirname, "../..")) };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function main() {
  const request = readRequest();
  if (typeof request === "string") {
    process.stderr.write(`${request}\n${usage}\n`);
    process.exitCode = 1;
    return;
  }
  const created = createDocument(request.root, request, new Date().toISOString().slice(0, 10));
  if ("refused" in created) {
    process.stderr.write(`${created.refused}\n`);
    process.exitCode = 1;
    return;
  }
  process.stdout.write(`Written:\n${created.files.map((file) => `  ${file}\n`).join("")}`);
  process.stdout.write(`Next:\n${created.next.map((step, index) => `  ${index + 1}. ${step}\n`).join("")}`);
}

main();
