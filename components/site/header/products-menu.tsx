import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";

import { CategoryPicture } from "@/components/site/article/category-picture";
import { PageLink } from "@/components/site/page-link";
import { productList } from "@/components/site/products/product-list";
import type { Locale } from "@/lib/i18n/locales";
import { pageRecords } from "@/lib/content/pages/page-records";

const lines = [...productList, { page: "listen", note: "listenNote", sign: "listening" } as const];

export function ProductsMenu({ locale }: { locale: Locale }) {
  const t = useTranslations("Site");
  return (
    <details data-menu name="site-menus" className="group relative">
      <summary className="flex min-h-11 list-none items-center gap-1.5 rounded-card px-3 font-medium whitespace-nowrap hover:text-teal [&::-webkit-details-marker]:hidden">
        {t("Header.products")}
        <ChevronDown
          aria-hidden
          size={16}
          strokeWidth={2}
          className="transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="absolute start-0 top-full z-30 mt-2 grid w-[40rem] grid-cols-2 gap-1 rounded-card border border-line bg-card p-2 shadow-float">
        {lines.map(({ page, note, sign }) => (
          <PageLink
            key={page}
            locale={locale}
            href={pageRecords[page].path}
            className="grid grid-cols-[5rem_1fr] items-center gap-x-4 rounded-sm p-2.5 hover:bg-teal-soft"
          >
            <CategoryPicture category={sign} className="w-full" />
            <span>
              <span className="block font-semibold">{t(`Breadcrumb.${page}`)}</span>
              <span className="block text-sm text-ink-soft">{t(`Header.${note}`)}</span>
            </span>
          </PageLink>
        ))}
      </div>
    </details>
  );
}
