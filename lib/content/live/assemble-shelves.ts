import type { CmsFault } from "@/lib/content/live/cms-fault";
import type { Cover, LiveArticle, LiveText } from "@/lib/content/live/live-article";
import { type Shelf, shelves } from "@/lib/content/articles/shelves";
import { defaultLocale } from "@/lib/i18n/locales";

export type Assembled = {
  articles: Record<Shelf, Map<string, LiveArticle>>;
  /** By document: why it is not shown although it is right by itself. */
  faults: Map<string, CmsFault[]>;
};

const byAge = (a: LiveText, b: LiveText) =>
  a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id);

const nameOf = ({ document, shelf, slug, locale, id }: LiveText) =>
  `Article “${document.title}” (${shelf}/${slug}, ${locale}, document ${id})`;

/** Puts the languages of each article together. An article in git keeps its address, and so does the older document. */
export function assembleShelves(
  texts: readonly LiveText[],
  inGit: (shelf: Shelf, slug: string) => boolean,
): Assembled {
  const faults = new Map<string, CmsFault[]>();
  const refuse: Refuse = (text, [field, rule, advice]) =>
    faults.set(text.id, [{ field, rule, sentence: `${nameOf(text)}: ${rule}: ${advice}` }]);
  const articles = { learn: new Map(), blog: new Map() } as Assembled["articles"];

  for (const shelf of shelves) {
    const ofShelf = texts.filter((text) => text.shelf === shelf);
    for (const [slug, all] of Map.groupBy(ofShelf, (text) => text.slug)) {
      if (inGit(shelf, slug)) {
        for (const text of all)
          refuse(text, [
            "slug",
            "article/in-git",
            `a text in content/${shelf} has the address ${slug}, and files win; choose another slug`,
          ]);
        continue;
      }
      const own = firstOfEachLanguage(all, refuse);
      const source = own.find(({ locale }) => locale === defaultLocale);
      if (source?.meta)
        articles[shelf].set(slug, {
          shelf,
          slug,
          meta: source.meta,
          texts: describeCovers(own, source.cover, refuse),
        });
      else
        for (const text of own)
          refuse(text, [
            "language",
            "article/no-source",
            "publish the English document first; it holds what all languages share",
          ]);
    }
  }
  return { articles, faults };
}

type Refuse = (text: LiveText, trouble: [field: string, rule: string, advice: string]) => void;

function firstOfEachLanguage(texts: LiveText[], refuse: Refuse) {
  return [...Map.groupBy(texts, (text) => text.locale).values()].flatMap((same) => {
    const [first, ...later] = same.toSorted(byAge);
    for (const text of later)
      refuse(text, [
        "slug",
        "article/duplicate",
        `document ${first?.id} is this article in this language already; delete one`,
      ]);
    return first ? [first] : [];
  });
}

/** The English document has the picture; each language says in its own words what it shows. */
function describeCovers(texts: LiveText[], cover: Cover | null, refuse: Refuse) {
  if (!cover) return texts.map((text) => ({ ...text, cover: null }));
  return texts.flatMap((text) => {
    if (text.coverAlt) return [{ ...text, cover: { ...cover, alt: text.coverAlt } }];
    refuse(text, [
      "cover.alt",
      "article/cover-alt",
      "the English document has a cover; say in this language what it shows",
    ]);
    return [];
  });
}
