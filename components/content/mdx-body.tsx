import { getTranslations } from "next-intl/server";
import { MDXRemote } from "next-mdx-remote/rsc";
import type { ComponentProps, ReactNode } from "react";
import rehypeSlug from "rehype-slug";

import {
  Callout,
  Checklist,
  En,
  Example,
  Exercise,
  Mark,
  SampleAnswer,
  Solution,
  Steps,
  Table,
} from "@/components/content/parts";
import { takeNotes } from "@/components/content/take-notes";
import { TextPicture } from "@/components/content/text-picture";
import { PracticePart } from "@/components/content/practice-part";
import { PageLink } from "@/components/site/page-link";
import { allowParts } from "@/lib/content/markdown/allow-parts";
import { markdownExtensions } from "@/lib/content/markdown/parse-markdown";
import { nameTables } from "@/lib/content/markdown/name-tables";
import type { Locale } from "@/lib/i18n/locales";

type Inside = { children?: ReactNode };

async function partsFor(locale: Locale, written: Locale) {
  const t = await getTranslations({ locale, namespace: "Parts" });

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
  function Answer({ children }: Inside) {
    return <Solution label={t("solution")}>{children}</Solution>;
  }
  function Sample({ score, children }: Inside & { score?: string }) {
    const value = Number(score);
    const { text, notes } = takeNotes(children, Mark);
    return (
      <SampleAnswer
        score={value}
        notes={notes}
        noteLang={written}
        heading={t("sampleAnswer", { score: value })}
        label={t("sampleScore", { score: value })}
      >
        {text}
      </SampleAnswer>
    );
  }
  const simple = { Callout, Checklist, En, Example, Exercise, Mark, Steps, table: Table };
  return {
    ...simple,
    ...{ Practice, Solution: Answer, SampleAnswer: Sample, a: Anchor, img: TextPicture },
  };
}

const options = {
  blockJS: true,
  mdxOptions: {
    remarkPlugins: [...markdownExtensions, allowParts, nameTables],
    rehypePlugins: [rehypeSlug],
  },
};

type MdxBodyProps = { source: string; locale: Locale; written: Locale };

/** The text of a page, with only the parts an author may use. */
export async function MdxBody({ source, locale, written }: MdxBodyProps) {
  return (
    <div lang={written === locale ? undefined : written} className="prose">
      <MDXRemote source={source} options={options} components={await partsFor(locale, written)} />
    </div>
  );
}
