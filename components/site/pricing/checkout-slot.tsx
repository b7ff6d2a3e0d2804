import { CheckoutButton } from "@/components/learner/checkout/checkout-button";
import type { Locale } from "@/lib/i18n/locales";

type CheckoutSlotProps = { locale: Locale; planId: string; label: string; isMain: boolean };

/** Where a plan is bought. */
export function CheckoutSlot(props: CheckoutSlotProps) {
  return <CheckoutButton {...props} />;
}
