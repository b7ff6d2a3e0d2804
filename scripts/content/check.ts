import path from "node:path";

import { printFaults } from "@/scripts/content/fault";
import { openGate } from "@/scripts/content/check/gate";
import { checkMessages } from "@/scripts/messages/check-messages";
import sameAsEnglish from "@/scripts/messages/same-as-english.json";

const option = (name: string) => process.argv.includes(name);
const folder = process.argv.find((argument) => argument.startsWith("--root="))?.slice("--root=".length);
const root = folder ? path.resolve(folder) : path.resolve(import.meta.dirname, "../..");
const complete = option("--complete");

const faults = await openGate(root).check({ complete });
if (!option("--without-messages")) faults.push(...checkMessages(root, { complete, sameAsEnglish }));
process.exitCode = printFaults(faults, "Content", { quiet: option("--quiet") });
