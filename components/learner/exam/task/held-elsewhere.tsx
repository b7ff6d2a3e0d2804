"use client";

import { useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import { EmptyDesk, EmptyState } from "@/components/ui/empty-state";

/** Another tab has the sitting: this one looks on until it takes over. */
export function HeldElsewhere({ busy, onTake }: { busy: boolean; onTake: () => void }) {
  const t = useTranslations("Learner.diagnostic");
  return (
    <EmptyState
      picture={<EmptyDesk />}
      title={t("heldTitle")}
      text={t("heldText")}
      action={
        <Button busy={busy} data-held onClick={onTake}>
          {t("take")}
        </Button>
      }
    />
  );
}
