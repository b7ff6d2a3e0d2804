import { answerFeed } from "@/lib/seo/answer-feed";
import { locales, toLocale } from "@/lib/i18n/locales";

export const dynamic = "force-static";

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  return answerFeed(toLocale(locale), "learn");
}
