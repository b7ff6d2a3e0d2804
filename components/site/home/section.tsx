import type { ReactNode } from "react";

type SectionProps = { id: string; title: string; text?: string; children: ReactNode; action?: ReactNode };

/** One thought of the home page, with its heading in the same place each time. */
export function Section({ id, title, text, children, action }: SectionProps) {
  return (
    <section aria-labelledby={id} className="page mt-20 sm:mt-28">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div className="max-w-text min-w-0">
          <h2 id={id} className="text-3xl">
            {title}
          </h2>
          {text ? <p className="mt-3 text-lg text-ink-soft">{text}</p> : null}
        </div>
        {action}
      </div>
      <div className="mt-8 sm:mt-10">{children}</div>
    </section>
  );
}
