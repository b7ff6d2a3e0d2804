import { defineDocumentType, type FieldDefs, makeSource } from "contentlayer2/source-files";

/** `content/<collection>/<slug>/meta.yaml` */
const metaPlace = {
  folder: { type: "string", resolve: (doc: RawPlace) => doc._raw.sourceFileDir.split("/")[1] ?? "" },
} as const;

type RawPlace = { _raw: { sourceFileDir: string } };

const CourseMeta = defineDocumentType(() => ({
  name: "CourseMeta",
  filePathPattern: "courses/*/meta.yaml",
  contentType: "data",
  fields: {
    section: { type: "string", required: true },
    position: { type: "number", required: true },
    questionType: { type: "string" },
    minutes: { type: "number", required: true },
    datePublished: { type: "string", required: true },
    dateModified: { type: "string", required: true },
    image: { type: "string", required: true },
    video: { type: "json" },
  },
  computedFields: metaPlace,
}));

const LegalMeta = defineDocumentType(() => ({
  name: "LegalMeta",
  filePathPattern: "legal/*/meta.yaml",
  contentType: "data",
  fields: {
    datePublished: { type: "string", required: true },
    dateModified: { type: "string", required: true },
    version: { type: "string", required: true },
  },
  computedFields: metaPlace,
}));

/** Articles of `/learn` and `/blog` are alike. */
const articleFields = {
  category: { type: "string", required: true },
  datePublished: { type: "string", required: true },
  dateModified: { type: "string", required: true },
  related: { type: "list", of: { type: "string" }, required: true },
  sources: { type: "json" },
} as const;

const articleMeta = (name: string, folder: string, more: FieldDefs = {}) =>
  defineDocumentType(() => ({
    name,
    filePathPattern: `${folder}/*/meta.yaml`,
    contentType: "data",
    fields: { ...articleFields, ...more },
    computedFields: metaPlace,
  }));

const PlanTable = defineDocumentType(() => ({
  name: "PlanTable",
  filePathPattern: "plans.yaml",
  contentType: "data",
  fields: { plans: { type: "json", required: true } },
}));

const RedirectTable = defineDocumentType(() => ({
  name: "RedirectTable",
  filePathPattern: "redirects.yaml",
  contentType: "data",
  fields: { redirects: { type: "json", required: true } },
}));

/** The facts and tables. Texts are compiled by scripts/content/compile-texts.ts: there are too many of them. */
export default makeSource({
  contentDirPath: "content",
  contentDirExclude: [
    "**/*.mdx",
    "messages",
    "bank",
    "films",
    "glossary.yaml",
    "listening.yaml",
    "README.md",
  ],
  documentTypes: [
    CourseMeta,
    LegalMeta,
    articleMeta("LearnMeta", "learn", { order: { type: "number", required: true } }),
    articleMeta("BlogMeta", "blog"),
    PlanTable,
    RedirectTable,
  ],
  onMissingOrIncompatibleData: "fail",
  onUnknownDocuments: "fail",
  disableImportAliasWarning: true,
});
