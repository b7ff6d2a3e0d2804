import { describe, expect, test } from "vitest";

import { stampTranslations } from "@/scripts/content/stamp";
import {
  article,
  createExchangeTree,
  exportFrom,
  faultsOf,
  gate,
  importInto,
  previousIn,
  readFile,
  snapshot,
  targetsIn,
  translate,
  unitText,
} from "@/tests/factories/exchange-tree";

const two = "learn.two";

describe("a translation that is divided otherwise than English", () => {
  test("has a section as one piece, and only that section changes", () => {
    const tree = createExchangeTree();
    const divided = readFile(tree, article("de")).replace("\n| Wort", "\nEine Tabelle:\n\n| Wort");
    tree.write(article("de"), divided);
    const xliff = exportFrom(tree, "de");
    const section = targetsIn(xliff, two).get("s2") ?? "";
    const imported = importInto(tree, {
      "de.xlf": translate(xliff, two, "s2", section.replace("Eine Tabelle:", "Die Tabelle dazu:")),
    });
    expect(faultsOf(imported)).toEqual([]);
    expect(readFile(tree, article("de"))).toBe(divided.replace("Eine Tabelle:", "Die Tabelle dazu:"));
  });

  test("is one piece when its sections cannot be told apart, and must have the headings of English", () => {
    const tree = createExchangeTree();
    const divided = readFile(tree, article("de")).replace("\n| Wort", "\n## Noch etwas\n\n| Wort");
    tree.write(article("de"), divided);
    const xliff = exportFrom(tree, "de");
    const body = targetsIn(xliff, two).get("body") ?? "";
    const typed = (text: string) => ({ "de.xlf": translate(xliff, two, "body", text) });
    expect(importInto(tree, typed(body.replace("Vier", "Fünf"))).faults).toMatchObject([
      { rule: "translation/shape" },
    ]);
    const joined = body.replace("## Noch etwas\n\n", "");
    expect(faultsOf(importInto(tree, typed(joined)))).toEqual([]);
    expect(readFile(tree, article("de"))).toBe(divided.replace("## Noch etwas\n\n", ""));
    expect(gate(tree.root, "de")).toEqual([]);
  });
});

test("a link to a heading of the same text must fit the translated heading", () => {
  const tree = createExchangeTree();
  const linked = (locale: string, from: string, to: string) =>
    tree.write(article(locale), readFile(tree, article(locale)).replace(from, to));
  linked("en", "Some words look alike.", "Some [words](#a-closer-look) look alike.");
  linked("de", "Manche Wörter", "Manche [Wörter](#ein-genauerer-blick)");
  stampTranslations(tree.root, [article("de")]);
  const xliff = translate(exportFrom(tree, "de"), two, "s3.b9", "### Genauer hingesehen");
  expect(importInto(tree, { "de.xlf": xliff }).faults).toMatchObject([{ rule: "link/anchor" }]);
  const both = translate(xliff, two, "s1.b1", "Manche [Wörter](#genauer-hingesehen) sehen gleich aus.");
  expect(faultsOf(importInto(tree, { "de.xlf": both }))).toEqual([]);
  expect(gate(tree.root, "de")).toEqual([]);
});

const withoutStamp = (text: string) => text.replace(/sourceHash: .*/, "");

describe("a stale document", () => {
  const stale = () => {
    const tree = createExchangeTree();
    tree.write(
      article("en"),
      readFile(tree, article("en"))
        .replace("Four words are enough.", "Five words are enough.")
        .replace("- spoath", "- quell"),
    );
    return tree;
  };

  test("is left as it is while a text of the section lacks its translation", () => {
    const tree = stale();
    const before = snapshot(tree.root);
    const imported = importInto(tree, {
      "de.xlf": translate(exportFrom(tree, "de"), two, "s3.b10", "Fünf Wörter genügen."),
    });
    expect(
      imported.gaps.map(({ what, missing, total }) => `${what} ${missing.length} of ${total}`),
    ).toContain(`${article("de")} 6 of 13`);
    expect(snapshot(tree.root)).toEqual(before);
  });

  test("is stamped again when its section is translated, also where the old words still fit", () => {
    const tree = stale();
    const confirmed = [...previousIn(exportFrom(tree, "de"), two)].reduce(
      (xliff, [id, text]) => translate(xliff, two, id, text),
      exportFrom(tree, "de"),
    );
    const before = readFile(tree, article("de"));
    importInto(tree, { "de.xlf": translate(confirmed, two, "s3.b10", "Fünf Wörter genügen.") });
    const after = readFile(tree, article("de"));
    expect(withoutStamp(after)).toBe(
      withoutStamp(before)
        .replace("Vier Wörter genügen.", "Fünf Wörter genügen.")
        .replace("- spoath", "- quell"),
    );
    expect(gate(tree.root, "de")).toEqual([]);
  });

  test("gets a new section and loses one that English no longer has, in the order of English", () => {
    const tree = createExchangeTree();
    const [head = "", list = "", example = ""] = readFile(tree, article("en")).split(/(?=\n## )/);
    tree.write(article("en"), `${head}${example}\n## One more\n\nThe last word.\n`);
    const xliff = exportFrom(tree, "de");
    expect(list).toContain("## A list");
    expect(xliff).toContain('<note category="gone">');
    const done = translate(translate(xliff, two, "s3.b1", "## Noch eins"), two, "s3.b2", "Das letzte Wort.");
    const [ownHead = "", , ownExample = ""] = readFile(tree, article("de")).split(/(?=\n## )/);
    expect(faultsOf(importInto(tree, { "de.xlf": done }))).toEqual([]);
    expect(withoutStamp(readFile(tree, article("de")))).toBe(
      withoutStamp(`${ownHead}${ownExample}\n## Noch eins\n\nDas letzte Wort.\n`),
    );
    expect(gate(tree.root, "de")).toEqual([]);
  });

  test("follows English with sections that were moved, when it is next changed", () => {
    const tree = createExchangeTree();
    const partsOf = (text: string) => text.split(/(?=\n## )/);
    const [head = "", list = "", example = ""] = partsOf(readFile(tree, article("en")));
    tree.write(article("en"), head + example + list);
    const [ownHead = "", ownList = "", ownExample = ""] = partsOf(readFile(tree, article("de")));
    const xliff = exportFrom(tree, "de");
    expect(unitText(xliff, two, "s2.b1")).toContain("<target>## Ein Beispiel</target>");
    expect(importInto(tree, { "de.xlf": xliff }).changes).toEqual([]);

    importInto(tree, { "de.xlf": translate(xliff, two, "s2.b10", "Vier Wörter reichen.") });
    expect(withoutStamp(readFile(tree, article("de")))).toBe(
      withoutStamp(ownHead + ownExample.replace("Vier Wörter genügen.", "Vier Wörter reichen.") + ownList),
    );
    expect(unitText(exportFrom(tree, "de"), two, "s3.b1")).toContain("<target>## Eine Liste</target>");
    expect(gate(tree.root, "de")).toEqual([]);
  });
});
