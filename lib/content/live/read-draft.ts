import "server-only";

import { articleDraftQuery } from "@/cms/queries";
import type { ArticleDocument } from "@/lib/content/compiled";
import { type Article, pickArticle, type ShelfIndex } from "@/lib/content/articles/article";
import { gitHasArticle } from "@/lib/content/articles/git-articles";
import { assembleShelves } from "@/lib/content/live/assemble-shelves";
import { gateArticle } from "@/lib/content/live/gate-article";
import { gateRules } from "@/lib/content/live/gate-rules";
import { libraryEntries } from "@/lib/content/live/library";
import type { LiveArticle } from "@/lib/content/live/live-article";
import { probeBody } from "@/lib/content/live/probe-body";
import type { Shelf } from "@/lib/content/articles/shelves";
import type { Locale } from "@/lib/i18n/locales";
import { noteFailure } from "@/lib/integrations/sanity/cms-health";
import { draftSource } from "@/lib/integrations/sanity/configured-source";

type Draft = {
  /** Null while no version of the article passes the gate. */
  shown: { article: Article; document: ArticleDocument } | null;
  /** What is to be corrected, in any language of the article. */
  faults: string[];
};

/** An article as its editors have it now, whatever its status; null when the CMS does not answer. */
export async function readDraft(locale: Locale, shelf: Shelf, slug: string): Promise<Draft | null> {
  const source = draftSource();
  if (!source) return null;
  let documents;
  try {
    const answer = await source.fetch(articleDraftQuery.groq, { collection: shelf, slug });
    documents = articleDraftQuery.shape.parse(answer);
  } catch (error) {
    noteFailure(error);
    return null;
  }
  const probed = await Promise.all(documents.map(probeBody));
  const rules = gateRules(probed, libraryEntries());
  const gated = probed.map((each) => gateArticle(each, rules));
  const assembled = assembleShelves(
    gated.flatMap(({ text }) => text ?? []),
    gitHasArticle,
  );
  const article = assembled.articles[shelf].get(slug);
  return {
    shown: article ? show(article, locale) : null,
    faults: [...gated.flatMap(({ faults }) => faults), ...[...assembled.faults.values()].flat()].map(
      ({ sentence }) => sentence,
    ),
  };
}

function show({ shelf, slug, meta, texts }: LiveArticle, locale: Locale): Draft["shown"] {
  const index: ShelfIndex = {
    origin: "cms",
    metas: new Map([[slug, meta]]),
    versions: new Map([[slug, texts.map(({ document, cover }) => ({ ...document, cover }))]]),
  };
  const article = pickArticle(index, locale, shelf, slug);
  const text = texts.find((each) => each.locale === article?.written);
  return article && text ? { article: { ...article, unpublished: null }, document: text.document } : null;
}
