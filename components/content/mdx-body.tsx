import { getTranslations } from "next-intl/server";
import { MDXRemote } from "next-mdx-remote/rsc";
import type { ComponentProps, ReactNode } from "react";
import rehypeSlug from "rehype-slug";
import type { Pluggable } from "unified";

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
import { Phrased } from "@/components/site/phrased";
import { facts } from "@/lib/content/facts/facts";
import { placeFacts } from "@/lib/content/facts/place-facts";
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
  const labelLang = written === locale ? undefined : locale;
  function Answer({ children }: Inside) {
    return (
      <Solution label={t("solution")} labelLang={labelLang}>
        {children}
      </Solution>
    );
  }
  function Sample({ score, children }: Inside & { score?: string }) {
    const value = Number(score);
    const { text, notes } = takeNotes(children, Mark, value > 85 ? "praise" : "mend");
    return (
      <SampleAnswer
        score={value}
        notes={notes}
        noteLang={written}
        heading={t("sampleAnswer", { score: value })}
        label={t("sampleScore", { score: value })}
        labelLang={labelLang}
      >
        {text}
      </SampleAnswer>
    );
  }
  const phrased = (Heading: "h2" | "h3" | "h4") =>
    function PhrasedHeading({ children, ...rest }: ComponentProps<"h2">) {
      return (
        <Heading {...rest}>
          <Phrased>{children}</Phrased>
        </Heading>
      );
    };
  const simple = { Callout, Checklist, En, Example, Exercise, Mark, Steps, table: Table };
  return {
    ...simple,
    ...{ h2: phrased("h2"), h3: phrased("h3"), h4: phrased("h4") },
    ...{ Practice, Solution: Answer, SampleAnswer: Sample, a: Anchor, img: TextPicture },
  };
}

const optionsFor = (written: Locale) => ({
  blockJS: true,
  mdxOptions: {
    remarkPlugins: [
      ...markdownExtensions,
      allowParts,
      [placeFacts, { facts, locale: written }] satisfies Pluggable,
      nameTables,
    ],
    rehypePlugins: [rehypeSlug],
  },
});

type MdxBodyProps = { source: string; locale: Locale; written: Locale };

/** The text of a page, with only the parts an author may use. */
export async function MdxBody({ source, locale, written }: MdxBodyProps) {
  return (
    <div lang={written === locale ? undefined : written} className="prose">
      <MDXRemote source={source} options={optionsFor(written)} components={await partsFor(locale, written)} />
    </div>
  );
}
