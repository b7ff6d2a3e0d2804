"use client";

import { useTranslations } from "next-intl";

import type { Correction } from "@/components/learner/corrections/corrections-queries";

/** What became of the credit, where one was to be paid. */
export function ChargeLine({ charge }: Pick<Correction, "charge">) {
  const t = useTranslations("Corrections.charge");
  if (charge.by === "free")
    return (
      <p className="font-semibold" data-charge="free">
        {t("free")}
      </p>
    );
  if (charge.by !== "credit" && charge.by !== "try") return null;
  if (charge.state === "none" || charge.state === "reserved") return null;
  return (
    <p className="font-semibold" data-charge={charge.by}>
      {t(`${charge.by}.${charge.state}`)}
    </p>
  );
}
