import { replace, type FaultKind } from "@/tests/factories/gate-faults/fault-kind";

const picture = /!\[([^\]]+)\]\(\/images\/a\.svg\)/;

/** What is left to write in a text. */
export const unwritten: Omit<FaultKind, "files">[] = [
  {
    what: "a text without words",
    rule: "text/empty",
    change: (text) => `${text.slice(0, text.indexOf("\n---\n") + 5)}▸`,
    also: ["translation/parts", "link/anchor", "translation/facts"],
  },
  { what: "something left to write", rule: "text/unwritten", change: replace("<En>DET</En>", "DET ▸TODO") },
  { what: "something to be decided", rule: "text/unwritten", change: replace("<En>DET</En>", "DET ▸TBD") },
  {
    what: "an attribute left to write",
    rule: "text/unwritten",
    change: replace(/ title="[^"]+">/, ' ▸title="TODO">'),
  },
  {
    what: "a picture's words left to write",
    rule: "text/unwritten",
    change: replace(picture, "▸![TODO](/images/a.svg)"),
  },
  {
    what: "a title left to write",
    rule: "text/unwritten",
    change: replace(/^title: .*$/m, 'title: ▸"TODO"'),
  },
];
