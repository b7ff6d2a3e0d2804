import { replace, type FaultKind } from "@/tests/factories/gate-faults/fault-kind";

export const operator = ["content/operator.yaml"];

export const operatorFaults: FaultKind[] = [
  {
    what: "a tax in words",
    rule: "field/value",
    files: operator,
    change: replace('"taxRate": "19"', '"taxRate": ▸"nineteen"'),
  },
  {
    what: "a notice that names no fact",
    rule: "field/value",
    files: operator,
    change: replace('"{name}"', '▸"{owner}"'),
  },
  {
    what: "an operator without a name",
    rule: "field/missing",
    files: operator,
    change: replace('"name": "Bandwise Demo GmbH",', "", /"facts"/),
  },
];
