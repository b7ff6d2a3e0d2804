import type { Metadata } from "next";
import { cookies, draftMode } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { setRequestLocale } from "next-intl/server";
import { cache } from "react";

import { ArticlePage } from "@/components/site/article/article-page";
import { PreviewBar } from "@/components/site/article/preview-bar";
import { readDraft } from "@/lib/content/live/read-draft";
import { parseArticlePath } from "@/lib/content/articles/shelves";
import { previewCookie } from "@/lib/core/preview-cookie";
import type { Locale } from "@/lib/i18n/locales";
import { metadataOf } from "@/lib/seo/metadata";
import { mayPreview } from "@/lib/services/cms/preview-pass";

type Props = { params: Promise<{ locale: Locale; path: string[] }> };

/** The proxy leads here whoever brings a pass for this article; whether the pass is good is judged here. */
export const dynamic = "force-dynamic";

/** The page's head and the page ask for the same. */
const readOnce = cache(readDraft);

const hidden = { robots: { index: false, follow: false } } satisfies Metadata;

async function openDraft({ params }: Props) {
  const { locale, path } = await params;
  const address = `/${path.join("/")}`;
  const place = parseArticlePath(address);
  if (!place) notFound();
  const [{ isEnabled }, jar] = await Promise.all([draftMode(), cookies()]);
  const isAllowed = isEnabled && (await mayPreview(jar.get(previewCookie)?.value, address));
  if (!isAllowed) redirect(`/api/cms/preview/leave?locale=${locale}`);
  return { locale, draft: await readOnce(locale, place.shelf, place.slug) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, draft } = await openDraft(props);
  if (!draft?.shown) return hidden;
  const { article } = draft.shown;
  return { ...(await metadataOf({ kind: "article", article }, locale, article.path)), ...hidden };
}

export default async function DraftPage(props: Props) {
  setRequestLocale((await props.params).locale);
  const { locale, draft } = await openDraft(props);
  const { shown = null, faults = [] } = draft ?? {};
  const bar = <PreviewBar locale={locale} faults={faults} isShown={shown !== null} isDown={draft === null} />;
  if (!shown) return <main id="content">{bar}</main>;
  return <ArticlePage article={shown.article} document={shown.document} note={bar} />;
}
