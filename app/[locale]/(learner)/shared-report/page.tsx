import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";

import { SharedReport } from "@/components/learner/exam-report/shared-report";
import { MessagesProvider } from "@/components/learner/messages-provider";
import { Logo } from "@/components/ui/logo";
import { type Locale, localePath } from "@/lib/i18n/locales";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "Report" });
  return {
    title: `Bandwise: ${t("share.sharedTitle")}`,
    robots: { index: false, follow: false },
    referrer: "no-referrer",
  };
}

export default async function SharedReportPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  return (
    <div className="page grid gap-6 py-6">
      <header>
        <a href={localePath(locale, "/")} className="inline-flex min-h-11 items-center text-ink no-underline">
          <Logo />
        </a>
      </header>
      <MessagesProvider locale={locale} namespaces={["Report", "Learner", "Errors"]}>
        <main id="content">
          <SharedReport />
        </main>
      </MessagesProvider>
    </div>
  );
}
