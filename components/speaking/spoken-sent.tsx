"use client";

import { Send } from "lucide-react";
import { useTranslations } from "next-intl";

import { useSubmitKey } from "@/components/learner/player/use-submit-key";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

type SpokenSentProps = {
  /** How many recordings the server has. */
  count: number;
  isBusy: boolean;
  /** As in the test: nothing is done anew. */
  strict: boolean;
  onSubmit: () => void;
  onAnew: () => void;
};

/** All is recorded and on the server, and not handed in yet. */
export function SpokenSent({ count, isBusy, strict, onSubmit, onAnew }: SpokenSentProps) {
  const t = useTranslations("Speaking");
  useSubmitKey(!isBusy, onSubmit);
  return (
    <Card className="grid justify-items-start gap-4" data-part="sent">
      <p role="status" className="text-lg font-semibold">
        {t("sent", { count })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="lg" data-submit busy={isBusy} onClick={onSubmit}>
          <Send aria-hidden size={20} strokeWidth={1.75} />
          {t(strict ? "sendAgain" : "submit")}
        </Button>
        {strict ? null : (
          <Button size="lg" variant="quiet" data-anew disabled={isBusy} onClick={onAnew}>
            {t("anew")}
          </Button>
        )}
      </div>
    </Card>
  );
}
