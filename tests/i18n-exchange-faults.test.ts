import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";

import { describe, expect, test } from "vitest";

import { placeAt } from "@/lib/content/gate/report";
import { writeFiles } from "@/scripts/i18n/write-files";
import type { ContentTree } from "@/tests/factories/content-tree";
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
  type Imported,
} from "@/tests/factories/exchange-tree";
import { seededExchangeFaults } from "@/tests/factories/seeded-exchange-faults";

const rulesOf = ({ faults }: Imported) => faults.map(({ rule }) => rule);
const two = "learn.two";

describe("a faulty file is refused as a whole", () => {
  test.for(seededExchangeFaults)("$what", ({ change, rule, at }) => {
    const tree = createExchangeTree();
    const good = translate(exportFrom(tree, "de"), "messages", "Home.title", "Übe jeden Tag");
    const bad = change(good);
    expect(bad).not.toBe(good);
    const before = snapshot(tree.root);
    const imported = importInto(tree, { "de.xlf": bad });
    const places = imported.faults.map((fault) => `${fault.line}:${fault.column} ${fault.rule}`);
    expect(places).toContain(`${expectedPlace(bad, at)} ${rule}`);
    expect(imported.faults.every(({ file }) => path.basename(file) === "de.xlf")).toBe(true);
    expect(snapshot(tree.root)).toEqual(before);
  });

  const expectedPlace = (xliff: string, at: (typeof seededExchangeFaults)[number]["at"]) => {
    if (typeof at !== "string") return placeIn(xliff, ...at);
    if (/^\d+:\d+$/.test(at)) return at;
    const { line, column } = placeAt(xliff, xliff.indexOf(at));
    return `${line}:${column}`;
  };

  test("bytes that are not text", () => {
    const tree = createExchangeTree();
    expect(rulesOf(importInto(tree, { "de.xlf": Buffer.from([0x3c, 0xff, 0xc0]) }))).toEqual([
      "xliff/encoding",
    ]);
  });

  test("one faulty file of two: neither is written", () => {
    const tree = createExchangeTree();
    const before = snapshot(tree.root);
    const imported = importInto(tree, {
      "de.xlf": translate(exportFrom(tree, "de"), two, "s1.b1", "Manche Wörter gleichen sich."),
      "ru.xlf": translate(exportFrom(tree, "ru"), "messages", "Home.link", "Прочитайте это"),
    });
    expect(rulesOf(imported)).toEqual(["messages/placeholders", "messages/tags"]);
    expect(snapshot(tree.root)).toEqual(before);
  });

  test("two files with different translations of one text", () => {
    const tree = createExchangeTree();
    const xliff = exportFrom(tree, "de");
    const imported = importInto(tree, {
      "de.a.xlf": translate(xliff, two, "s1.b1", "Manche Wörter gleichen sich."),
      "de.b.xlf": translate(xliff, two, "s1.b1", "Einige Wörter gleichen sich."),
    });
    expect(rulesOf(imported)).toEqual(["xliff/twice"]);
  });
});

describe("a translation that was changed in the repository since the export", () => {
  const changed = (tree: ContentTree) =>
    tree.write(article("de"), readFile(tree, article("de")).replace("Vier Wörter genügen.", "Vier reichen."));

  test("stays when the translator left it alone", () => {
    const tree = createExchangeTree();
    const xliff = translate(exportFrom(tree, "de"), two, "s1.b1", "Manche Wörter gleichen sich.");
    changed(tree);
    expect(faultsOf(importInto(tree, { "de.xlf": xliff }))).toEqual([]);
    expect(readFile(tree, article("de"))).toContain("Vier reichen.");
    expect(readFile(tree, article("de"))).toContain("Manche Wörter gleichen sich.");
  });

  test("is a fault when the translator changed it too", () => {
    const tree = createExchangeTree();
    const xliff = translate(exportFrom(tree, "de"), two, "s3.b10", "Es genügen vier Wörter.");
    changed(tree);
    expect(rulesOf(importInto(tree, { "de.xlf": xliff }))).toEqual(["xliff/translation-changed"]);
  });
});

const tools: { what: string; change: (xliff: string) => string | Buffer }[] = [
  {
    what: "line breaks of Windows and a byte order mark",
    change: (xliff) => `\uFEFF${xliff.replaceAll("\n", "\r\n")}`,
  },
  { what: "UTF-16", change: (xliff) => Buffer.from(`\uFEFF${xliff.replace("UTF-8", "UTF-16")}`, "utf16le") },
  {
    what: "other prefixes for the namespaces",
    change: (xliff) =>
      xliff
        .replaceAll(/<(\/?)(?!mtc:|mda:|\?)(?=[a-z])/g, "<$1x:")
        .replace("xmlns=", "xmlns:x=")
        .replaceAll("mda:", "m:")
        .replace("xmlns:mda", "xmlns:m"),
  },
  {
    what: "groups",
    change: (xliff) => xliff.replaceAll(/(<unit [\s\S]*?<\/unit>)/g, '<group id="g">$1</group>'),
  },
  { what: "CDATA", change: (xliff) => xliff.replace(">Manche Wörter<", "><![CDATA[Manche Wörter]]><") },
  {
    what: "a text in two segments, the second one first",
    change: (xliff) =>
      changeUnit(xliff, two, "s1.b1", (unit) =>
        unit
          .replace(
            /<segment[\s\S]*<\/segment>/,
            '<segment id="s"><source>Some words</source><target order="3"> gleichen sich.</target></segment>\n' +
              "<ignorable><source> </source></ignorable>\n" +
              '<segment id="s2"><source>look alike.</source><target order="1">Manche Wörter</target></segment>',
          )
          .replace(
            "<ignorable><source> </source>",
            '<ignorable><source> </source><target order="2"></target>',
          ),
      ),
  },
  {
    what: "marks of terms and single code points",
    change: (xliff) =>
      xliff.replace(
        "<target>Manche Wörter gleichen",
        '<target><mrk id="t1" type="term">Manche</mrk> <sm id="t2"/>W<cp hex="00F6"/>rter<em startRef="t2"/><!-- ok --> gleichen',
      ),
  },
  {
    what: "without the notes of the export",
    change: (xliff) => xliff.replaceAll(/<mda:metadata>[\s\S]*?<\/mda:metadata>\n/g, ""),
  },
  {
    what: "only the changed text",
    change: (xliff) =>
      `${xliff.slice(0, xliff.indexOf("<file "))}<file id="learn.two">${unitText(xliff, two, "s1.b1")}</file></xliff>`,
  },
];

test.for(tools)("a file is read as other tools save it: $what", ({ change }) => {
  const tree = createExchangeTree();
  const before = readFile(tree, article("de"));
  const xliff = translate(exportFrom(tree, "de"), two, "s1.b1", "Manche Wörter gleichen sich.");
  expect(faultsOf(importInto(tree, { "de.xlf": change(xliff) }))).toEqual([]);
  expect(readFile(tree, article("de"))).toBe(
    before.replace("Manche Wörter sehen gleich aus.", "Manche Wörter gleichen sich."),
  );
});

test("when a file cannot be written, those already written are put back", () => {
  const tree = createExchangeTree();
  tree.write("content/taken/file.txt", "");
  const before = snapshot(tree.root);
  const texts = new Map([
    [article("de"), "new"],
    ["content/new/de.mdx", "new"],
    ["content/taken", "a folder stands here"],
  ]);
  expect(() => writeFiles(tree.root, texts)).toThrow();
  expect(snapshot(tree.root)).toEqual(before);
});

const run = (script: string, ...options: string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", `scripts/i18n/${script}.ts`, ...options], {
    encoding: "utf8",
  });

describe("the commands", () => {
  test("export and import, with progress on stderr and a summary in the last line", () => {
    const tree = createExchangeTree();
    const out = path.join(tree.root, "out");
    const exported = run("export", "de", "ru", `--root=${tree.root}`, "--out", out);
    expect(exported.stderr).toContain(`de ${article("de")}: 13 texts, 0 to translate\n`);
    expect(exported.stdout).toMatch(/^Exported 2 languages to .*, \d+ texts, \d+ to translate: no faults\n$/);
    expect(readdirSync(out).sort()).toEqual(["de.xlf", "ru.xlf"]);

    const files = ["de", "ru"].map((locale) => path.join(out, `${locale}.xlf`));
    const imported = run("import", `--root=${tree.root}`, ...files);
    expect(imported.stdout.trimEnd().split("\n").at(-1)).toMatch(
      /^Imported de, ru: 0 texts changed in 0 files, \d+ left/,
    );
    expect(imported.stdout).toContain(
      `${article("ru")}: 13 of 13 texts have no translation; it stays as it is`,
    );
    expect([exported.status, imported.status]).toEqual([0, 0]);
  });

  test("a faulty file is printed as path, line, column, rule and advice, and fails", () => {
    const tree = createExchangeTree();
    tree.write("de.xlf", "<xliff>");
    const imported = run("import", `--root=${tree.root}`, path.join(tree.root, "de.xlf"));
    expect(imported.stdout).toMatch(/de\.xlf:1:\d+ xliff\/broken: .*\nNothing was imported: 1 to correct\n$/);
    expect(imported.status).toBe(1);
  });

  test.for([
    { script: "export", options: ["xx"], says: "Cannot translate into xx: choose from id, ja" },
    { script: "export", options: ["en"], says: "Cannot translate into en" },
    { script: "export", options: ["--ot", "x"], says: "Unknown option '--ot'" },
    { script: "import", options: [], says: "Name the files to import" },
    { script: "import", options: ["none.xlf"], says: "none.xlf:1:1 file/missing" },
  ])("$script $options says what is wrong", ({ script, options, says }) => {
    const { stdout, stderr, status } = run(script, ...options);
    expect(stdout + stderr).toContain(says);
    expect(status).toBe(1);
  });
});
