import { readFileSync } from "node:fs";

import { placeholdersOf, type Placeholder } from "@/lib/content/operator/operator-schema";
import { operatorFile, readOperator } from "@/lib/content/operator/read-operator";
import { placeOf, readYaml } from "@/scripts/content/yaml-source";

const yaml = readYaml(readFileSync(operatorFile, "utf8"), 1, () => undefined);
const open = placeholdersOf(readOperator());

function line({ path, what }: Placeholder) {
  const at = yaml ? `:${placeOf(yaml, path).line}` : "";
  return `${operatorFile}${at} ${path.join(".")}: enter ${what}`;
}

const end =
  open.length === 0
    ? "Everything about the operator has been entered."
    : `${open.length} left. Replace each text from ENTER on, or write none; with BANDWISE_PRODUCTION=1 nothing starts before.`;
process.stdout.write(`${[...open.map(line), end].join("\n")}\n`);
if (open.length > 0) process.exitCode = 1;
