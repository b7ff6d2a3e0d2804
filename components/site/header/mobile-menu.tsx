import { X } from "lucide-react";
import { useTranslations } from "next-intl";

import { IconButton } from "@/components/ui/button";
import { Logo } from "@/components/ui/logo";
import { LanguageLinks } from "@/components/site/language/language-links";
import { PageLink } from "@/components/site/page-link";
import { pagesLinkedIn } from "@/lib/content/pages/page-names";
import type { Locale } from "@/lib/i18n/locales";
import { pageRecords } from "@/lib/content/pages/page-records";

const parts = [
  { place: "drawer-products", title: "products" },
  { place: "drawer", title: "more" },
] as const;

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
      <nav aria-label={t("Header.label")} className="grid grow content-start gap-6 px-5 pb-8">
        {parts.map(({ place, title }) => (
          <div key={place}>
            <p className="border-t-2 border-ink pt-3 text-sm text-ink-faint">{t(`Header.${title}`)}</p>
            <ul className="mt-1">
              {pagesLinkedIn(place).map((page) => (
                <li key={page} className="border-b border-line last:border-0">
                  <PageLink
                    locale={locale}
                    href={pageRecords[page].path}
                    className="flex min-h-12 items-center text-lg font-semibold"
                  >
                    {t(`Breadcrumb.${page}`)}
                  </PageLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div>
          <p className="border-t-2 border-ink pt-3 pb-1 text-sm text-ink-faint">{t("Footer.language")}</p>
          <LanguageLinks locale={locale} />
        </div>
      </nav>
      <div className="sticky bottom-0 flex flex-col-reverse gap-1 border-t border-line bg-paper p-5 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
        {action}
      </div>
    </dialog>
  );
}
