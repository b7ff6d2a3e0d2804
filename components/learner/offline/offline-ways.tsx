"use client";

import { useTranslations } from "next-intl";
import { Link } from "wouter";

import { reviewPath } from "@/components/learner/learner-path";
import { findKept } from "@/components/learner/offline/kept";

/** What can be gone on with although nothing can be fetched. */
export function OfflineWays() {
  const t = useTranslations("Learner");
  const [deck, set] = [findKept("deck"), findKept("set")];
  const ways = [
    ...(deck?.isReadable ? [{ path: reviewPath, name: t("words.review") }] : []),
    ...(set?.isReadable ? [{ path: `/practice/${set.id}`, name: t("offlineSet") }] : []),
  ];
  if (ways.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2">
      {ways.map(({ path, name }) => (
        <Link key={path} href={path} className="inline-flex min-h-11 items-center font-semibold text-teal">
          {name}
        </Link>
      ))}
    </p>
  );
}
