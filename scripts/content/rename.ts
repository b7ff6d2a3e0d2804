import path from "node:path";
import { parseArgs } from "node:util";

import { changeAddress } from "@/scripts/content/edit/change-address";
import { renameDocument, type Renaming } from "@/scripts/content/edit/rename-document";

const usage = `npm run content:rename -- courses|learn|blog|legal <old-slug> <new-slug>
npm run content:rename -- courses|learn|blog <folder> <new-slug> --language <language>`;

type Asked = Renaming & { root: string; language: string | undefined };

function readRenaming(): Asked | string {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { root: { type: "string" }, language: { type: "string" } },
    });
    const [name, from, to, ...rest] = positionals;
    if (!name || !from || !to || rest.length > 0) return "Name the collection, the old and the new address.";
    const root = path.resolve(values.root ?? path.resolve(import.meta.dirname, "../.."));
    return { collection: name === "course" ? "courses" : name, from, to, root, language: values.language };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function main() {
  const renaming = readRenaming();
  if (typeof renaming === "string") {
    process.stderr.write(`${renaming}\n${usage}\n`);
    process.exitCode = 1;
    return;
  }
  const { root, collection, from: folder, to: name, language } = renaming;
  const renamed = language
    ? changeAddress(root, { collection, folder, language, to: name })
    : renameDocument(root, renaming);
  if ("refused" in renamed) {
    process.stderr.write(`${renamed.refused.join("\n")}\nNothing was changed.\n`);
    process.exitCode = 1;
    return;
  }
  const { from, to } = renamed.redirect;
  process.stdout.write(`Changed:\n${renamed.changed.map((line) => `  ${line}\n`).join("")}`);
  process.stdout.write(`${from} leads to ${to} from now on, in ${language ?? "every language"}.\n`);
}

main();
