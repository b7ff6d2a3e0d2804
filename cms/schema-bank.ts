import type { DocumentDef, FieldDef } from "@/cms/document-def";
import { recordingType } from "@/cms/schema-recording";
import { subjects } from "@/lib/core/subjects";

const required = { required: true };

/** What `lib/bank` has schemas for: a test compares them. */
const levels = ["A2", "B1", "B2", "C1"];
const partsOfSpeech = [
  "noun",
  "verb",
  "adjective",
  "adverb",
  "preposition",
  "conjunction",
  "pronoun",
  "determiner",
];

const level = (choices: readonly string[]): FieldDef => ({
  name: "level",
  type: "string",
  title: "Level",
  options: { list: choices },
  rules: required,
});
const subject: FieldDef = {
  name: "subject",
  type: "string",
  title: "Subject",
  options: { list: subjects },
  rules: required,
};
const version: FieldDef = {
  name: "version",
  type: "number",
  title: "Version",
  description: "Leave it empty. A higher number forces a new version of an item that has not changed.",
};

/** Material of the question bank that an editor adds one at a time; `npm run bank:pull` takes it into content/bank. */
export const bankDocumentTypes: readonly DocumentDef[] = [
  {
    name: "bankSentence",
    type: "document",
    title: "Sentence with a gap",
    fields: [
      {
        name: "text",
        type: "string",
        title: "Sentence",
        description: "5 to 18 words, American spelling, the word to complete in brackets.",
        rules: {
          ...required,
          max: 200,
          pattern: "\\[[a-z]+\\]",
          hint: "Put one word into brackets: [word].",
        },
      },
      level(levels),
      subject,
      {
        name: "partOfSpeech",
        type: "string",
        title: "Class of the word",
        options: { list: partsOfSpeech },
        rules: required,
      },
      {
        name: "clue",
        type: "string",
        title: "Clue",
        description: "A phrase of the sentence, outside the brackets, that gives the word away.",
        rules: required,
      },
      {
        name: "gloss",
        type: "string",
        title: "Meaning",
        description: "The word in this sense, in plain English, without the word and without a full stop.",
        rules: { ...required, max: 120 },
      },
      {
        name: "alternatives",
        type: "array",
        title: "Other words that fit",
        description: "They fit the sentence, the letters shown and the boxes.",
        of: [{ type: "string" }],
      },
      version,
    ],
  },
  {
    name: "bankDictation",
    type: "document",
    title: "Sentence for dictation",
    fields: [
      {
        name: "text",
        type: "string",
        title: "Sentence",
        description: "5 to 18 words, no numerals, no names of people, no word with two spellings.",
        rules: { ...required, max: 200 },
      },
      level(levels),
      subject,
      version,
    ],
  },
  {
    name: "bankPassage",
    type: "document",
    title: "Passage for Read and Complete",
    fields: [
      { name: "title", type: "string", title: "Title", description: "2 to 7 words.", rules: required },
      {
        name: "name",
        type: "slug",
        title: "Name",
        description: "No other passage has it.",
        options: { source: "title" },
        rules: {
          ...required,
          pattern: "^[a-z0-9]+(-[a-z0-9]+)*$",
          hint: "Lower-case words joined by hyphens.",
        },
      },
      level([...levels, "C2"]),
      subject,
      {
        name: "kind",
        type: "string",
        title: "Kind",
        options: { list: ["narrative", "expository"] },
        rules: required,
      },
      {
        name: "text",
        type: "text",
        title: "Text",
        description: "One paragraph of 80 to 130 words in 5 to 9 sentences. Nobody chooses the gaps.",
        rows: 12,
        rules: required,
      },
      {
        name: "names",
        type: "array",
        title: "Names in the text",
        description: "People and places: they stay whole.",
        of: [{ type: "string" }],
      },
      {
        name: "accept",
        type: "array",
        title: "Gaps with a second answer",
        of: [
          {
            type: "object",
            fields: [
              { name: "word", type: "string", title: "Word of the text, in lower case", rules: required },
              {
                name: "others",
                type: "array",
                title: "Other words that complete it",
                of: [{ type: "string" }],
                rules: { min: 1 },
              },
            ],
          },
        ],
      },
      version,
    ],
  },
  recordingType,
];
