import type { ReactNode } from "react";

import SiteLayout from "@/app/[locale]/(site)/layout";
import LocaleLayout from "@/app/[locale]/layout";

export { metadata, viewport } from "@/app/[locale]/layout";

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/**
 * The frame of the public pages around those that are rendered when somebody asks. They have a root of their own,
 * because below `[locale]` only what the build has rendered exists; the proxy alone leads here.
 */
export default function OnDemandLayout({ children, params }: Props) {
  return (
    <LocaleLayout params={params}>
      <SiteLayout params={params}>{children}</SiteLayout>
    </LocaleLayout>
  );
}
