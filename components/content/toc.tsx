import { ActiveEntry } from "@/components/content/active-entry";
import { OpeningSign } from "@/components/ui/opening-sign";
import type { Heading } from "@/lib/content/markdown/headings";

type ListProps = { entries: readonly Heading[]; lang?: string | undefined };
type TocProps = { title: string; headings: readonly Heading[]; lang?: string | undefined };

function List({ entries, lang }: ListProps) {
  return (
    <ol lang={lang} className="border-s border-line">
      {entries.map((entry) => (
        <li key={entry.id}>
          <a
            href={`#${entry.id}`}
            className="-ms-px flex min-h-11 items-center border-s-2 border-transparent px-4 py-1.5 text-sm leading-snug text-ink-soft hover:border-teal hover:text-teal aria-[current]:border-teal aria-[current]:font-semibold aria-[current]:text-teal lg:min-h-9 lg:pointer-coarse:min-h-11"
          >
            {entry.text}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Beside the text on wide screens, folded above it on narrow ones. */
export function Toc({ title, headings, lang }: TocProps) {
  const entries = headings.filter(({ depth }) => depth === 2);
  if (entries.length < 2) return null;
  return (
    <>
      <details data-not-printed className="group rounded-card border border-line bg-card lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between gap-4 px-5 font-semibold [&::-webkit-details-marker]:hidden">
          {title}
          <OpeningSign />
        </summary>
        <div className="px-4 pb-4">
          <List entries={entries} lang={lang} />
        </div>
      </details>
      <nav
        aria-label={title}
        className="sticky top-22 max-h-[calc(100dvh-7rem)] overflow-y-auto max-lg:hidden"
      >
        <p className="mb-3 text-sm font-semibold">{title}</p>
        <List entries={entries} lang={lang} />
        <ActiveEntry />
      </nav>
    </>
  );
}
