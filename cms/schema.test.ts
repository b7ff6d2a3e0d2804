import { expect, test } from "vitest";

import { bankDocuments } from "@/cms/queries";
import { documentTypes } from "@/cms/schema";
import { bankDocumentTypes } from "@/cms/schema-bank";
import { articleType } from "@/cms/schema-article";
import { authored } from "@/lib/bank/authored";
import { LevelledPassage } from "@/lib/bank/read-and-complete/sources";
import { LevelledSentence } from "@/lib/bank/sentence-file";
import { DictationSentence } from "@/lib/bank/listen-and-type/sources";
import { blogCategories, collections, learnCategories } from "@/lib/content/schemas";
import { shelves } from "@/lib/content/articles/shelves";
import { locales } from "@/lib/i18n/locales";
import { partsOfSpeech } from "@/lib/questions/explanations";
import { RecordingFields } from "@/scripts/recordings/manifest";
import { readDataset } from "@/lib/integrations/sanity/read-dataset";

const own = new Set(["_id", "_type", "_rev", "_createdAt", "_updatedAt"]);

test("the studio asks for every field of an article that the site reads", () => {
  const named = new Set(articleType.fields.map(({ name }) => name));
  const wanted = [
    ...Object.keys(collections.blog.frontmatter.shape),
    ...Object.keys(collections.blog.meta.shape),
  ];
  expect(wanted.filter((name) => !named.has(name))).toEqual([]);
});

test("the studio offers the categories, shelves and languages that the site has", () => {
  const choices = (name: string) => articleType.fields.find((field) => field.name === name)?.options?.list;
  expect(choices("category")).toEqual([...learnCategories, ...blogCategories]);
  expect(choices("collection")).toEqual(shelves);
  expect(choices("language")).toEqual(locales);
});

test("every field of the embedded dataset has its place in the studio", async () => {
  const fieldsOf = new Map(
    [...documentTypes, ...bankDocumentTypes].map(({ name, fields }) => [
      name,
      new Set(fields.map((field) => field.name)),
    ]),
  );
  const documents = await readDataset("cms/dataset");
  expect(documents.length).toBeGreaterThan(0);
  for (const document of documents) {
    const fields = fieldsOf.get(document._type);
    expect(fields, document._id).toBeDefined();
    expect(Object.keys(document).filter((name) => !own.has(name) && !fields?.has(name))).toEqual([]);
  }
});

test("the studio asks for the fields that the bank's files have, with the same choices", () => {
  const schemas = {
    bankSentence: LevelledSentence,
    bankDictation: DictationSentence,
    bankPassage: LevelledPassage,
    bankRecording: RecordingFields,
  };
  expect(bankDocumentTypes.map(({ name }) => name)).toEqual(bankDocuments);
  for (const { name, fields } of bankDocumentTypes) {
    const schema = Object.entries(schemas).find(([kind]) => kind === name)?.[1];
    expect(fields.map((field) => field.name).sort()).toEqual(Object.keys(schema?.shape ?? {}).sort());
  }
  const choices = (kind: string, field: string) =>
    bankDocumentTypes.find(({ name }) => name === kind)?.fields.find(({ name }) => name === field)?.options
      ?.list;
  expect(choices("bankSentence", "level")).toEqual(authored.level.options);
  expect(choices("bankSentence", "partOfSpeech")).toEqual(partsOfSpeech);
  expect(choices("bankPassage", "level")).toEqual(LevelledPassage.shape.level.options);
  expect(choices("bankPassage", "kind")).toEqual(LevelledPassage.shape.kind.options);
});
