import { Menu, Search } from "lucide-react";
import { useTranslations } from "next-intl";

import { buttonClass, IconButton } from "@/components/ui/button";
import { Logo } from "@/components/ui/logo";
import { MenuBehavior } from "@/components/site/header/menu-behavior";
import { MobileMenu } from "@/components/site/header/mobile-menu";
import { ProductsMenu } from "@/components/site/header/products-menu";
import { StartLinks } from "@/components/site/header/start-links";
import { PageLink } from "@/components/site/page-link";
import { type Locale, localePath } from "@/lib/i18n/locales";
import { pagesLinkedIn } from "@/lib/content/pages/page-names";
import { pageRecords } from "@/lib/content/pages/page-records";

const textLink = "flex min-h-11 items-center rounded-card px-3 font-medium whitespace-nowrap hover:text-teal";

export function SiteHeader({ locale }: { locale: Locale }) {
  const t = useTranslations("Site.Header");
  const names = useTranslations("Site.Breadcrumb");
  const search = useTranslations("Search")("open");
  const logIn = useTranslations("Auth.login")("action");
  const start = {
    known: { href: `${localePath(locale, "/app")}#/home`, label: t("getStarted") },
    guest: { href: localePath(locale, "/app#/practice"), label: t("tryForFree") },
    login: { href: localePath(locale, "/login"), label: logIn },
  };

  return (
    <header className="site-header relative z-20 h-20">
      <div className="page flex h-full items-center gap-2">
        <PageLink
          locale={locale}
          href={pageRecords.home.path}
          aria-label={t("home")}
          className="me-4 flex min-h-11 items-center"
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
          className="ms-auto grid size-11 place-items-center rounded-card text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <Search aria-hidden size={22} strokeWidth={1.75} />
        </PageLink>
        <StartLinks
          {...start}
          className={`${buttonClass()} whitespace-nowrap max-sm:hidden`}
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
