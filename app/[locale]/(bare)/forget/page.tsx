import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";

import { authMetadata } from "@/components/learner/auth/auth-metadata";
import { ResetForm } from "@/components/learner/auth/reset-form";
import type { Locale } from "@/lib/i18n/locales";

type Props = { params: Promise<{ locale: Locale }> };

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return authMetadata(params, "reset");
}

export default async function ForgetPage({ params }: Props) {
  setRequestLocale((await params).locale);
  return <ResetForm />;
}
