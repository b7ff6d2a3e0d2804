import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";

import { authMetadata } from "@/components/learner/auth/auth-metadata";
import { OrderWatch } from "@/components/learner/checkout/order-watch";
import type { Locale } from "@/lib/i18n/locales";

type Props = { params: Promise<{ locale: Locale }> };

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return authMetadata(params, "success");
}

export default async function SuccessPage({ params }: Props) {
  setRequestLocale((await params).locale);
  return <OrderWatch />;
}
