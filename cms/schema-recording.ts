import type { DocumentDef } from "@/cms/document-def";

const required = { required: true };

/** A person's recording; `npm run recordings:import -- --cms` takes it in by the gates of a folder's files. */
export const recordingType: DocumentDef = {
  name: "bankRecording",
  type: "document",
  title: "A person's recording",
  fields: [
    {
      name: "file",
      type: "file",
      title: "Recording",
      description: "WAV or MP3 with 16 kHz at least: one voice, nothing else to be heard.",
      options: { accept: "audio/wav,audio/mpeg" },
      rules: required,
    },
    {
      name: "text",
      type: "text",
      title: "What is said",
      description: "Letter by letter as the bank has it: every recording that says it is then this one.",
      rows: 3,
    },
    {
      name: "item",
      type: "string",
      title: "Or the question's id",
      description: "In place of the text, where a question has one recording.",
      rules: { pattern: "^[0-9a-f]{16}$", hint: "16 signs, 0 to 9 and a to f." },
    },
    {
      name: "voice",
      type: "string",
      title: "A name for the speaker",
      description: "Not a person's: amy.",
      rules: { ...required, pattern: "^[a-z0-9-]{1,40}$", hint: "Lower-case letters, digits and hyphens." },
    },
    {
      name: "accent",
      type: "string",
      title: "Accent",
      description: "A language and a region, such as en-US.",
      rules: { ...required, pattern: "^[a-z]{2}-[A-Z]{2}$", hint: "A language and a region, such as en-US." },
    },
    { name: "licence", type: "string", title: "Licence", rules: required },
    { name: "attribution", type: "string", title: "Who is to be named" },
    {
      name: "consent",
      type: "string",
      title: "Where the speaker's consent is kept",
      description: "A document and its date. Whoever takes it back: unpublish, and run the import again.",
      rules: { ...required, min: 10 },
    },
  ],
};
