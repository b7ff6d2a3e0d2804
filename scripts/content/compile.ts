/** Compiles the texts for the site: `node --import tsx scripts/content/compile.ts [--root=<project>]`. */
import path from "node:path";

import { compileTexts } from "@/scripts/content/compile-texts";
import { openGate } from "@/scripts/content/gate";

const folder = process.argv.find((argument) => argument.startsWith("--root="))?.slice("--root=".length);
const gate = openGate(folder ? path.resolve(folder) : path.resolve(import.meta.dirname, "../.."));
await gate.read();
const { written, removed } = compileTexts(gate.store);
process.stdout.write(`Texts: ${written} written, ${removed} removed\n`);
