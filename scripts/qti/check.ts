import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { unzipSync } from "fflate";

import { checkPackage } from "@/scripts/qti/check-package";
import { readSchemas } from "@/scripts/qti/read-schemas";

const usage = "npm run qti:check -- PACKAGE.zip|FOLDER [--schema DIR]";
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { schema: { type: "string" } },
});
const [path] = positionals;
if (path === undefined) throw new Error(usage);

const isXml = (name: string) => name.endsWith(".xml");
const decoder = new TextDecoder();

function readPackage(place: string): Map<string, string> {
  if (statSync(place).isDirectory())
    return new Map(
      readdirSync(place, { recursive: true, encoding: "utf8" })
        .filter(isXml)
        .sort()
        .map((name) => [name, readFileSync(join(place, name), "utf8")]),
    );
  const entries = Object.entries(unzipSync(readFileSync(place))).filter(([name]) => isXml(name));
  return new Map(entries.map(([name, bytes]) => [name, decoder.decode(bytes)]));
}

const schemas = values.schema === undefined ? null : readSchemas(values.schema);
const files = readPackage(path);
const faults = checkPackage(files, schemas);
for (const fault of faults) process.stdout.write(`${fault}\n`);
if (schemas)
  process.stdout.write(
    `Schemas: items by ${schemas.files.item}, the manifest by ${schemas.files.manifest ?? "none"}\n`,
  );
else process.stdout.write("Checked for structure; --schema DIR validates against a copy of the schemas.\n");
process.stdout.write(`${files.size} files, ${faults.length} faults\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
