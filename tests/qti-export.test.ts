import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";

import { Item } from "@/lib/bank/item";
import { bankTypes } from "@/lib/bank/registry";
import { oneStored } from "@/lib/questions/stored-step";
import { checkPackage } from "@/scripts/qti/check-package";
import { makePackage, questionsOf, zip } from "@/scripts/qti/make-package";
import { readItem } from "@/scripts/qti/read-item";
import { readSchemas } from "@/scripts/qti/read-schemas";
import { type NamedItem, writeItem } from "@/scripts/qti/write-item";

const say = (_type: string, message: string) => `the words of ${message}`;

const stored = (type: string, id: string, steps: unknown, licence = "own work") =>
  Item.parse({
    id,
    type,
    version: 1,
    steps,
    explanation: [{ key: "real-word", params: { word: "x" } }],
    features: {},
    cefr: "B1",
    params: { model: "2pl", a: 1, b: 0, c: 0, se: 1 },
    enemies: [],
    provenance: { source: "s", licence, generator: "g", seed: "s" },
    gates: [],
  });

const word = stored("read-and-select", "00000000000000a1", oneStored({ word: "lantern" }, { isReal: true }));
const gap = stored(
  "fill-in-the-blanks",
  "00000000000000a2",
  oneStored(
    { before: 'She said "a < b & c" and lit the ', after: ".", shown: "lan", missing: 4 },
    { word: "lantern", letters: "tern", alternatives: ["term"] },
  ),
);
const passage = stored(
  "read-and-complete",
  "00000000000000a3",
  oneStored(
    {
      title: "Lamps & Trees",
      parts: [
        { whole: "It was dark. " },
        { shown: "Sh", missing: 1 },
        { whole: " lit " },
        { shown: "la", missing: 2 },
        { whole: "." },
      ],
    },
    {
      gaps: [
        { word: "She", shown: 2, accepted: [], british: [], rivals: [] },
        { word: "lamp", shown: 2, accepted: ["lane"], british: [], rivals: [] },
      ],
    },
  ),
);
const items = [word, gap, passage];

/** Texts that stand side by side are one. */
const joined = (parts: NamedItem["paragraphs"][number]) =>
  parts.reduce<NamedItem["paragraphs"][number]>((read, part) => {
    const last = read.at(-1);
    if (typeof part !== "string") return [...read, part];
    if (typeof last === "string") return [...read.slice(0, -1), last + part];
    return part === "" ? read : [...read, part];
  }, []);

/** A question as it should be read back: the interface's words said, the texts as they were. */
function asRead({ identifier, ask, paragraphs, choices, say: words }: NamedItem) {
  const texts = choices?.texts.map((text) => (typeof text === "string" ? text : words(text.message)));
  return {
    identifier,
    ask: words(ask),
    paragraphs: paragraphs.map(joined),
    choices: choices && texts ? { texts, right: choices.right } : null,
  };
}

test("every question that is written is read back with its prompt, key and choices", () => {
  const questions = items.flatMap((item) => questionsOf(item, say));
  expect(questions).toHaveLength(3);
  for (const question of questions) expect(readItem(writeItem(question))).toEqual(asRead(question));
});

test("the first items of every file of the bank leave as questions that are read back and pass the check", () => {
  const folder = join(process.cwd(), "content", "bank", "items");
  const first = readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), "utf8")
      .split("\n", 3)
      .map((line) => Item.parse(JSON.parse(line))),
  );
  const questions = first.flatMap((item) => questionsOf(item, say));
  expect(new Set(questions.map(({ title }) => title.split(" ")[0])).size).toBe(4);
  for (const question of questions) expect(readItem(writeItem(question))).toEqual(asRead(question));
  expect(checkPackage(makePackage("bandwise", first, say).files, null)).toEqual([]);
});

test("marks of XML in a text stay text", () => {
  const [question] = questionsOf(gap, say);
  expect(question && writeItem(question)).toContain("a &lt; b &amp; c");
});

test("a choice is scored by match_correct, one word by map_response, and of several the mean counts", () => {
  const [choice = "", one = "", several = ""] = items
    .flatMap((item) => questionsOf(item, say))
    .map(writeItem);
  expect(choice).toContain(
    'template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml"',
  );
  expect(one).toContain('template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/map_response.xml"');
  expect(one).toContain('<qti-map-entry map-key="term" mapped-value="1" case-sensitive="false"/>');
  expect(several).not.toContain("template=");
  expect(several.match(/<qti-map-response /g)).toHaveLength(2);
  expect(several).toContain('<qti-base-value base-type="float">2</qti-base-value>');
});

test("of a reading set only the steps with one list of choices are questions of their own", () => {
  const passageText = ["One.", "Two."];
  const reasons = [null, null];
  const proof = { first: 0, last: 0 };
  const step = (kind: string, prompt: object, key: object) => ({
    ...{ kind, run: 0, clock: "narrative", media: [], prompt, key },
  });
  const set = stored("interactive-reading", "00000000000000a4", [
    step("sentences", { parts: [{ choices: ["a", "b"] }] }, { blanks: [{ right: 0, reasons }] }),
    step(
      "passage",
      { opening: "One.", before: "Two.", after: "Four.", choices: ["Three.", "Five."] },
      { right: 0, reasons },
    ),
    step("highlight", { passage: passageText, question: "Which?" }, { right: proof }),
    step(
      "idea",
      { passage: passageText, question: "Which?", choices: ["x", "y"] },
      { right: 1, reasons, proof },
    ),
    step("title", { passage: passageText, choices: ["X", "Y"] }, { right: 0, reasons, proof }),
  ]);
  const questions = questionsOf(set, say);
  expect(questions.map(({ identifier }) => identifier)).toEqual([1, 2, 3].map((n) => `item-${set.id}-${n}`));
  for (const question of questions) expect(readItem(writeItem(question))).toEqual(asRead(question));
  expect(bankTypes["interactive-reading"].portable(set)[0]?.paragraphs).toEqual([
    ["One."],
    ["Two. […] Four."],
  ]);
});

test("a package lists its items with their terms, passes the check, and has the same bytes each time", () => {
  const { files, questions, unlicensed } = makePackage("bandwise", items, say);
  expect([questions, unlicensed.size]).toEqual([3, 0]);
  expect(checkPackage(files, null)).toEqual([]);
  expect(files.get("imsmanifest.xml")).toContain("All rights reserved by its operator.");
  const bytes = zip(files);
  const inside = Object.entries(unzipSync(bytes)).map(([name, text]) => [name, strFromU8(text)] as const);
  expect(new Map(inside)).toEqual(files);
  expect(zip(makePackage("bandwise", items, say).files)).toEqual(bytes);
});

test("an item with a licence that nobody has looked at stays where it is", () => {
  const lent = stored("read-and-select", "00000000000000a5", word.steps, "lent for a year");
  const { files, unlicensed } = makePackage("bandwise", [word, lent], say);
  expect([...files.keys()]).toEqual([`items/item-${word.id}.xml`, "imsmanifest.xml"]);
  expect([...unlicensed]).toEqual([["lent for a year", 1]]);
});

const spoiled = (change: (xml: string) => string, file = `items/item-${word.id}.xml`) => {
  const { files } = makePackage("bandwise", [word], say);
  return checkPackage(new Map(files).set(file, change(files.get(file) ?? "")), null);
};

test.for([
  ["a key that is no choice", "<qti-value>choice-1<", "<qti-value>choice-9<", /:\d+ response\/key: choice-9/],
  [
    "a response nobody declared",
    'response-identifier="RESPONSE"',
    'response-identifier="R"',
    /response\/undeclared/,
  ],
  ["an unknown template", "match_correct.xml", "guess.xml", /item\/template/],
  ["a mark that is not closed", "</qti-item-body>", "", /:\d+ xml: /],
  ["another version of QTI", "imsqtiasi_v3p0", "imsqti_v2p1", /item\/root/],
] as const)("%s is named with its file and line", ([, from, to, fault]) => {
  const faults = spoiled((xml) => xml.replaceAll(from, to));
  expect(faults.join("\n")).toMatch(fault);
  expect(faults[0]).toMatch(/^items\/item-[0-9a-f]+\.xml:\d+ /);
});

test("a manifest that names a file the package does not have is a fault, and so is an item that it leaves out", () => {
  const faults = spoiled((xml) => xml.replaceAll("items/item-", "items/lost-"), "imsmanifest.xml");
  expect(faults.join("\n")).toMatch(/resource\/file.*\n.*resource\/missing: list items\/item-/);
});

/** A schema of a few lines with the names of the published one, and an import by an address on the net. */
const itemXsd = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:q="http://www.imsglobal.org/xsd/imsqtiasi_v3p0"
  targetNamespace="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" elementFormDefault="qualified">
  <xs:include schemaLocation="https://example.invalid/deep/part.xsd"/>
  <xs:import namespace="http://www.w3.org/XML/1998/namespace" schemaLocation="https://example.invalid/xml.xsd"/>
  <xs:element name="qti-assessment-item"><xs:complexType>
    <xs:sequence><xs:any maxOccurs="unbounded" processContents="skip"/></xs:sequence>
    <xs:attribute name="title" type="q:Short" use="required"/>
    <xs:anyAttribute processContents="skip"/>
  </xs:complexType></xs:element>
</xs:schema>`;
const partXsd = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.imsglobal.org/xsd/imsqtiasi_v3p0">
  <xs:simpleType name="Short"><xs:restriction base="xs:string"><xs:maxLength value="18"/></xs:restriction></xs:simpleType>
</xs:schema>`;
const xmlXsd = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/XML/1998/namespace"/>`;

test("the operator's copy of the schemas judges, and what it imports from the net is found in the same folder", () => {
  const folder = mkdtempSync(join(tmpdir(), "qti-schema-"));
  try {
    expect(() => readSchemas(folder)).toThrow(/no schema of assessment items/);
    writeFileSync(join(folder, "imsqti_asiv3p0_v1p0.xsd"), itemXsd);
    writeFileSync(join(folder, "part.xsd"), partXsd);
    writeFileSync(join(folder, "xml.xsd"), xmlXsd);
    const schemas = readSchemas(folder);
    expect(schemas.files.manifest).toBeNull();
    expect(checkPackage(makePackage("bandwise", [word], say).files, schemas)).toEqual([]);
    const faults = checkPackage(makePackage("bandwise", [gap], say).files, schemas);
    expect(faults.join("\n")).toMatch(/^items\/item-00000000000000a2\.xml:\d+ schema: .*title/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
