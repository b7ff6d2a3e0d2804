import type { ReactNode } from "react";

type EmptyStateProps = {
  picture?: ReactNode;
  title: string;
  text: string;
  action?: ReactNode;
  /** Of its heading: the page's own where there is nothing else on it. */
  level?: 1 | 3;
};

/** What a list shows when it has nothing: why, and what to do next. */
export function EmptyState({ picture, title, text, action, level = 3 }: EmptyStateProps) {
  const Heading = level === 1 ? "h1" : "h3";
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-line-strong px-6 py-10 text-center">
      {picture ?? <EmptyDesk />}
      <Heading className="text-lg">{title}</Heading>
      <p className="max-w-narrow text-ink-soft">{text}</p>
      {action ? <div className="mt-2">{action}</div> : null}
    </div>
  );
}

/** A sheet with a few ruled lines and a marker pen laid across it. */
export function EmptyDesk() {
  return (
    <svg
      aria-hidden
      width="132"
      height="96"
      viewBox="0 0 132 96"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect x="26" y="10" width="72" height="78" rx="5" className="fill-card stroke-ink" />
      <path d="M38 28h48M38 42h30M38 56h40M38 70h22" className="stroke-line-strong" />
      <path d="M38 42h30" strokeWidth="9" className="stroke-mark" />
      <path d="m78 76 28-34 11 9-28 34-13 4z" className="fill-marker stroke-ink" />
      <path d="m78 76 11 9M76 89l2-13" className="stroke-ink" />
      <path d="M8 88h116" className="stroke-ink" />
    </svg>
  );
}
