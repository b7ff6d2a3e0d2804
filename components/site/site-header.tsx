import { Menu, Search } from "lucide-react";
import { useTranslations } from "next-intl";

import { buttonClass, IconButton } from "@/components/ui/button";
import { Logo } from "@/components/ui/logo";
import { MenuBehavior } from "@/components/site/header/menu-behavior";
import { MobileMenu } from "@/components/site/header/mobile-menu";
import { ProductsMenu } from "@/components/site/header/products-menu";
import { StartLinks } from "@/components/site/header/start-links";
import { LanguageMenu } from "@/components/site/language/language-menu";
import { PageLink } from "@/components/site/page-link";
import { type Locale, localePath } from "@/lib/i18n/locales";
import { pagesLinkedIn } from "@/lib/content/pages/page-names";
import { pageRecords } from "@/lib/content/pages/page-records";

const textLink =
  "flex min-h-11 items-center rounded-card px-2.5 font-medium whitespace-nowrap hover:text-teal xl:px-3";

export function SiteHeader({ locale }: { locale: Locale }) {
  const t = useTranslations("Site.Header");
  const names = useTranslations("Site.Breadcrumb");
  const search = useTranslations("Search")("open");
  const logIn = useTranslations("Auth.login")("action");
  const language = useTranslations("Site.Footer")("language");
  const start = {
    known: { href: `${localePath(locale, "/app")}#/home`, label: t("getStarted") },
    guest: { href: localePath(locale, "/app#/practice"), label: t("tryForFree") },
    login: { href: localePath(locale, "/login"), label: logIn },
  };

  return (
    <header className="site-header z-20 h-20">
      <div className="page flex h-full items-end gap-1 pb-3 sm:gap-2">
        <PageLink
          locale={locale}
          href={pageRecords.home.path}
          aria-label={t("home")}
          className="flex min-h-11 items-center max-lg:me-auto lg:me-2 xl:me-4"
        >
          <Logo />
        </PageLink>
        <nav aria-label={t("label")} className="hidden grow items-center lg:flex">
          <ProductsMenu locale={locale} />
          {pagesLinkedIn("header").map((page) => (
            <PageLink key={page} locale={locale} href={pageRecords[page].path} className={textLink}>
              {names(page)}
            </PageLink>
          ))}
        </nav>
        <PageLink
          locale={locale}
          href={pageRecords.search.path}
          aria-label={search}
          title={search}
          className="grid size-11 shrink-0 place-items-center rounded-card text-ink-soft hover:bg-sunken hover:text-ink max-sm:hidden"
        >
          <Search aria-hidden size={22} strokeWidth={1.75} />
        </PageLink>
        <LanguageMenu locale={locale} label={language} place="header" />
        <StartLinks
          {...start}
          short={t("start")}
          className={`${buttonClass()} whitespace-nowrap max-sm:px-4`}
          loginClass={`${textLink} max-lg:hidden`}
        />
        <IconButton label={t("openMenu")} aria-haspopup="dialog" data-opens className="lg:hidden">
          <Menu aria-hidden size={24} strokeWidth={1.75} />
        </IconButton>
      </div>
      <MobileMenu
        locale={locale}
        action={
          <StartLinks
            {...start}
            className={buttonClass({ full: true, size: "lg" })}
            loginClass={buttonClass({ variant: "quiet", full: true })}
          />
        }
      />
      <MenuBehavior />
    </header>
  );
}
