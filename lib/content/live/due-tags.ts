import { TextHead } from "@/lib/content/compiled";
import { isOut } from "@/lib/content/publication";
import type { Assembled } from "@/lib/content/live/assemble-shelves";
import { articlesTag, articleTag, documentsTag } from "@/lib/content/live/follow-tags";
import type { LiveArticle } from "@/lib/content/live/live-article";
import { shelves } from "@/lib/content/articles/shelves";

/** What readers are shown of the articles, by their tags: the whole of each, and what lists say of it. */
export type Shown = ReadonlyMap<string, { whole: string; listed: string }>;

/** Read at a moment: a text whose day comes changes what is shown without changing itself. */
export function describeShown({ articles }: Assembled): Shown {
  const all = shelves.flatMap((shelf) => [...articles[shelf].values()]);
  return new Map(all.map((article) => [articleTag(article.shelf, article.slug), describe(article)]));
}

function describe({ meta, texts }: LiveArticle) {
  const out = texts.filter(({ document }) => isOut(document));
  return {
    whole: out.map(({ id, rev, locale }) => `${locale} ${id} ${rev}`).join("\n"),
    listed: out.length > 0 ? JSON.stringify([meta, out.map(({ document }) => TextHead.parse(document))]) : "",
  };
}

const nothing = { whole: "", listed: "" };

/** The tags of the pages that show another state: an article's own, and that of the lists when they say something else. */
export function dueTags(before: Shown, after: Shown): Set<string> {
  const tags = new Set<string>();
  for (const tag of new Set([...before.keys(), ...after.keys()])) {
    const [old, fresh] = [before.get(tag) ?? nothing, after.get(tag) ?? nothing];
    if (old.whole !== fresh.whole || old.listed !== fresh.listed) tags.add(tag);
    if (old.listed !== fresh.listed) tags.add(articlesTag);
  }
  return tags;
}

type Row = { _type: string; _rev: string };

/** The revisions of the documents of each type, as one text. */
export const describeTypes = (rows: readonly Row[]): ReadonlyMap<string, string> =>
  new Map(
    [...Map.groupBy(rows, ({ _type }) => _type)].map(([type, own]) => [
      type,
      own.map(({ _rev }) => _rev).join(),
    ]),
  );

/** The tags of the types whose documents have changed. */
export function dueTypes(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const types = new Set([...before.keys(), ...after.keys()]);
  return [...types].filter((type) => before.get(type) !== after.get(type)).map(documentsTag);
}
