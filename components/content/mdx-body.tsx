import { MDXRemote } from "next-mdx-remote/rsc";
import type { ComponentProps } from "react";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";

import { Callout, Checklist, En, Example, Mark, Steps, Table } from "@/components/content/parts";
import { PracticePart } from "@/components/content/practice-part";
import { PageLink } from "@/components/site/page-link";
import { allowParts } from "@/lib/content/allow-parts";
import type { Locale } from "@/lib/i18n/locales";

function partsFor(locale: Locale) {
  function Anchor({ href = "", children }: ComponentProps<"a">) {
    const isInside = href.startsWith("/") && !href.startsWith("//");
    if (isInside)
      return (
        <PageLink locale={locale} href={href}>
          {children}
        </PageLink>
      );
    const rel = href.startsWith("#") ? undefined : "noopener nofollow";
    return <a {...{ href, rel }}>{children}</a>;
  }
  function Practice({ type }: { type?: string }) {
    return <PracticePart locale={locale} {...(type && { type })} />;
  }
  return { Callout, Checklist, En, Example, Mark, Practice, Steps, table: Table, a: Anchor };
}

const options = {
  blockJS: true,
  mdxOptions: { remarkPlugins: [remarkGfm, allowParts], rehypePlugins: [rehypeSlug] },
};

type MdxBodyProps = { source: string; locale: Locale; written: Locale };

/** The text of a page, with only the parts an author may use. */
export function MdxBody({ source, locale, written }: MdxBodyProps) {
  return (
    <div lang={written === locale ? undefined : written} className="prose">
      <MDXRemote source={source} options={options} components={partsFor(locale)} />
    </div>
  );
}
