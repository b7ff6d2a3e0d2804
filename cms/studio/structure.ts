import type { StructureBuilder, StructureResolver } from "sanity/structure";

import { documentTypes } from "@/cms/schema";
import { bankDocumentTypes } from "@/cms/schema-bank";
import { localeFacts, locales, type Locale } from "@/lib/i18n/locales";

const apiVersion = "2025-02-19";
const shelves = { learn: "Articles: the test explained", blog: "Articles: the blog" } as const;

function shelf(S: StructureBuilder, language: Locale, collection: keyof typeof shelves) {
  const title = shelves[collection];
  return S.listItem()
    .id(`article-${collection}`)
    .title(title)
    .child(
      S.documentTypeList("article")
        .title(title)
        .apiVersion(apiVersion)
        .filter("_type == 'article' && language == $language && collection == $collection")
        .params({ language, collection })
        .initialValueTemplates([S.initialValueTemplateItem("article-in-language", { language, collection })])
        .defaultOrdering([{ field: "dateModified", direction: "desc" }]),
    );
}

function others(S: StructureBuilder, language: Locale) {
  return documentTypes
    .filter(({ name, fields }) => name !== "article" && fields.some((field) => field.name === "language"))
    .map(({ name, title }) =>
      S.listItem()
        .id(name)
        .title(title)
        .child(
          S.documentTypeList(name)
            .title(title)
            .apiVersion(apiVersion)
            .filter("_type == $type && language == $language")
            .params({ type: name, language })
            .initialValueTemplates([S.initialValueTemplateItem(`${name}-in-language`, { language })])
            .defaultOrdering([{ field: "order", direction: "asc" }]),
        ),
    );
}

/** A list for each language; the site's figures and the question bank have none. */
export const structure: StructureResolver = (S) =>
  S.list()
    .title("Bandwise")
    .items([
      ...locales.map((language) =>
        S.listItem()
          .id(language)
          .title(localeFacts[language].name)
          .child(
            S.list()
              .title(localeFacts[language].name)
              .items([
                shelf(S, language, "learn"),
                shelf(S, language, "blog"),
                S.divider(),
                ...others(S, language),
              ]),
          ),
      ),
      S.divider(),
      S.documentTypeListItem("siteFacts").title("Figures of the site"),
      S.divider(),
      ...bankDocumentTypes.map(({ name, title }) => S.documentTypeListItem(name).title(`Bank: ${title}`)),
    ]);
