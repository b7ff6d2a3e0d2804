import { writeFile } from "node:fs/promises";

import { defineDocumentType, defineNestedType, type FieldDefs, makeSource } from "contentlayer2/source-files";

const Origin = defineNestedType(() => ({
  name: "Origin",
  fields: {
    source: { type: "string", required: true },
    sourceHash: { type: "string" },
    by: { type: "enum", options: ["human", "machine"], required: true },
    reviewedBy: { type: "string" },
  },
}));

/** What every written page says of itself; facts shared by all languages stand in the folder's meta.yaml. */
const pageFields = {
  title: { type: "string", required: true },
  description: { type: "string", required: true },
  status: { type: "enum", options: ["draft", "review", "published"], required: true },
  publishAt: { type: "string", required: true },
  l10n: { type: "nested", of: Origin, required: true },
} as const;

/** `content/<collection>/<slug>/<locale>.mdx` */
const place = {
  folder: { type: "string", resolve: (doc: RawPlace) => doc._raw.sourceFileDir.split("/")[1] ?? "" },
  locale: { type: "string", resolve: (doc: RawPlace) => doc._raw.sourceFileName.replace(/\.[^.]+$/, "") },
} as const;

type RawPlace = { _raw: { sourceFileDir: string; sourceFileName: string } };

const metaPlace = { folder: place.folder } as const;

const CourseText = defineDocumentType(() => ({
  name: "CourseText",
  filePathPattern: "courses/*/*.mdx",
  contentType: "markdown",
  fields: { ...pageFields, objective: { type: "string", required: true } },
  computedFields: place,
}));

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

const LegalText = defineDocumentType(() => ({
  name: "LegalText",
  filePathPattern: "legal/*/*.mdx",
  contentType: "markdown",
  fields: pageFields,
  computedFields: place,
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

const articleTypes = (name: string, folder: string, more: FieldDefs = {}) => [
  defineDocumentType(() => ({
    name: `${name}Text`,
    filePathPattern: `${folder}/*/*.mdx`,
    contentType: "markdown",
    fields: pageFields,
    computedFields: place,
  })),
  defineDocumentType(() => ({
    name: `${name}Meta`,
    filePathPattern: `${folder}/*/meta.yaml`,
    contentType: "data",
    fields: { ...articleFields, ...more },
    computedFields: metaPlace,
  })),
];

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

/** MDX stays source: `body.raw` is rendered by lib/content when a page asks for it. */
function keepSource(builder: { parser?: unknown; compiler?: unknown }) {
  builder.parser = () => ({ type: "root", children: [] });
  builder.compiler = () => "";
}

const textLists = ["allCourseTexts", "allLegalTexts", "allLearnTexts", "allBlogTexts"] as const;
type Loaded = Record<(typeof textLists)[number], { body?: unknown }[]>;

/** Lists read the heads; a page reads its one body. */
async function writeHeads(loaded: Loaded) {
  const texts = textLists.flatMap((list) => loaded[list]).map((text) => ({ ...text, body: undefined }));
  await writeFile(".contentlayer/generated/heads.json", JSON.stringify(texts));
}

export default makeSource({
  contentDirPath: "content",
  contentDirExclude: ["messages", "bank", "glossary.yaml", "listening.yaml", "README.md"],
  documentTypes: [
    CourseText,
    CourseMeta,
    LegalText,
    LegalMeta,
    ...articleTypes("Learn", "learn", { order: { type: "number", required: true } }),
    ...articleTypes("Blog", "blog"),
    PlanTable,
    RedirectTable,
  ],
  onMissingOrIncompatibleData: "fail",
  onUnknownDocuments: "fail",
  markdown: keepSource as never,
  disableImportAliasWarning: true,
  onSuccess: async (load) => writeHeads((await load()) as never),
});
