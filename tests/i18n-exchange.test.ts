import { rmSync } from "node:fs";
import path from "node:path";

import { describe, expect, test } from "vitest";

import { type Fault } from "@/scripts/content/fault";
import { exportLanguage } from "@/scripts/i18n/export";
import { openProject } from "@/scripts/i18n/project";
import {
  article,
  createExchangeTree,
  exportFrom,
  faultsOf,
  gate,
  importInto,
  readFile,
  snapshot,
  targetsIn,
  translate,
  unitText,
} from "@/tests/factories/exchange-tree";

const two = "learn.two";

describe("the export", () => {
  test("says of each text what a translator needs: key, placeholders, plural forms, what stays English", () => {
    const xliff = exportFrom(createExchangeTree(), "ru");
    const unit = unitText(xliff, "messages", "Home.count");
    expect(unit).toContain('<note category="key">Home.count</note>');
    expect(unit).toContain('<note category="placeholders">Keep {n}.</note>');
    expect(unit).toContain(
      '<note category="plural">{n} needs the plural forms one, few, many, other.</note>',
    );
    expect(unit).toContain('<segment id="s" state="translated">');
    expect(unitText(xliff, two, "s3.b6")).toContain('translate="no"');
  });

  test("has the state initial and no target where nothing is translated", () => {
    const unit = unitText(exportFrom(createExchangeTree(), "ru"), two, "s1.b1");
    expect(unit).toContain('<segment id="s" state="initial">');
    expect(unit).not.toContain("<target>");
  });

  test("takes a long text that is still English for untranslated", () => {
    const tree = createExchangeTree();
    tree.write("content/messages/de.json", readFile(tree, "content/messages/en.json"));
    expect(unitText(exportFrom(tree, "de"), "messages", "Home.title")).toContain('state="initial"');
  });

  test("offers the translation of the same or of a similar text", () => {
    const tree = createExchangeTree();
    const more = "\nSome words look alike.\n\nSee [the prices](/pricing) before you leave.\n";
    tree.write("content/learn/three/en.mdx", readFile(tree, article("en")) + more);
    const xliff = exportFrom(tree, "de");
    const same = unitText(xliff, "learn.three", "s3.b11");
    expect(same).toContain('similarity="100.0"');
    expect(same).toContain("<target>Manche Wörter sehen gleich aus.</target>\n</mtc:match>");
    const similar = unitText(xliff, "learn.three", "s3.b12");
    expect(similar).toContain(`origin="${article("de")}" similarity="85.7"`);
    expect(similar).toContain("<target>Sieh dir [die Preise](/pricing) an, bevor du gehst.</target>");
  });

  test("shows a stale section as untranslated, with a note and the old translation as a match", () => {
    const tree = createExchangeTree();
    tree.write(article("en"), readFile(tree, article("en")).replace("Second point.", "Another point."));
    const xliff = exportFrom(tree, "de");
    const unit = unitText(xliff, two, "s2.b1");
    expect(unit).toContain('state="initial"');
    expect(unit).toContain('<note category="stale">');
    expect(unit).toMatch(/<mtc:match [^>]*>\n<source>## A list<\/source>\n<target>## Eine Liste<\/target>/);
    expect(unitText(xliff, two, "s1.b1")).toContain('state="translated"');
    expect(unitText(xliff, two, "s3.b1")).toContain('state="translated"');
  });

  test("makes one unit of a section whose paragraphs are divided otherwise", () => {
    const tree = createExchangeTree();
    tree.write(article("de"), readFile(tree, article("de")).replace("\n| Wort", "\nEine Tabelle:\n\n| Wort"));
    const xliff = exportFrom(tree, "de");
    const unit = unitText(xliff, two, "s2");
    expect(unit).toContain("<target>## Eine Liste\n\n- Der erste Punkt");
    expect(unit).toContain("\n\nEine Tabelle:\n\n| Wort | Bedeutung |");
    expect(unitText(xliff, two, "s3.b1")).toContain("<target>## Ein Beispiel</target>");
    expect(() => unitText(xliff, two, "s2.b1")).toThrow();
  });
});

describe("a round trip", () => {
  test.for(["de", "ru", "tr"] as const)("without changes leaves every file as it is: %s", (locale) => {
    const tree = createExchangeTree();
    const before = snapshot(tree.root);
    const imported = importInto(tree, { [`${locale}.xlf`]: exportFrom(tree, locale) });
    expect(faultsOf(imported)).toEqual([]);
    expect(imported.changes).toEqual([]);
    expect(snapshot(tree.root)).toEqual(before);
  });

  test("keeps line breaks of Windows, odd spaces and an odd head", () => {
    const tree = createExchangeTree();
    const odd = readFile(tree, article("de"))
      .replace('title: "Zwei Wörter"', "title:   'Zwei Wörter'   # kurz")
      .replace("Vier Wörter genügen.", "Vier  Wörter\tgenügen.  ")
      .replace("\n\n## Ein Beispiel", "\n\n\n\n## Ein Beispiel");
    const crlf = (text: string) => text.replaceAll("\n", "\r\n");
    tree.write(article("de"), crlf(odd));
    for (const file of ["content/messages/de.json", "cms/dataset/de.ndjson"])
      tree.write(file, crlf(readFile(tree, file)));
    const before = snapshot(tree.root);
    const xliff = exportFrom(tree, "de");
    expect(importInto(tree, { "de.xlf": xliff }).changes).toEqual([]);
    expect(snapshot(tree.root)).toEqual(before);

    const changed = [
      [two, "s1.b1", "Manche Wörter gleichen sich."],
      ["messages", "Home.link", "Lies <a>dies</a>, {name}"],
      ["cms", "faq.course.2:answer", "Ja, immer."],
    ] as const;
    importInto(tree, {
      "de.xlf": changed.reduce((text, [file, id, target]) => translate(text, file, id, target), xliff),
    });
    expect(readFile(tree, article("de"))).toBe(
      crlf(odd).replace("Manche Wörter sehen gleich aus.", "Manche Wörter gleichen sich."),
    );
    expect(readFile(tree, "content/messages/de.json")).toContain('"link": "Lies <a>dies</a>, {name}"\r\n');
    expect(readFile(tree, "cms/dataset/de.ndjson")).toContain('"answer":"Ja, immer."}\r\n');
  });
});

const changes = [
  {
    file: "messages",
    unit: "Home.title",
    to: 'Übe "jeden" Tag für die Prüfung',
    in: "content/messages/de.json",
  },
  { file: two, unit: "head.title", to: 'Zwei "Wörter"', in: article("de") },
  { file: two, unit: "s2.b2", to: "- Eins mit <En>carpet</En>.\n- Zwei & mehr.", in: article("de") },
  { file: two, unit: "s3.b2", to: '<Callout kind="tip" title="Sieh hin">', in: article("de") },
  { file: "cms", unit: "plan.small:features.2", to: "Nochmals hören", in: "cms/dataset/de.ndjson" },
];

describe("the import", () => {
  test.for(changes)("replaces one text and nothing else: $unit", ({ file, unit, to, in: changed }) => {
    const tree = createExchangeTree();
    const before = readFile(tree, changed);
    const xliff = exportFrom(tree, "de");
    const present = targetsIn(xliff, file).get(unit) ?? "";
    const imported = importInto(tree, { "de.xlf": translate(xliff, file, unit, to) });
    expect(faultsOf(imported)).toEqual([]);
    expect(imported.changes.map((change) => change.file)).toEqual([changed]);
    const quoted = file === two && !unit.startsWith("head") ? to : JSON.stringify(to).slice(1, -1);
    expect(readFile(tree, changed)).toBe(before.replace(present, () => quoted));
    expect(gate(tree.root, "de")).toEqual([]);
  });

  test("adds a missing message where English has it", () => {
    const tree = createExchangeTree();
    tree.write(
      "content/messages/en.json",
      readFile(tree, "content/messages/en.json").replace(
        '    "count"',
        '    "new": { "label": "New here?" },\n    "count"',
      ),
    );
    const xliff = exportFrom(tree, "de");
    const before = readFile(tree, "content/messages/de.json");
    importInto(tree, { "de.xlf": translate(xliff, "messages", "Home.new.label", "Neu hier?") });
    expect(readFile(tree, "content/messages/de.json")).toBe(
      before.replace('    "count"', '    "new": {\n      "label": "Neu hier?"\n    },\n    "count"'),
    );
  });

  test("adds a document of the content system after the one before it, once all its texts are there", () => {
    const tree = createExchangeTree();
    const before = readFile(tree, "cms/dataset/de.ndjson").split("\n");
    const half = translate(exportFrom(tree, "de"), "cms", "faq.course.1:question", "Was ist es?");
    const first = importInto(tree, { "de.xlf": half });
    expect(first.changes).toEqual([]);
    expect(first.gaps).toMatchObject([
      {
        what: "cms/dataset/de.ndjson faq.course.1",
        missing: [{ name: "faq.course.1, the answer" }],
        isLeft: true,
      },
    ]);
    importInto(tree, { "de.xlf": translate(half, "cms", "faq.course.1:answer", "Ein Kurs.") });
    const added = readFile(tree, "cms/dataset/de.ndjson").split("\n");
    expect(added.toSpliced(1, 1)).toEqual(before);
    expect(JSON.parse(added[1] ?? "")).toMatchObject({
      _id: "faq.course.1.de",
      language: "de",
      question: "Was ist es?",
      answer: "Ein Kurs.",
    });
    expect(gate(tree.root, "de")).toEqual([]);
  });

  test("writes a new document once all its texts are there, with its stamp, and names what is missing before", () => {
    const tree = createExchangeTree();
    const texts = [...targetsIn(exportFrom(tree, "de"), two)];
    const wanted = readFile(tree, article("de"));
    rmSync(path.join(tree.root, article("de")));
    const typed = (known: typeof texts) =>
      known.reduce((xliff, [id, text]) => translate(xliff, two, id, text), exportFrom(tree, "de"));
    const partly = importInto(tree, { "de.xlf": typed(texts.slice(1)) });
    expect(partly.changes).toEqual([]);
    expect(partly.gaps).toContainEqual(
      expect.objectContaining({
        what: article("de"),
        missing: [expect.objectContaining({ name: "the title" })],
      }),
    );
    importInto(tree, { "de.xlf": typed(texts) });
    expect(readFile(tree, article("de"))).toBe(wanted.replace("by: machine", "by: human"));
    expect(gate(tree.root, "de")).toEqual([]);
  });
});

test("a text that cannot be read is named and left out of the export, and refused at the import", () => {
  const tree = createExchangeTree();
  const xliff = exportFrom(tree, "de");
  tree.write(article("de"), readFile(tree, article("de")).replace("</Callout>", ""));
  const faults: Fault[] = [];
  const exported = exportLanguage(openProject(tree.root, faults), "de", faults);
  expect(faults).toMatchObject([{ file: article("de"), rule: "mdx/syntax" }]);
  expect(exported.xliff).not.toContain('<file id="learn.two"');
  expect(exported.xliff).toContain('<file id="courses.one"');
  expect(importInto(tree, { "de.xlf": xliff }).faults).toMatchObject([{ file: article("de") }]);
});
