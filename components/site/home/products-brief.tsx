import { useTranslations } from "next-intl";

import { Section } from "@/components/site/home/section";
import { PageLink } from "@/components/site/page-link";
import { ProductPicture } from "@/components/site/product-picture";
import { productList } from "@/components/site/products/product-list";
import { Badge } from "@/components/ui/badge";
import type { Locale } from "@/lib/i18n/locales";
import { pageRecords } from "@/lib/content/pages/page-records";

/** The four products, each with its drawing and its page. */
export function ProductsBrief({ locale }: { locale: Locale }) {
  const t = useTranslations();
  return (
    <Section id="products" title={t("Home.productsTitle")} text={t("Home.productsText")}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {productList.map(({ page, note, picture, isOpen }) => (
          <li
            key={page}
            className="group relative flex flex-col rounded-card border border-line bg-card p-5 transition-colors hover:border-teal"
          >
            <ProductPicture name={picture} className="mx-auto mb-4 w-full max-w-56" />
            <h3 className="text-lg">
              <PageLink
                locale={locale}
                href={pageRecords[page].path}
                className="group-hover:text-teal after:absolute after:inset-0 after:rounded-card"
              >
                {t(`Site.Breadcrumb.${page}`)}
              </PageLink>
            </h3>
            <p className="mt-1 grow text-sm text-ink-soft">{t(`Site.Header.${note}`)}</p>
            <p className="mt-3">
              <Badge tone={isOpen ? "mark" : "neutral"}>
                {isOpen ? t("TaskList.open") : t("Site.Header.soon")}
              </Badge>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
