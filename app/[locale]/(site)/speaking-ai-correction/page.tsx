import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";

import { SpeakingPage } from "@/components/site/corrections/speaking-page";
import type { Locale } from "@/lib/i18n/locales";
import { readSpeechSold } from "@/lib/services/corrections/speech-on-pages";
import { metadataAt } from "@/lib/seo/metadata";
import { pageRecords } from "@/lib/content/pages/page-records";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataAt((await params).locale, pageRecords.speaking.path);
}

export default async function SpeakingCorrectionPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  return <SpeakingPage locale={locale} isSpeechSold={await readSpeechSold()} />;
}
