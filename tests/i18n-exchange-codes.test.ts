import { describe, expect, test } from "vitest";

import {
  article,
  changeUnit,
  createExchangeTree,
  exportFrom,
  faultsOf,
  importInto,
  placeIn,
  readFile,
  snapshot,
  translate,
  unitText,
} from "@/tests/factories/exchange-tree";

const german = "content/messages/de.json";
const link = "Home.link";

/** The exported German file with another translation of one message, as a program writes it. */
const typed = (xliff: string, unit: string, target: string) =>
  changeUnit(xliff, "messages", unit, (text) =>
    text.replace(/<target>.*<\/target>\n<\/segment>/, () => `<target>${target}</target>\n</segment>`),
  );

describe("what is not words goes out as a code of XLIFF", () => {
  test("a placeholder and a tag, with the same number in both texts, and not to be deleted or copied", () => {
    const unit = unitText(exportFrom(createExchangeTree(), "de"), "messages", link);
    const tag =
      '<pc id="1" dataRefStart="d1" dataRefEnd="d2" dispStart="&lt;a&gt;" dispEnd="&lt;/a&gt;" canCopy="no" canDelete="no">';
    const name = '<ph id="2" dataRef="d3" disp="{name}" canCopy="no" canDelete="no"/>';
    expect(unit).toContain(`<source>Read ${tag}this</pc>, ${name}</source>`);
    expect(unit).toContain(`<target>Lies ${tag}das</pc>, ${name}</target>`);
    expect(unit).toContain(
      '<originalData>\n<data id="d1">&lt;a&gt;</data>\n<data id="d2">&lt;/a&gt;</data>\n<data id="d3">{name}</data>\n</originalData>\n<segment',
    );
  });

  test("the number in each form of a plural, of which a language may have more", () => {
    const unit = unitText(exportFrom(createExchangeTree(), "ru"), "messages", "Home.count");
    const sign = (id: number) => `<ph id="${id}" dataRef="d1" disp="#"/>`;
    expect(unit).toContain(
      `<source>{n, plural, one {${sign(1)} question} other {${sign(2)} questions}}</source>`,
    );
    expect(unit).toContain(`few {${sign(2)} вопроса} many {${sign(3)} вопросов} other {${sign(4)} вопроса}}`);
  });

  test("an English word of a page, with its mark", () => {
    const unit = unitText(exportFrom(createExchangeTree(), "de"), "learn.two", "s2.b2");
    expect(unit).toMatch(/<target>- Der erste Punkt mit <pc id="1" [^>]*>carpet<\/pc>\./);
  });
});

/** What a program may make of `Read <a>this</a>, {name}`. */
const programs = [
  {
    what: "codes in another order",
    target: '<ph id="2" dataRef="d3"/>, lies <pc id="1" dataRefStart="d1" dataRefEnd="d2">das</pc>',
    message: "{name}, lies <a>das</a>",
  },
  {
    what: "a pair as two codes",
    target: 'Lies <sc id="1" dataRef="d1"/>dies<ec startRef="1" dataRef="d2"/>, <ph id="2" dataRef="d3"/>',
    message: "Lies <a>dies</a>, {name}",
  },
  {
    what: "codes by their numbers only",
    target: 'Lies <sc id="1"/>dies<ec startRef="1"/>, <ph id="2"/>',
    message: "Lies <a>dies</a>, {name}",
  },
  {
    what: "one code inside another, and a mark",
    target:
      '<pc id="1" dataRefStart="d1" dataRefEnd="d2">Lies <mrk id="m" type="term"><ph id="2"/></mrk></pc>',
    message: "<a>Lies {name}</a>",
  },
  {
    what: "signs instead of codes",
    target: "Lies &lt;a&gt;dies&lt;/a&gt;, {name}",
    message: "Lies <a>dies</a>, {name}",
  },
];

test.for(programs)("the import reads $what", ({ target, message }) => {
  const tree = createExchangeTree();
  const before = readFile(tree, german);
  expect(faultsOf(importInto(tree, { "de.xlf": typed(exportFrom(tree, "de"), link, target) }))).toEqual([]);
  expect(readFile(tree, german)).toBe(before.replace("Lies <a>das</a>, {name}", message));
});

test("a copied code of a plural form is read by its first number", () => {
  const tree = createExchangeTree();
  const target = '{n, plural, one {<ph id="1" dataRef="d1"/> Frage} other {Fragen: <ph id="9" copyOf="1"/>}}';
  importInto(tree, { "de.xlf": typed(exportFrom(tree, "de"), "Home.count", target) });
  expect(readFile(tree, german)).toContain("{n, plural, one {# Frage} other {Fragen: #}}");
});

const faults = [
  {
    what: "a missing placeholder",
    target: 'Lies <pc id="1" dataRefStart="d1" dataRefEnd="d2">das</pc>',
    rule: "messages/placeholders",
    at: "Lies",
  },
  { what: "a missing pair", target: 'Lies das, <ph id="2"/>', rule: "messages/tags", at: "Lies" },
  {
    what: "a placeholder twice",
    target: '<ph id="2"/>, lies <pc id="1">das</pc>, <ph id="2"  dataRef="d3"/>',
    rule: "translation/twice",
    at: '<ph id="2"  ',
  },
  {
    what: "a tag twice",
    target: '<pc id="1">Lies</pc> <pc id="1"  dataRefStart="d1">das</pc>, <ph id="2"/>',
    rule: "translation/twice",
    at: '<pc id="1"  ',
  },
  {
    what: "a code that stands for nothing",
    target: 'Lies <pc id="1">das</pc>, <ph id="7" dataRef="d7"/>',
    rule: "xliff/inline",
    at: '<ph id="7"',
  },
];

test.for(faults)("$what is named and nothing is written", ({ target, rule, at }) => {
  const tree = createExchangeTree();
  const before = snapshot(tree.root);
  const xliff = typed(exportFrom(tree, "de"), link, target);
  const places = importInto(tree, { "de.xlf": xliff }).faults.map((fault) => {
    return `${fault.line}:${fault.column} ${fault.rule}`;
  });
  expect(places).toContain(`${placeIn(xliff, "messages", link, at)} ${rule}`);
  expect(snapshot(tree.root)).toEqual(before);
});

test("a text of a page keeps its codes where the words around them change", () => {
  const tree = createExchangeTree();
  const xliff = exportFrom(tree, "de");
  const changed = changeUnit(xliff, "learn.two", "s2.b2", (unit) => unit.replace("Der erste Punkt", "Eins"));
  expect(faultsOf(importInto(tree, { "de.xlf": changed }))).toEqual([]);
  expect(readFile(tree, article("de"))).toContain("- Eins mit <En>carpet</En>.");
});

test("a placeholder typed twice as signs is a fault too", () => {
  const tree = createExchangeTree();
  const xliff = translate(exportFrom(tree, "de"), "messages", link, "{name}, lies <a>das</a>, {name}");
  expect(importInto(tree, { "de.xlf": xliff }).faults).toMatchObject([{ rule: "translation/twice" }]);
});
