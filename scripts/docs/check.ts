import path from "node:path";

import { printFaults } from "@/scripts/content/fault";
import { checkDocs } from "@/scripts/docs/check-docs";

const { faults, documents } = checkDocs(path.resolve(import.meta.dirname, "../.."));
process.exitCode = documents === 0 ? 1 : printFaults(faults, `${documents} documents`);
