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
import { appPaths, searchPath, sitePages } from "@/lib/seo/site-pages";

const textLink = "flex min-h-11 items-center rounded-card px-3 font-medium whitespace-nowrap hover:text-teal";

export function SiteHeader({ locale }: { locale: Locale }) {
  const t = useTranslations("Site.Header");
  const names = useTranslations("Site.Breadcrumb");
  const search = useTranslations("Search")("open");
  const logIn = useTranslations("Auth.login")("action");
  const start = {
    known: { href: `${localePath(locale, "/app")}#/home`, label: t("getStarted") },
    guest: { href: localePath(locale, appPaths.practice), label: t("tryForFree") },
    login: { href: localePath(locale, appPaths.login), label: logIn },
  };

  return (
    <header className="site-header relative z-20 h-20">
      <div className="page flex h-full items-center gap-2">
        <PageLink
          locale={locale}
          href={sitePages.home}
          aria-label={t("home")}
          className="me-4 flex min-h-11 items-center"
        >
          <Logo />
        </PageLink>
        <nav aria-label={t("label")} className="hidden grow items-center lg:flex">
          <ProductsMenu locale={locale} />
          <PageLink locale={locale} href={sitePages.courses} className={textLink}>
            {names("courses")}
          </PageLink>
          <PageLink locale={locale} href={sitePages.learn} className={textLink}>
            {names("learn")}
          </PageLink>
          <PageLink locale={locale} href={sitePages.blog} className={textLink}>
            {names("blog")}
          </PageLink>
          <PageLink locale={locale} href={sitePages.pricing} className={textLink}>
            {names("pricing")}
          </PageLink>
        </nav>
        <PageLink
          locale={locale}
          href={searchPath}
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
