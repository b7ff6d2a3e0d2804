import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";

import { countByGate } from "@/lib/bank/gate";
import { buildDictionary, collectWords } from "@/lib/bank/glosses/build-dictionary";
import { checkGlosses } from "@/lib/bank/glosses/check-glosses";
import { chooseHeadwords } from "@/lib/bank/glosses/choose-headword";
import { collectMeanings } from "@/lib/bank/glosses/collect-meanings";
import { findLemma } from "@/lib/bank/glosses/find-lemma";
import {
  compareHeadwords,
  GlossRow,
  headwordKey,
  toShards,
  writeEntry,
  writeGloss,
  writeSense,
} from "@/lib/bank/glosses/gloss-file";
import { type GlossLocale, glossLocales } from "@/lib/bank/glosses/languages";
import { type FindLemma, numberSenses } from "@/lib/bank/glosses/number-senses";
import { describeFault, parseTable } from "@/lib/bank/glosses/parse-table";
import { readFalseFriends, readGlosses, readSenses, readSynonyms } from "@/lib/bank/glosses/read-glosses";
import { synonymTest } from "@/lib/bank/glosses/synonyms";
import { listWanted, writeWanted } from "@/lib/bank/glosses/wanted";
import { loadItems } from "@/lib/bank/load-items";
import { readLexicon } from "@/scripts/bank/read-lexicon";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: "string" },
    all: { type: "boolean", default: false },
    add: { type: "string" },
    faults: { type: "string" },
    choose: { type: "string" },
    key: { type: "boolean", default: false },
    size: { type: "string", default: "100" },
    check: { type: "boolean", default: false },
  },
});

const bank = join(process.cwd(), "content", "bank");
const folder = join(bank, "glosses");
const say = (text: string) => process.stdout.write(text);
// Whoever reads the first lines of a list only closes the pipe.
process.stdout.on("error", () => process.exit());
const lexicon = readLexicon();
const items = await loadItems(join(bank, "items"));
const meanings = collectMeanings(items);
const known = readSenses(folder);
const lemmaOf: FindLemma = (word, part) => findLemma(word, part, lexicon);
const senses = numberSenses(known.rows, meanings, lemmaOf);
const wanted = listWanted(senses, meanings);
const isWanted = new Set(wanted.map(headwordKey));
let isFaulty = false;
complain(known.faults.map(describeFault));
keepShards(join(folder, "en"), toShards(senses, writeSense));
keepShards(
  join(bank, "dictionary"),
  toShards(buildDictionary(collectWords(items), senses, lexicon, lemmaOf), writeEntry),
);

if (values.list !== undefined) list(localeOf(values.list));
else if (values.add !== undefined) add(localeOf(values.add), positionals);
else if (values.faults !== undefined) say(inspect(localeOf(values.faults)).faults.map(line).join(""));
else if (values.choose !== undefined) choose(localeOf(positionals[0]), values.choose);
else report();
if (isFaulty) process.exitCode = 1;

function line(fault: Parameters<typeof describeFault>[0]) {
  return `${describeFault({ ...fault, path: relative(process.cwd(), fault.path) })}\n`;
}

function localeOf(name: string | undefined): GlossLocale {
  const found = glossLocales.find((each) => each === name);
  if (!found) throw new Error(`Name one of the languages ${glossLocales.join(" ")}, not ${name ?? "none"}.`);
  return found;
}

function inspect(locale: GlossLocale) {
  const [glosses, friends, listed] = [
    readGlosses(folder, locale),
    readFalseFriends(folder, locale),
    readSynonyms(folder, locale),
  ];
  const areSynonyms = synonymTest({ lexicon, senses, listed: listed.rows });
  const sources = { locale, senses, areSynonyms, glosses: glosses.rows, falseFriends: friends.rows };
  const faults = [...glosses.faults, ...friends.faults, ...listed.faults, ...checkGlosses(sources)];
  const present = new Set(glosses.rows.map(headwordKey));
  return {
    glosses: glosses.rows,
    areSynonyms,
    faults,
    missing: wanted.filter((one) => !present.has(headwordKey(one))),
  };
}

/** What is wanted, present, missing and at fault in each language. */
function report() {
  say(`${wanted.length} senses of ${new Set(wanted.map(({ lemma }) => lemma)).size} words want a gloss\n`);
  for (const locale of glossLocales) {
    const { glosses, missing, faults } = inspect(locale);
    const unused = glosses.filter((row) => !isWanted.has(headwordKey(row))).length;
    const gates = [...countByGate(faults.map(({ gate, text }) => ({ gate, candidate: text })))];
    say(`${locale}: present ${glosses.length}, missing ${missing.length}, no longer asked for ${unused}, `);
    say(`faults ${faults.length}${gates.map(([gate, count]) => ` ${gate} ${count}`).join(",")}\n`);
    if (faults.length > 0) isFaulty = true;
    if (values.check) say(faults.map(line).join(""));
  }
}

function list(locale: GlossLocale) {
  say((values.all ? wanted : inspect(locale).missing).map(writeWanted).join(""));
}

/** Takes the lines of files of any order into the language's files; a later line replaces an earlier one. */
function add(locale: GlossLocale, files: readonly string[]) {
  const tables = files.map((file) => parseTable(readFileSync(file, "utf8"), file, GlossRow));
  complain(tables.flatMap(({ faults }) => faults.map(describeFault)));
  const rows = [...readGlosses(folder, locale).rows, ...tables.flatMap(({ rows: own }) => own)];
  const byKey = new Map(rows.map((row) => [headwordKey(row), row]));
  keepShards(join(folder, locale), toShards([...byKey.values()].sort(compareHeadwords), writeGloss));
  const { glosses, missing, faults } = inspect(locale);
  say(`${locale}: present ${glosses.length}, missing ${missing.length}, faults ${faults.length}\n`);
  say(faults.map(line).join(""));
}

function choose(locale: GlossLocale, seed: string) {
  const { glosses, areSynonyms } = inspect(locale);
  const chosen = chooseHeadwords({ glosses, wanted, areSynonyms, seed, size: Number(values.size) });
  for (const [index, { gloss, options, right }] of chosen.entries())
    say(
      `${index + 1}\t${values.key ? "abcd".charAt(right) : `${gloss}\t${options.map((word, at) => `${"abcd".charAt(at)} ${word}`).join("\t")}`}\n`,
    );
}

function keepShards(place: string, shards: ReadonlyMap<string, string>) {
  mkdirSync(place, { recursive: true });
  for (const [file, made] of shards) {
    const path = join(place, file);
    if (existsSync(path) && readFileSync(path, "utf8") === made) continue;
    if (values.check) complain([`${path}: is not what the bank explains; run npm run bank:glosses`]);
    else writeFileSync(path, made);
  }
  for (const file of readdirSync(place))
    if (/^[a-z]\.tsv$/.test(file) && !shards.has(file) && !values.check) rmSync(join(place, file));
}

function complain(lines: readonly string[]) {
  if (lines.length === 0) return;
  isFaulty = true;
  say(`${lines.join("\n")}\n`);
}
