import { defineDocumentType, makeSource } from "contentlayer2/source-files";

import { typeNames } from "@/lib/content/compiled";
import { RedirectTable } from "@/lib/content/addresses/redirect-table";
import { FactTable } from "@/lib/content/facts/fact-table";
import { PlanTable } from "@/lib/content/plan-table";
import { type Collection, collections } from "@/lib/content/schemas";
import { folderField, textFields } from "@/scripts/content/compile/computed-fields";
import { fieldsOf } from "@/scripts/content/compile/contentlayer-fields";
import { deriveTables } from "@/scripts/content/compile/derive-tables";

const root = process.cwd();
/** Tests compile a folder that has content and none of the code. */
const computed = textFields(root, process.env.CONTENT_PROJECT ?? root);

const text = (collection: Collection) =>
  defineDocumentType(() => ({
    name: typeNames[collection].text,
    filePathPattern: `${collection}/*/*.mdx`,
    contentType: "markdown",
    fields: fieldsOf(collections[collection].frontmatter),
    computedFields: computed,
  }));

const meta = (collection: Collection) =>
  defineDocumentType(() => ({
    name: typeNames[collection].meta,
    filePathPattern: `${collection}/*/meta.yaml`,
    contentType: "data",
    fields: fieldsOf(collections[collection].meta),
    computedFields: folderField,
  }));

const Plans = defineDocumentType(() => ({
  name: "PlanTable",
  filePathPattern: "plans.yaml",
  contentType: "data",
  isSingleton: true,
  fields: fieldsOf(PlanTable),
}));

const Redirects = defineDocumentType(() => ({
  name: "RedirectTable",
  filePathPattern: "redirects.yaml",
  contentType: "data",
  isSingleton: true,
  fields: fieldsOf(RedirectTable),
}));

const Facts = defineDocumentType(() => ({
  name: "FactTable",
  filePathPattern: "facts.yaml",
  contentType: "data",
  isSingleton: true,
  fields: fieldsOf(FactTable),
}));

const names = ["courses", "learn", "blog", "legal"] as const satisfies Collection[];

export default makeSource({
  contentDirPath: "content",
  contentDirExclude: [
    ...["messages", "bank", "films"],
    ...["glossary.yaml", "listening.yaml", "operator.yaml", "published.yaml", "README.md"],
  ],
  documentTypes: [...names.map(text), ...names.map(meta), Plans, Redirects, Facts],
  // `type` is a field of a plan.
  fieldOptions: { typeFieldName: "_type" },
  // Bodies stay MDX: next-mdx-remote renders them, and the gate has parsed them (docs/decisions/001-contentlayer-behind-lib-content.md).
  markdown: (builder) => {
    builder.use(function keepRaw() {
      this.parser = () => ({ type: "root", children: [] });
      this.compiler = () => "";
    });
  },
  onMissingOrIncompatibleData: "fail",
  onUnknownDocuments: "fail",
  onExtraFieldData: "fail",
  disableImportAliasWarning: true,
  onSuccess: () => Promise.resolve(deriveTables(root)),
});
