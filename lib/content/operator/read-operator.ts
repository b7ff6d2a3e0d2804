import { readFileSync } from "node:fs";
import path from "node:path";

import { parse } from "yaml";

import { Operator } from "@/lib/content/operator/operator-schema";

export const operatorFile = "content/operator.yaml";

/** Who runs this installation, as the file of the project says. */
export function readOperator(root: string = path.join(/* turbopackIgnore: true */ process.cwd())): Operator {
  const text = readFileSync(path.join(root, operatorFile), "utf8");
  const read = Operator.safeParse(parse(text));
  if (read.success) return read.data;
  const [first] = read.error.issues;
  throw new Error(
    `${operatorFile} is not whole (${first?.path.join(".")}: ${first?.message}): \`npm run content:check\` names the place.`,
  );
}
