import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { SearchKind } from "@/lib/core/search-kinds";
import { type Locale, localePath } from "@/lib/i18n/locales";

export type NothingWords = Record<"none" | "all" | "near" | "popular", string> & {
  kinds: Record<SearchKind, string>;
};

type NothingFoundProps = {
  locale: Locale;
  near: readonly string[];
  popular: readonly { kind: SearchKind; path: string; title: string }[];
  allHref: string;
  words: NothingWords;
  onChoose: (word: string) => void;
};

/** What to do next: a word that looks like the one typed, a page to begin with, or the list of all. */
export function NothingFound({ locale, near, popular, allHref, words, onChoose }: NothingFoundProps) {
  return (
    <div className="mt-2 grid max-w-text gap-8">
      {near.length > 0 ? (
        <p className="flex flex-wrap items-center gap-2">
          {words.near}
          {near.map((word) => (
            <Button key={word} variant="secondary" size="sm" onClick={() => onChoose(word)}>
              {word}
            </Button>
          ))}
        </p>
      ) : null}
      <p>
        {words.none}{" "}
        <a href={allHref} className="text-teal underline underline-offset-4">
          {words.all}
        </a>
      </p>
      <section aria-labelledby="popular">
        <h2 id="popular" className="text-lg">
          {words.popular}
        </h2>
        <ul className="mt-2">
          {popular.map(({ kind, path, title }) => (
            <li key={path} className="border-t border-line">
              <a
                href={localePath(locale, path)}
                className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 hover:text-teal hover:underline hover:underline-offset-4"
              >
                {title}
                <Badge>{words.kinds[kind]}</Badge>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
