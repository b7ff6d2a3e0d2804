import type { ReactNode } from "react";
import { Phrased } from "@/components/site/phrased";

type SectionProps = { id: string; title: string; text?: string; children: ReactNode; action?: ReactNode };

/** One thought of the home page, with its heading in the same place each time. */
export function Section({ id, title, text, children, action }: SectionProps) {
  return (
    <section aria-labelledby={id} className="page mt-14 sm:mt-24">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div className="max-w-text min-w-0">
          <h2 id={id} className="text-3xl">
            <Phrased>{title}</Phrased>
          </h2>
          {text ? <p className="mt-3 text-ink-soft sm:text-lg">{text}</p> : null}
        </div>
        {action}
      </div>
      <div className="mt-6 sm:mt-10">{children}</div>
    </section>
  );
}
