import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";

import { authMetadata } from "@/components/learner/auth/auth-metadata";
import { LoginForm } from "@/components/learner/auth/login-form";
import type { Locale } from "@/lib/i18n/locales";

type Props = { params: Promise<{ locale: Locale }> };

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return authMetadata(params, "login");
}

export default async function LoginPage({ params }: Props) {
  setRequestLocale((await params).locale);
  return <LoginForm />;
}
