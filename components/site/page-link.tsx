import NextLink from "next/link";
import type { ComponentProps } from "react";

import { localizedPath } from "@/lib/content/addresses/local-paths";
import { type Locale, localePath } from "@/lib/i18n/locales";

type PageLinkProps = Omit<ComponentProps<typeof NextLink>, "href" | "locale"> & {
  href: string;
  locale: Locale;
};

/**
 * A link inside the public site: `href` without its language, such as `/courses#section-0`, and with the name of a
 * document's folder where the language shows another. Nothing is fetched before the click, and no message provider is
 * needed, which keeps the pages' first load small.
 */
export function PageLink({ href, locale, ...rest }: PageLinkProps) {
  const [path = "/", hash] = href.split("#", 2);
  const target =
    localePath(locale, localizedPath(locale, path || "/")) + (hash === undefined ? "" : `#${hash}`);
  return <NextLink prefetch={false} {...rest} href={target} />;
}
