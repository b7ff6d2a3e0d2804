import { X } from "lucide-react";
import { useTranslations } from "next-intl";

import { IconButton } from "@/components/ui/button";
import { Badge } from "@/components/ui/badge";
import { Logo } from "@/components/ui/logo";
import { PageLink } from "@/components/site/page-link";
import { productList } from "@/components/site/products/product-list";
import { type PageName, pagesLinkedIn } from "@/lib/content/pages/page-names";
import type { Locale } from "@/lib/i18n/locales";
import { pageRecords } from "@/lib/content/pages/page-records";

const pagesInPreparation = new Set<PageName>(
  productList.flatMap(({ page, isOpen }) => (isOpen ? [] : [page])),
);

/** The full-screen drawer of small screens: a native dialog, opened by MenuBehavior. */
export function MobileMenu({ locale, action }: { locale: Locale; action: React.ReactNode }) {
  const t = useTranslations("Site");
  return (
    <dialog
      id="site-menu"
      aria-label={t("Header.menu")}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-paper text-ink backdrop:bg-transparent open:flex open:flex-col"
    >
      <div className="flex h-20 shrink-0 items-center justify-between px-5">
        <Logo />
        <IconButton label={t("Header.closeMenu")} data-closes>
          <X aria-hidden size={24} strokeWidth={1.75} />
        </IconButton>
      </div>
      <nav aria-label={t("Header.label")} className="grow px-5 pb-6">
        <ul className="border-t border-line">
          {pagesLinkedIn("drawer").map((page) => (
            <li key={page} className="border-b border-line">
              <PageLink
                locale={locale}
                href={pageRecords[page].path}
                className="flex min-h-15 items-center text-xl font-semibold"
              >
                {t(`Breadcrumb.${page}`)}
              </PageLink>
            </li>
          ))}
        </ul>
        <p className="mt-6 text-sm text-ink-faint">{t("Header.products")}</p>
        <ul className="mt-1">
          {pagesLinkedIn("drawer-products").map((page) => (
            <li key={page}>
              <PageLink
                locale={locale}
                href={pageRecords[page].path}
                className="flex min-h-13 items-center gap-3"
              >
                {t(`Breadcrumb.${page}`)}
                {pagesInPreparation.has(page) ? <Badge>{t("Header.soon")}</Badge> : null}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="sticky bottom-0 flex flex-col-reverse gap-1 border-t border-line bg-paper p-5 pb-3">
        {action}
      </div>
    </dialog>
  );
}
