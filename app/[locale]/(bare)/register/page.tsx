import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";

import { authMetadata } from "@/components/learner/auth/auth-metadata";
import { RegisterForm } from "@/components/learner/auth/register-form";
import type { Locale } from "@/lib/i18n/locales";

type Props = { params: Promise<{ locale: Locale }> };

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return authMetadata(params, "register");
}

export default async function RegisterPage({ params }: Props) {
  setRequestLocale((await params).locale);
  return <RegisterForm />;
}
