import type { TocEntry } from "@/lib/content/headings";

type TocProps = { title: string; entries: readonly TocEntry[]; lang?: string | undefined };

function List({ entries, lang }: Omit<TocProps, "title">) {
  return (
    <ol lang={lang} className="border-s border-line">
      {entries.map((entry) => (
        <li key={entry.id}>
          <a
            href={`#${entry.id}`}
            className="-ms-px flex min-h-11 items-center border-s-2 border-transparent px-4 py-1.5 text-sm leading-snug text-ink-soft hover:border-teal hover:text-teal lg:min-h-9"
          >
            {entry.text}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Beside the text on wide screens, folded above it on narrow ones. */
export function Toc({ title, entries, lang }: TocProps) {
  if (entries.length < 2) return null;
  return (
    <>
      <details className="rounded-card border border-line bg-card lg:hidden">
        <summary className="flex min-h-12 items-center px-5 font-semibold">{title}</summary>
        <div className="px-4 pb-4">
          <List entries={entries} lang={lang} />
        </div>
      </details>
      <nav
        aria-label={title}
        className="sticky top-8 max-h-[calc(100dvh-4rem)] overflow-y-auto max-lg:hidden"
      >
        <p className="mb-3 text-sm font-semibold">{title}</p>
        <List entries={entries} lang={lang} />
      </nav>
    </>
  );
}
