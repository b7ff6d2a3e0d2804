type Change = Record<string, unknown>;

const origin = { source: "en", by: "human" };

/** An article of the CMS that passes the gate, in English or as a translation. */
export function sanityArticle(slug: string, change: Change = {}) {
  const language = typeof change.language === "string" ? change.language : "en";
  const collection = change.collection ?? "learn";
  const shared = {
    category: collection === "learn" ? "test" : "study",
    datePublished: "2026-10-01",
    dateModified: "2026-10-02",
    related: ["det-listening-words"],
    sources: [{ _key: "one", title: "Official guide", url: "https://example.org/guide" }],
  };
  return {
    _id: `article.${slug}.${language}`,
    _type: "article",
    language,
    collection,
    slug: { _type: "slug", current: slug },
    title: `The ${slug} article in ${language}`,
    description: `What ${slug} is about, in ${language}.`,
    status: "published",
    publishAt: "2026-10-01T08:00:00Z",
    l10n: origin,
    body: '## First steps\n\nRead the [plans](/pricing) and begin.\n\n<Callout kind="tip">Breathe out.</Callout>',
    ...(language === "en" ? shared : {}),
    ...change,
  };
}
