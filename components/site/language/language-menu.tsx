import { ChevronDown, Globe } from "lucide-react";

import { classNames } from "@/components/ui/class-names";
import { LanguageLinks } from "@/components/site/language/language-links";
import { localeFacts, type Locale } from "@/lib/i18n/locales";

type LanguageMenuProps = { locale: Locale; label: string; place: "header" | "footer" };

const looks = {
  header: {
    box: "max-lg:hidden",
    summary: "gap-1 rounded-card px-2.5 font-medium hover:text-teal",
    panel: "end-0 top-full mt-2",
    sign: "group-open:rotate-180",
  },
  footer: {
    box: "w-full max-w-64",
    summary: "gap-3 rounded-card border border-line-strong bg-card px-4 hover:border-teal",
    panel: "start-0 bottom-full mb-2",
    sign: "rotate-180 group-open:rotate-0",
  },
} as const;

/** The languages behind the name of this page's own; all of them are in sight when it is open. */
export function LanguageMenu({ locale, label, place }: LanguageMenuProps) {
  const look = looks[place];
  const { name } = localeFacts[locale];
  return (
    <details data-menu name="site-menus" className={classNames("group relative", look.box)}>
      <summary
        title={label}
        className={classNames(
          "flex min-h-11 list-none items-center [&::-webkit-details-marker]:hidden",
          look.summary,
        )}
      >
        <Globe aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
        <span className="sr-only">{label}:</span>
        {place === "footer" ? (
          <span className="grow">{name}</span>
        ) : (
          <>
            <span className="text-sm uppercase">{locale}</span>
            <span className="sr-only">{name}</span>
          </>
        )}
        <ChevronDown
          aria-hidden
          size={16}
          strokeWidth={2}
          className={classNames("transition-transform", look.sign)}
        />
      </summary>
      <div
        className={classNames(
          "absolute z-30 w-80 max-w-[calc(100vw-2.5rem)] rounded-card border border-line bg-card p-2 shadow-float",
          look.panel,
        )}
      >
        <LanguageLinks locale={locale} hasFlags={place === "footer"} />
      </div>
    </details>
  );
}
