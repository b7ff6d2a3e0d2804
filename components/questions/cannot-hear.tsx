"use client";

import { useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";

/** For who cannot hear a recording, or cannot get it to play: on without a score. */
export function CannotHear({ disabled, onSkip }: { disabled: boolean; onSkip: () => void }) {
  const t = useTranslations("Questions.interactive-listening.notes");
  return (
    <div className="-ms-3">
      <Button size="sm" variant="quiet" data-cannot-hear disabled={disabled} onClick={onSkip}>
        {t("cannotHear")}
      </Button>
    </div>
  );
}
