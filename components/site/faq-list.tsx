import { JsonLd } from "@/components/content/json-ld";
import { OpeningSign } from "@/components/ui/opening-sign";
import type { FaqEntry } from "@/lib/content/cms";
import { faqAnchor } from "@/lib/core/faq-pages";
import type { Locale } from "@/lib/i18n/locales";
import { faqLd } from "@/lib/seo/json-ld-site";
import { Phrased } from "@/components/site/phrased";

type Question = Pick<FaqEntry, "question" | "answer" | "language">;
type FaqListProps = { locale: Locale; title: string; entries: readonly Question[] };

/** Questions that open in place; the answers are in the page either way. */
export function FaqList({ locale, title, entries }: FaqListProps) {
  if (entries.length === 0) return null;
  return (
    <section
      aria-labelledby="faq"
      className="page mt-14 grid gap-x-16 gap-y-6 sm:mt-20 lg:grid-cols-[1fr_2fr]"
    >
      <JsonLd graph={[faqLd(locale, entries)]} />
      <h2 id="faq" className="text-3xl">
        <Phrased>{title}</Phrased>
      </h2>
      <div className="border-t border-line">
        {entries.map(({ question, answer, language }, index) => (
          <details
            key={question}
            lang={language === locale ? undefined : language}
            className="group border-b border-line"
          >
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold hover:text-teal [&::-webkit-details-marker]:hidden">
              <h3 className="text-base">
                <Phrased>{question}</Phrased>
              </h3>
              <OpeningSign />
            </summary>
            {/* A link to what is inside opens it; the question above stays in sight. */}
            <p id={faqAnchor(index)} className="max-w-text scroll-mt-24 pb-5 text-ink-soft">
              {answer}
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
