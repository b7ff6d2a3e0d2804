import { setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";

import { MessagesProvider } from "@/components/learner/messages-provider";
import { EachVisit } from "@/components/ui/each-visit";
import { Logo } from "@/components/ui/logo";
import { localePath, toLocale } from "@/lib/i18n/locales";

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

export default async function BareLayout({ children, params }: Props) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);

  return (
    <div className="mx-auto grid min-h-dvh w-full max-w-narrow content-start gap-8 px-4 py-8 sm:content-center">
      <header className="justify-self-center">
        <a href={localePath(locale, "/")} className="inline-flex min-h-11 items-center text-ink no-underline">
          <Logo />
        </a>
      </header>
      <MessagesProvider locale={locale} namespaces={["Auth", "Errors", "Checkout"]}>
        <main id="content">
          <EachVisit>{children}</EachVisit>
        </main>
      </MessagesProvider>
    </div>
  );
}
