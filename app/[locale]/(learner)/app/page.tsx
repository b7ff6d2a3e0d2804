import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";

import { LearnerApp } from "@/components/learner/learner-app";
import { LearnerGate } from "@/components/learner/learner-gate";
import { MessagesProvider } from "@/components/learner/messages-provider";
import { AppWorker } from "@/components/learner/offline/app-worker";
import { publicEnv } from "@/lib/env/public";
import { type Locale, localePath } from "@/lib/i18n/locales";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "Learner" });
  return { title: `Bandwise: ${t("title")}`, robots: { index: false } };
}

export default async function LearnerPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);

  return (
    <MessagesProvider locale={locale} namespaces={["Learner", "Questions", "Explanations", "Errors"]}>
      <LearnerGate>
        <LearnerApp />
      </LearnerGate>
      {/* While the app is developed its files have no lasting names. */}
      {publicEnv.build ? <AppWorker scope={localePath(locale, "/app")} build={publicEnv.build} /> : null}
    </MessagesProvider>
  );
}
