import { ExternalLink } from "lucide-react";
import { useTranslations } from "next-intl";

import type { Article } from "@/lib/content/articles/article";
import { Phrased } from "@/components/site/phrased";

export function ArticleSources({ sources = [] }: { sources: Article["sources"] }) {
  const t = useTranslations("Articles");
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources" className="mt-14 max-w-text border-t-2 border-ink pt-4">
      <h2 id="sources" className="text-lg">
        <Phrased>{t("sources")}</Phrased>
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{t("sourcesNote")}</p>
      <ol lang="en" className="mt-3">
        {sources.map(({ title, url }) => (
          <li key={url} className="border-t border-line first:border-t-0">
            <a
              href={url}
              rel="noopener nofollow"
              className="flex min-h-11 items-center gap-3 py-2 text-sm hover:text-teal hover:underline"
            >
              <ExternalLink aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-ink-faint" />
              <span>
                {title}
                <span className="ms-2 text-ink-faint">{new URL(url).hostname}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
