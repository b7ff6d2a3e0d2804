import { buttonClass } from "@/components/ui/button";
import { type Locale, localePath } from "@/lib/i18n/locales";
import { Phrased } from "@/components/site/phrased";

type LastCallProps = { locale: Locale; title: string; text: string; action: string; screen?: string };

/** The one question at the end of a page: shall we begin? */
export function LastCall({ locale, title, text, action, screen = "/practice" }: LastCallProps) {
  return (
    <section className="page mt-14 sm:mt-24">
      <div className="relative overflow-hidden rounded-card border border-line bg-teal-soft px-6 pt-10 pb-16 text-center sm:pt-14 sm:pb-20">
        <h2 className="mx-auto max-w-[24ch] text-3xl">
          <Phrased>{title}</Phrased>
        </h2>
        <p className="mx-auto mt-3 max-w-text text-ink-soft">{text}</p>
        <a href={`${localePath(locale, "/app")}#${screen}`} className={`${buttonClass({ size: "lg" })} mt-7`}>
          {action}
        </a>
        <div aria-hidden className="absolute inset-x-6 bottom-0 h-7 border-t-2 border-ink">
          <div className="h-3 ruled" />
        </div>
      </div>
    </section>
  );
}
