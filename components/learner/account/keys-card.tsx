"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import { SectionCard } from "@/components/learner/account/section-card";
import { chooseSingleKeys, hasSingleKeys } from "@/components/questions/single-keys";

/** Keys that answer alone can be turned off (WCAG 2.1.4). */
export function KeysCard() {
  const t = useTranslations("Learner.account.keys");
  const [isOn, setIsOn] = useState(hasSingleKeys);
  return (
    <SectionCard title={t("title")} text={t("text")}>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name="single-keys"
          checked={isOn}
          onChange={({ target }) => {
            chooseSingleKeys(target.checked);
            setIsOn(target.checked);
          }}
          className="size-5 shrink-0 accent-teal"
        />
        {t("label")}
      </label>
    </SectionCard>
  );
}
