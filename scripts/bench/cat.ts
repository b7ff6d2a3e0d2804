import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";

import { format } from "prettier";

import { Committed, faultsOf } from "@/scripts/bench/cat/limits";
import { fullSizes, measureAll, quickSizes } from "@/scripts/bench/cat/measure-all";
import { fingerprintOf, productItems } from "@/scripts/bench/cat/product-bank";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    quick: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});

const committedFile = path.resolve(import.meta.dirname, "../../lib/content/exam/measured.json");
const committed =
  values.write || !existsSync(committedFile)
    ? null
    : Committed.parse(JSON.parse(readFileSync(committedFile, "utf8"))).measured;

const banks = { exam: await productItems("exam"), practice: await productItems("practice") };
const measured = measureAll(values.quick ? quickSizes : fullSizes, banks, values.seed);
const faults = values.quick ? [] : faultsOf(measured, committed);
/** What the next version is to reach. */
const nextStep = { reliability: 0.955, rmse: 4.25 };
const isNextStep = measured.table.reliability >= nextStep.reliability && measured.table.rmse <= nextStep.rmse;

const found = {
  simulated: true,
  bank: { exam: fingerprintOf(banks.exam), practice: fingerprintOf(banks.practice) },
  measured,
  nextStep: { ...nextStep, isReached: isNextStep },
  faults,
};
const output = `${JSON.stringify(found, null, 2)}\n`;
process.stdout.write(output);
if (values.write && faults.length === 0) {
  writeFileSync(committedFile, await format(output, { parser: "json", printWidth: 110 }));
}
if (faults.length > 0) process.exitCode = 1;
