import type { ReactNode } from "react";

type NoticeBarProps = { label: string; lang?: string; onClick?: () => void; children: ReactNode };

/** One line in the place of the update banner; at the foot of the screen where no banner stands, so that the header stays free. */
export function NoticeBar({ label, lang, onClick, children }: NoticeBarProps) {
  return (
    <section
      lang={lang}
      aria-label={label}
      onClick={onClick}
      className="notice fixed inset-x-0 z-30 animate-fade border-line-strong bg-card text-sm"
    >
      <div className="page flex min-h-14 items-center justify-center gap-x-3 py-1.5 sm:gap-x-5">
        {children}
      </div>
    </section>
  );
}
