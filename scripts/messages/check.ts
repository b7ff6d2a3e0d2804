import path from "node:path";

import { printFaults } from "@/scripts/content/fault";
import { checkMessages } from "@/scripts/messages/check-messages";
import sameAsEnglish from "@/scripts/messages/same-as-english.json";

const root = path.resolve(import.meta.dirname, "../..");
const complete = !process.argv.includes("--with-gaps");

process.exitCode = printFaults(checkMessages(root, { complete, sameAsEnglish }), "Interface strings");
