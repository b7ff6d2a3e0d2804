"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import { Button } from "@/components/ui/button";

/** Leaves a task out for good: the first press says what that means, the second one does it. */
export function SkipTask({ onSkip }: { onSkip: () => void }) {
  const t = useTranslations("Exam.speak");
  const skip = useTranslations("Questions.recorder")("skip");
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div className="grid justify-items-start gap-2 border-t border-line pt-3">
      <p role="status" className="max-w-text rounded-card bg-mark-soft px-4 py-2 empty:hidden">
        {isAsked ? t("skipAsk") : null}
      </p>
      <Button
        variant="quiet"
        size="sm"
        data-skip
        className="-ms-3"
        onClick={isAsked ? onSkip : () => setIsAsked(true)}
      >
        {skip}
      </Button>
    </div>
  );
}
