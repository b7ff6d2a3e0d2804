import type { ReactNode } from "react";

import { Kept } from "@/components/site/kept";
import { classNames } from "@/components/ui/class-names";
import { Phrased } from "@/components/site/phrased";

type PageHeadProps = {
  breadcrumb?: ReactNode;
  title: string;
  lead?: string;
  /** A drawing for wide screens. */
  picture?: ReactNode;
  /** What belongs to the first words, beside them or below. */
  aside?: ReactNode;
  children?: ReactNode;
  /** The language of the words, where it is not the page's. */
  lang?: string | undefined;
};

const columns = (picture: ReactNode, aside: ReactNode) =>
  aside ? "items-center lg:grid-cols-[1fr_26rem]" : picture ? "items-center md:grid-cols-[1fr_auto]" : "";

/** The sheet at the top of a page; it continues the header's colour. */
export function PageHead({ breadcrumb, title, lead, picture, aside, children, lang }: PageHeadProps) {
  return (
    <div className="page-head">
      <div className={classNames("page grid gap-x-14 gap-y-8 pt-2 pb-10 sm:pb-12", columns(picture, aside))}>
        <div className="min-w-0">
          {breadcrumb}
          <div lang={lang}>
            <h1 className="mt-4 max-w-[22ch] text-4xl">
              <Phrased>{title}</Phrased>
            </h1>
            {lead ? (
              <p className="mt-4 max-w-text text-lg text-ink-soft">
                <Kept text={lead} />
              </p>
            ) : null}
          </div>
          {children}
        </div>
        {picture ? <div className="max-md:hidden">{picture}</div> : null}
        {aside}
      </div>
    </div>
  );
}
