import { useTranslations } from "next-intl";

import { PageLink } from "@/components/site/page-link";
import { productList } from "@/components/site/products/product-list";
import { Badge } from "@/components/ui/badge";
import type { Locale } from "@/lib/i18n/locales";
import { pageRecords } from "@/lib/content/pages/page-records";

/** What cannot be used yet, in one line. Nothing when everything can. */
export function InPreparation({ locale }: { locale: Locale }) {
  const t = useTranslations("Site");
  const products = productList.filter(({ isOpen }) => !isOpen);
  if (products.length === 0) return null;
  return (
    <div className="page mt-6">
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        <Badge>{t("Header.soon")}</Badge>
        {products.map(({ page }) => (
          <PageLink
            key={page}
            locale={locale}
            href={pageRecords[page].path}
            className="inline-flex min-h-11 items-center text-ink-soft underline underline-offset-4 hover:text-teal"
          >
            {t(`Breadcrumb.${page}`)}
          </PageLink>
        ))}
      </p>
    </div>
  );
}
