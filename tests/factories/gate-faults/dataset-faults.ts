import {
  datasets,
  inLocales,
  replace,
  translatedDatasets,
  type FaultKind,
} from "@/tests/factories/gate-faults/fault-kind";

const shared = ["cms/dataset/shared.ndjson"];
const english = ["cms/dataset/en.ndjson"];
const line = (text: string, index: number) => text.split("\n")[index] ?? "";

/** A change of one line; the place is the line's beginning unless the mark says otherwise. */
const inLine = (index: number, change: (text: string) => string) => (text: string) =>
  text
    .split("\n")
    .map((each, at) => (at === index ? change(each) : each))
    .join("\n");

export const datasetFaults: FaultKind[] = [
  {
    what: "a line cut off",
    rule: "dataset/not-json",
    files: datasets,
    change: inLine(1, (text) => `${text.slice(0, -1)}▸`),
  },
  {
    what: "a word without quotes",
    rule: "dataset/not-json",
    files: datasets,
    change: inLine(2, (text) => text.replace('"type":"1"', '"type":▸one')),
  },
  {
    what: "a comma too many",
    rule: "dataset/not-json",
    files: datasets,
    change: inLine(0, (text) => text.replace(/\}$/, ",▸}")),
  },
  {
    what: "a word that the glossary bans",
    rule: "glossary/banned",
    files: translatedDatasets,
    change: inLine(1, (text) => text.replace(/("question":")/, "$1▸zq ")),
  },
  {
    what: "a key twice",
    rule: "field/duplicate",
    files: datasets,
    change: inLine(0, (text) => text.replace('"order":1', '"order":1,▸"order":2')),
  },
  {
    what: "an unknown kind",
    rule: "field/value",
    files: datasets,
    change: inLine(5, (text) => text.replace('"banner",', '▸"flag",')),
  },
  {
    what: "an unknown page",
    rule: "field/value",
    files: datasets,
    change: inLine(1, (text) => text.replace('"page":"course"', '"page":▸"start"')),
  },
  {
    what: "a figure without quotes",
    rule: "field/value",
    files: datasets,
    change: inLine(2, (text) => text.replace('"rate":"4.8"', '"rate":▸4.8')),
  },
  {
    what: "an empty feature",
    rule: "field/value",
    files: datasets,
    change: inLine(3, (text) => text.replace(/("features":\["[^"]+",)"[^"]+"/, '$1▸""')),
  },
  {
    what: "a document without its answer",
    rule: "field/missing",
    files: datasets,
    change: inLine(0, (text) => `▸${text.replace(/,"answer":"[^"]*"/, "")}`),
  },
  {
    what: "a field too many",
    rule: "field/unknown",
    files: datasets,
    change: inLine(5, (text) => text.replace(/\}$/, ',"colour":▸"red"}')),
  },
  {
    what: "a document in the wrong file",
    rule: "dataset/language",
    files: inLocales(datasets, ["de", "fr", "it", "es"]),
    change: inLine(5, (text) => text.replace(/"language":"\w+"/, '"language":▸"id"')),
    also: ["dataset/missing", "dataset/unknown", "dataset/id", "dataset/duplicate"],
  },
  {
    what: "an id without its language",
    rule: "dataset/id",
    files: datasets,
    change: inLine(5, (text) => `▸${text.replace(/banner\.update\.\w+/, "banner.update")}`),
  },
  {
    what: "an id twice",
    rule: "dataset/duplicate",
    files: datasets,
    change: (text) => `${text}▸${line(text, 0)}\n`,
  },
  {
    what: "two answers at one place",
    rule: "dataset/duplicate",
    files: english,
    change: inLine(1, (text) => `▸${text.replace('"order":2', '"order":1')}`),
    also: ["dataset/differs"],
  },
  {
    what: "two banners",
    rule: "dataset/duplicate",
    files: english,
    change: (text) => `${text}▸${line(text, 5).replace("update", "second")}\n`,
    also: ["dataset/missing"],
  },
  {
    what: "a language without a document",
    rule: "dataset/missing",
    files: translatedDatasets,
    change: (text) => `▸${text.replace(/^.*banner.*\n/m, "")}`,
  },
  {
    what: "a language without documents",
    rule: "dataset/missing",
    files: translatedDatasets,
    change: () => null,
  },
  { what: "no figures of the site", rule: "dataset/missing", files: shared, change: () => null },
  { what: "an empty file of figures", rule: "dataset/missing", files: shared, change: () => "▸\n" },
  { what: "an empty file of a language", rule: "dataset/missing", files: datasets, change: () => "▸\n" },
  {
    what: "half of the English file",
    rule: "dataset/missing",
    files: english,
    change: (text) => `▸${text.split("\n").slice(0, 4).join("\n")}`,
    also: ["plan/no-copy"],
  },
  {
    what: "a tag in an answer",
    rule: "dataset/markup",
    files: datasets,
    change: inLine(0, (text) => text.replace('"answer":"', '"answer":"▸<br> ')),
  },
  {
    what: "a document that English lacks",
    rule: "dataset/unknown",
    files: translatedDatasets,
    change: inLine(5, (text) => `▸${text.replace("banner.update", "banner.other")}`),
    also: ["dataset/missing"],
  },
  {
    what: "another order than in English",
    rule: "dataset/differs",
    files: translatedDatasets,
    change: inLine(1, (text) => `▸${text.replace('"order":2', '"order":3')}`),
  },
  {
    what: "another figure than in English",
    rule: "dataset/differs",
    files: translatedDatasets,
    change: inLine(2, (text) => `▸${text.replace('"rate":"4.8"', '"rate":"4.9"')}`),
  },
  {
    what: "fewer features than in English",
    rule: "dataset/differs",
    files: translatedDatasets,
    change: inLine(4, (text) => `▸${text.replace(/("features":\["[^"]+"),"[^"]+"/, "$1")}`),
  },
  {
    what: "words of a plan there is none of",
    rule: "dataset/plan",
    files: translatedDatasets,
    change: inLine(3, (text) => `▸${text.replace('"planId":"premium-3d"', '"planId":"premium-1d"')}`),
    also: ["dataset/differs"],
  },
  {
    what: "a figure there is none of",
    rule: "dataset/figure",
    files: translatedDatasets,
    change: inLine(0, (text) => text.replace('"answer":"', '"answer":"▸{courses} ')),
    also: ["dataset/differs"],
  },
  {
    what: "a figure in a text that is shown as it is",
    rule: "dataset/figure",
    files: translatedDatasets,
    change: inLine(3, (text) => text.replace('"tagline":"', '"tagline":"▸{freeQuestions} ')),
  },
  {
    what: "a letter of another language",
    rule: "translation/writing",
    files: inLocales(datasets, ["en", "de", "ko", "ru", "th"]),
    change: inLine(0, (text) => text.replace(/"answer":"/, '"answer":"▸語')),
  },
  {
    what: "a figure below zero",
    rule: "field/value",
    files: shared,
    change: replace('"users":null', '"users":▸-1'),
  },
  {
    what: "an address that is none",
    rule: "field/value",
    files: shared,
    change: replace('"hello@example.com"', '▸"hello"'),
  },
];
