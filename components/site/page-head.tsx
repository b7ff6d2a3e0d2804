import type { ReactNode } from "react";

import { classNames } from "@/components/ui/class-names";

type PageHeadProps = {
  breadcrumb?: ReactNode;
  title: string;
  lead?: string;
  picture?: ReactNode;
  children?: ReactNode;
  /** The language of the words, where it is not the page's. */
  lang?: string | undefined;
};

/** The coloured sheet at the top of a page; it continues the header's colour. */
export function PageHead({ breadcrumb, title, lead, picture, children, lang }: PageHeadProps) {
  return (
    <div className="page-head">
      <div
        className={classNames(
          "page grid items-end gap-x-10 pt-2 pb-10 sm:pb-12",
          picture ? "md:grid-cols-[1fr_auto]" : "",
        )}
      >
        <div className="min-w-0">
          {breadcrumb}
          <div lang={lang}>
            <h1 className="mt-4 max-w-[22ch] text-4xl">{title}</h1>
            {lead ? <p className="mt-4 max-w-text text-lg text-ink-soft">{lead}</p> : null}
          </div>
          {children}
        </div>
        {picture ? <div className="max-md:hidden">{picture}</div> : null}
      </div>
    </div>
  );
}
