import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";

import { ContactForm } from "@/components/site/contact/contact-form";
import { MailText } from "@/components/site/contact/mail-text";
import { PageHead } from "@/components/site/page-head";
import { PageLink } from "@/components/site/page-link";
import { PageTrail } from "@/components/site/page-trail";
import { ProductPicture } from "@/components/site/product-picture";
import { readSiteFacts } from "@/lib/content/cms";
import { contactTopics } from "@/lib/core/contact-topics";
import { publicEnv } from "@/lib/env/public";
import type { Locale } from "@/lib/i18n/locales";
import { metadataAt } from "@/lib/seo/metadata";
import { pageRecords } from "@/lib/content/pages/page-records";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataAt((await params).locale, pageRecords.contact.path);
}

async function formWords(email: string) {
  const t = await getTranslations("Contact");
  const mark = "{email}";
  return {
    topic: t("topic"),
    topics: contactTopics.map((topic) => ({ topic, text: t(`Topics.${topic}`) })),
    name: t("name"),
    email: t("email"),
    text: t("text"),
    textHint: t("textHint"),
    send: t("send"),
    sent: t("sent"),
    // The address is known when the form was sent; the browser puts it in.
    sentText: t("sentText", { email: mark }),
    another: t("another"),
    failed: t("failed", { email }),
    tooMany: t("tooMany", { email }),
    mailIt: t("mailIt"),
    faults: {
      name: t("Faults.name"),
      email: t("Faults.email"),
      emailForm: t("Faults.emailForm"),
      text: t("Faults.text"),
    },
  };
}

export default async function ContactPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const [t, facts] = await Promise.all([getTranslations("Contact"), readSiteFacts()]);

  return (
    <main id="content" data-tone="teal">
      <PageHead
        title={t("title")}
        lead={t("lead")}
        breadcrumb={<PageTrail locale={locale} page="contact" />}
        picture={<ProductPicture name="contact" className="h-44 w-auto" />}
      />
      <div className="page mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,36rem)_1fr]">
        <ContactForm
          locale={locale}
          apiBase={publicEnv.apiBase}
          mailbox={facts.contactEmail}
          words={await formWords(facts.contactEmail)}
        />
        <div className="grid max-w-text content-start gap-4 text-ink-soft">
          <p>
            <MailText text={t("emailInstead", { email: facts.contactEmail })} email={facts.contactEmail} />
          </p>
          <p>
            {t.rich("privacy", {
              privacy: (text) => (
                <PageLink
                  locale={locale}
                  href={pageRecords.privacy.path}
                  className="text-teal underline underline-offset-4"
                >
                  {text}
                </PageLink>
              ),
            })}
          </p>
        </div>
      </div>
    </main>
  );
}
