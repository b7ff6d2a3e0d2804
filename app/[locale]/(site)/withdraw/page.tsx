import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";

import { MessagesProvider } from "@/components/learner/messages-provider";
import { WithdrawalByPage } from "@/components/learner/withdrawal/withdrawal-by-page";
import { PageHead } from "@/components/site/page-head";
import { PageTrail } from "@/components/site/page-trail";
import { pageRecords } from "@/lib/content/pages/page-records";
import { localePath, type Locale } from "@/lib/i18n/locales";
import { metadataAt } from "@/lib/seo/metadata";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataAt((await params).locale, pageRecords.withdrawal.path);
}

export default async function WithdrawPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const t = await getTranslations("Withdrawal");

  return (
    <main id="content" data-tone="sunken">
      <PageHead
        title={t("title")}
        lead={t("lead")}
        breadcrumb={<PageTrail locale={locale} page="withdrawal" />}
      />
      <div className="page mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,36rem)_1fr]">
        <MessagesProvider locale={locale} namespaces={["Withdrawal", "Errors"]}>
          <WithdrawalByPage />
        </MessagesProvider>
        <p className="max-w-text text-ink-soft">
          {t.rich("account", {
            account: (text) => (
              <a
                href={`${localePath(locale, "/app")}#/account`}
                className="text-teal underline underline-offset-4"
              >
                {text}
              </a>
            ),
          })}
        </p>
      </div>
    </main>
  );
}
