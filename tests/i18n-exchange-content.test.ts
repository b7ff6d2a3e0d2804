import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, describe, expect, test } from "vitest";

import type { Locale } from "@/lib/i18n/locales";
import { formatFault, type Fault } from "@/scripts/content/fault";
import { exportLanguage } from "@/scripts/i18n/export";
import { exchangedFilms } from "@/scripts/i18n/film-units";
import { planImport } from "@/scripts/i18n/plan-import";
import { openProject } from "@/scripts/i18n/project";
import { writeFiles } from "@/scripts/i18n/write-files";
import { snapshot } from "@/tests/factories/exchange-tree";

/** Whether a part of an export holds a translation for every text, divided like English. */
function isWhole(part: string) {
  if (!part.startsWith("<file ")) return true;
  const open = part.split("<unit ").filter((unit) => unit.includes('state="initial"'));
  return open.every((unit) => unit.includes('translate="no"')) && !part.includes('category="divided"');
}

/** What the exchange carries: not the stamp, who translated, or when the page is published. */
function comparable(file: string, text: string): unknown {
  if (file.endsWith(".ndjson"))
    return text
      .split("\n")
      .filter(Boolean)
      .map((line): unknown => JSON.parse(line));
  if (file.endsWith(".json")) return text;
  const [, head = "", ...body] = text.split(/^---\n/m);
  return [
    head.split("\n").filter((line) => /^(title|description|objective):/.test(line)),
    body.join("---\n"),
  ];
}

describe("the real content", () => {
  const folders: string[] = [];
  afterAll(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

  function copyProject() {
    const root = mkdtempSync(path.join(tmpdir(), "bandwise-exchange-"));
    folders.push(root);
    for (const folder of ["content", "cms/dataset"])
      cpSync(folder, path.join(root, folder), { recursive: true });
    for (const folder of ["public", "app"]) symlinkSync(path.resolve(folder), path.join(root, folder));
    return root;
  }

  // Spaces before signs, letters without spaces, long words, and scripts of their own.
  const translations = ["fr", "ja", "de", "ru", "th"] as const;
  const textsOf = (root: string) => ({ content: snapshot(root, "content"), cms: snapshot(root, "cms") });
  const limit = 240_000;

  function exportAll(root: string, wanted: readonly Locale[]) {
    const faults: Fault[] = [];
    const project = openProject(root, faults);
    const files = wanted.map((locale) => {
      const file = path.join(root, `${locale}.xlf`);
      writeFileSync(file, exportLanguage(project, locale, faults).xliff);
      return file;
    });
    expect(faults.map(formatFault)).toEqual([]);
    return { files, documents: project.documents.length, films: exchangedFilms(root).length };
  }

  function importAll(root: string, files: readonly string[]) {
    const faults: Fault[] = [];
    const plan = planImport(root, files, faults);
    expect(faults.map(formatFault)).toEqual([]);
    writeFiles(root, new Map(plan.changes.map(({ file, text }) => [file, text])));
    return plan;
  }

  test("comes back byte for byte", { timeout: limit }, () => {
    const root = copyProject();
    const before = textsOf(root);
    const { files, documents, films } = exportAll(root, translations);
    expect(files).toHaveLength(translations.length);
    for (const file of files)
      expect(readFileSync(file, "utf8").match(/<file id=/g)).toHaveLength(documents + films + 2);
    expect(importAll(root, files).changes).toEqual([]);
    expect(textsOf(root)).toEqual(before);
  });

  test("is written anew from its export", { timeout: limit }, () => {
    const locale = "ja";
    const root = copyProject();
    const [file = ""] = exportAll(root, [locale]).files;
    // Without the export's note of the present translation, which is about to be deleted.
    const xliff = readFileSync(file, "utf8").replaceAll(/<mda:metadata>[\s\S]*?<\/mda:metadata>\n/g, "");
    const whole = xliff.split(/(?=<file id=)/).filter((part) => isWhole(part));
    const originals = whole.flatMap((part) => {
      const [, english] = /^<file [^>]*original="([^"]*)"/.exec(part) ?? [];
      const own = english?.replace(/\ben\./, `${locale}.`).replace(/\bscript\.yaml$/, `${locale}.json`);
      return own ? [own] : [];
    });
    const before = originals.map((name) => readFileSync(path.join(root, name), "utf8"));
    for (const name of originals) rmSync(path.join(root, name));
    writeFileSync(file, `${whole.join("").replace(/<\/xliff>\s*$/, "")}</xliff>`);
    importAll(root, [file]);
    expect(originals.length).toBeGreaterThan(20);
    for (const [index, name] of originals.entries()) {
      const after = readFileSync(path.join(root, name), "utf8");
      expect(comparable(name, after), name).toEqual(comparable(name, before[index] ?? ""));
    }
  });
});
