import path from "node:path";

import { type Fault, printFaults } from "@/scripts/content/fault";
import { openGate } from "@/scripts/content/check/gate";
import { checkMessages } from "@/scripts/messages/check-messages";
import sameAsEnglish from "@/scripts/messages/same-as-english.json";

const option = (name: string) => process.argv.includes(name);
const folder = process.argv.find((argument) => argument.startsWith("--root="))?.slice("--root=".length);
const root = folder ? path.resolve(folder) : path.resolve(import.meta.dirname, "../..");
const complete = option("--complete");

const faults = await openGate(root).check({ complete });
if (!option("--without-messages")) faults.push(...checkMessages(root, { complete, sameAsEnglish }));
/** The facts of the exam only: what English writes out, and what a translation does not name. */
const isOfFacts = ({ rule }: Fault) => rule === "translation/facts" || rule.startsWith("fact/");
process.exitCode = printFaults(option("--facts") ? faults.filter(isOfFacts) : faults, "Content", {
  quiet: option("--quiet"),
});
