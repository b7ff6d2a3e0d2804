import "@/app/globals.css";
import "@/app/print.css";

import type { Metadata, Viewport } from "next";
import { setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { preload } from "react-dom";

import { fontClasses, scriptFont } from "@/app/fonts/faces";
import { ReloadScript } from "@/app/fonts/reload-script";
import { ThemeScript } from "@/app/fonts/theme-script";
import { FaultOverlay } from "@/components/content/fault-overlay";
import { publicEnv } from "@/lib/env/public";
import { locales, toLocale } from "@/lib/i18n/locales";

export const dynamicParams = false;

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export const metadata: Metadata = {
  metadataBase: new URL(publicEnv.siteUrl),
  applicationName: "Bandwise",
  manifest: "/manifest.webmanifest",
  icons: {
    icon: [{ url: "/icon.svg", type: "image/svg+xml" }],
    apple: "/apple-icon.png",
  },
  formatDetection: { telephone: false, email: false, address: false },
};

export const viewport: Viewport = {
  viewportFit: "cover",
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbfaf6" },
    { media: "(prefers-color-scheme: dark)", color: "#10161c" },
  ],
};

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

export default async function LocaleLayout({ children, params }: Props) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const font = scriptFont(locale);
  if (font) preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });

  return (
    <html lang={locale} dir="ltr" className={fontClasses} suppressHydrationWarning>
      <body>
        <ThemeScript />
        <ReloadScript />
        {children}
        <FaultOverlay />
      </body>
    </html>
  );
}
